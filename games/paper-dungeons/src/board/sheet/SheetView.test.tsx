import { describe, expect, it } from 'vitest'
import { dungeons } from '../../content/dungeons.ts'
import { cards, heroes } from '../../content/ids.ts'
import { minionRooms, places, walls, waters } from '../../content/map.ts'
import { opponents } from '../../rules/minions.ts'
import { heroIcons } from '../icons.ts'
import { all, count, propsOf, render } from '../testing/render.tsx'
import { HealthColumns, HealthRows } from './HealthColumns.tsx'
import { HeroRow } from './Heroes.tsx'
import { ItemBox } from './Items.tsx'
import { GemTrack, MinionTrack } from './MinionAndGemTracks.tsx'
import { DungeonMap } from './map/DungeonMap.tsx'
import { sideOf } from './map/grid.ts'
import { Path } from './map/Path.tsx'
import { Potions } from './Potions.tsx'
import { RoundTrack } from './RoundTrack.tsx'
import { Shields } from './Shields.tsx'

const grid = { x: 0, y: 0, w: 10, h: 10 }
const place = (n: number) => ({ x: n * 10, y: 0, w: 10, h: 10 })
const names = (edges: readonly (readonly [string, string])[]) => edges.map(edge => edge.join('/'))
const strokes = (markup: string, ink: 'old' | 'now' | 'hurt') => count(markup, `pd-stroke ${ink}`)

describe('the map', () => {
  it.each(cards)('[PD-SET.2] card %s draws its walls and its three boss rooms', card => {
    const map = render(<DungeonMap {...propsOf({}, { card })} grid={grid} />)
    expect(all(map, 'data-ladder')).toEqual(names(dungeons[card].walls))
    expect(all(map, 'data-bricks')).toEqual(names(walls))
    expect(all(map, 'data-water')).toEqual(names(waters))
    expect(all(map, 'data-warp')).toEqual(['A2', 'F2', 'A4', 'F4'])
    expect(count(map, /class="pd-label hand"[^>]*>[123]</)).toBe(3)
  })

  it('[PD-MIN.2] shows the symbol of the hero who fights it beside every minion', () => {
    const map = render(<DungeonMap {...propsOf({})} grid={grid} />)
    expect(all(map, 'data-opponent')).toEqual(
      minionRooms.flatMap(room => opponents[places[room].minion?.kind ?? 'orc']),
    )
    for (const hero of heroes) expect(count(map, `d="${heroIcons[hero]}"`)).toBe(3)
  })

  it('[PD-UI.14] walls lie on the side between their rooms', () => {
    expect(sideOf(grid, 'A1', 'A2')).toEqual([
      [0, 60],
      [10, 60],
    ])
    expect(sideOf(grid, 'B7', 'A7')).toEqual([
      [10, 0],
      [10, 10],
    ])
  })

  it('[PD-EXP.5] crosses out minions and lost gems, circles treasures', () => {
    const props = propsOf({ explored: 'C1', at: 'D1', slain: 'D1 F3', taken: 'C', crossed: 'A' })
    const map = render(<DungeonMap {...props} grid={grid} />)
    // Three boss numbers, the path, two crosses, two potions and the gem.
    expect(strokes(map, 'old')).toBe(3 + 1 + 2 + 3)
    expect(strokes(map, 'hurt')).toBe(1)
  })

  it('[PD-UI.14] what was drawn this round is blue, and drawn with a firmer hand', () => {
    const before = propsOf({ explored: 'C1', at: 'D1', slain: 'D1' }).sheet
    const props = propsOf({ explored: 'C1 D1', at: 'E1', slain: 'D1' }, { before })
    const map = render(<DungeonMap {...props} grid={grid} />)
    expect(strokes(map, 'now')).toBe(2)
  })

  it('[PD-MOV.13] draws every step, a warp as a way out and a way in', () => {
    const one = render(<Path {...propsOf({ explored: 'A1', at: 'A2' })} grid={grid} />)
    const two = render(<Path {...propsOf({ explored: 'A1 A2', at: 'F2' })} grid={grid} />)
    // Each line is pulled to and fro.
    expect(count(one, 'M')).toBe(4)
    expect(count(two, 'M')).toBe(8)
    expect(count(two, 'pd-dot')).toBe(3)
  })
})

describe('the boxes', () => {
  it('[PD-SHT.2] eight rounds of three numbers, and a boss after the third, sixth and eighth', () => {
    const props = propsOf({}, { round: 3 })
    const track = render(<RoundTrack {...props} layout={n => [n * 100, 0]} />)
    expect(count(track, 'pd-box')).toBe(24)
    expect(count(track, 'pd-sign')).toBe(3)
    expect(count(track, 'pd-label hand')).toBe(6)
  })

  it.each([
    { draw: HealthColumns, kind: 'standing' },
    { draw: HealthRows, kind: 'lying' },
  ])(
    '[PD-SHT.3] [PD-SHT.4] [PD-SHT.9] 24 spaces each, filled as far as levels and damage go ($kind)',
    ({ draw: Draw }) => {
      const props = propsOf({ levels: 'W4 M3 C3 R3', damage: 5 })
      const column = render(<Draw {...props} y={0} />)
      expect(count(column, /class="pd-box [^"]*"/)).toBeGreaterThanOrEqual(48)
      expect(strokes(column, 'old')).toBe(13)
      expect(strokes(column, 'hurt')).toBe(5)
    },
  )

  it('[PD-SHT.3] the resurrection box is crossed once', () => {
    const lives = (resurrected: boolean) =>
      strokes(render(<HealthColumns {...propsOf({ resurrected })} />), 'hurt')
    expect([lives(false), lives(true)]).toEqual([0, 1])
  })

  it('[PD-SHT.6] [PD-SHT.7] twelve minions and ten gems', () => {
    const props = propsOf({ slain: 'D1 E2 C4', taken: 'A B', gems: 3 })
    const minions = render(<MinionTrack {...props} place={place} />)
    const gems = render(<GemTrack {...props} place={place} />)
    expect([count(minions, 'pd-box'), strokes(minions, 'old')]).toEqual([12, 3])
    expect([count(gems, 'pd-box'), strokes(gems, 'old')]).toEqual([10, 3])
  })

  it('[PD-SHT.8] twelve potions with two hearts each, and a prize for each full row', () => {
    const potions = render(
      <Potions {...propsOf({ potions: 5, hearts: 3 })} x={0} y={0} step={60} high={50} />,
    )
    expect(count(potions, 'hollow')).toBe(24)
    // Five potions, three hearts, one row.
    expect(strokes(potions, 'old')).toBe(9)
  })

  it('[PD-SET.12] a hero shows the colour that trains it, and its levels', () => {
    const layout = { symbol: [0, 0, 1], training: place(0), name: [0, 0, 1], box: place } as const
    const row = (hero: 'warrior' | 'mage') =>
      render(<HeroRow {...propsOf({ goal: 'G09', levels: 'W3' })} hero={hero} layout={layout} />)
    expect(row('warrior')).toContain('pd-training black')
    expect(row('mage')).toContain('pd-training white')
    expect([strokes(row('warrior'), 'old'), strokes(row('mage'), 'old')]).toEqual([3, 1])
  })

  it('[PD-ITM.4] an item has its ground once both parts are there', () => {
    const item = (parts: number) =>
      render(<ItemBox {...propsOf({ parts: { cloak: parts } })} item="cloak" at={place(1)} />)
    expect([item(1), item(2)].map(markup => markup.includes('done'))).toEqual([false, true])
    expect([item(0), item(1), item(2)].map(markup => strokes(markup, 'old'))).toEqual([0, 1, 2])
  })

  it('[PD-SCO.11] bosses and missions are written, the rest is underlined as an estimate', () => {
    const shields = (round: number) =>
      render(<Shields {...propsOf({ glory: [5], scored: 'M08' }, { round })} x={0} y={0} step={10} />)
    expect(count(shields(5), 'pd-guess')).toBe(8)
    expect(count(shields(9), 'pd-guess')).toBe(0)
    expect(shields(5)).toMatch(/hand old[^>]*>5</)
  })
})
