import { page, renderPage } from '@kazamata/ui/testing/page'
import { act, cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lair } from '../../rules/dungeon/grid.ts'
import { reachable } from '../../rules/movement/reachable.ts'
import type { Place, State } from '../../state.ts'
import { cellOf, type Position, position, seasoned } from '../../testing/index.ts'
import { english as en } from '../../testing/messages.ts'
import { type Figure, type MapHighlights, noHighlights } from '../shared/display.ts'
import { DungeonMap } from './DungeonMap.tsx'

beforeEach(() => void vi.stubGlobal('innerWidth', 1280))

interface Told {
  readonly places: Place[]
  readonly figures: Figure[]
  readonly pings: Place[]
}

async function show(state: State, highlights: Partial<MapHighlights> = {}, centre = '0,0'): Promise<Told> {
  const given: Told = { places: [], figures: [], pings: [] }
  await renderPage(
    <DungeonMap
      state={state}
      highlights={{ ...noHighlights, ...highlights }}
      centre={cellOf(centre)}
      onPlace={place => given.places.push(place)}
      onFigure={figure => given.figures.push(figure)}
      onPing={place => given.pings.push(place)}
    />,
    en,
  )
  return given
}

const here = (at: Position): State => position(at)
const find = (selector: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`There is nothing like ${selector}.`)
  return found
}
const all = (selector: string) => [...page.querySelectorAll(selector)]
const cell = (at: string) => find(`[data-at="${cellOf(at)}"]`)
const nameOf = (at: string) => cell(at).getAttribute('aria-label') ?? ''
const figure = (key: string) => find(`[data-figure="${key}"]`)
const press = (node: Element, key: string) =>
  act(async () => {
    node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const click = (node: HTMLElement) => act(async () => node.click())

/** How the corridors of a cell end. */
const endings = (at: string) =>
  all(`[data-ends="${cellOf(at)}"] [data-leads]`)
    .map(node => node.getAttribute('data-leads'))
    .toSorted()

const dungeon: Position = {
  heroes: ['rogue@0,0', { hero: 'paladin', at: '1,0', health: 0 }],
  rooms: 'buzzsaw@0,-1/0 portalChamber@1,0 encounter1@0,1 armory@1,-1/0 spikedPit@-1,0/1 guardPost@3,0',
  facedown: 'A@2,0',
  goblins: 'boomy@0,1 pokey@1,0',
  minions: 'troll@0,1:3',
  disarmed: '-1,0',
}

describe('the stone', () => {
  it('[TE-UI.1] every cell of the 7×7 grid is there: rooms in their rotation, facedown cards, free cells', async () => {
    await show(here(dungeon))
    expect(all('[data-at]')).toHaveLength(49)
    expect(all('[data-at][data-is="room"]')).toHaveLength(7)
    expect(nameOf('0,-1')).toContain('D3: Buzzsaw.')
    expect(nameOf('2,0')).toContain('facedown card')
    expect(nameOf('-3,-3')).toContain('A1: free cell')
    const turns = all('.te-turn').map(node => node.getAttribute('style'))
    expect(turns).toContain('transform: rotate(90deg);')
    expect(find('.te-border')).toBeDefined()
  })

  it('[TE-UI.1] a path, a blocked and a dead exit have shapes of their own', async () => {
    await show(here(dungeon))
    // North of the portal chamber lies the armory, turned so that it has no corridor there; east a facedown card.
    expect(endings('1,0')).toEqual(['blocked', 'dead', 'unexplored'])
    expect(nameOf('1,0')).toContain('Open: to the west.')
    expect(nameOf('1,0')).toContain('Blocked by a wall: to the north.')
    expect(nameOf('1,0')).toContain('Leads nowhere: to the south.')
    expect(nameOf('1,0')).toContain('Unexplored: to the east.')
    // Over the border nothing ever lies.
    expect(endings('3,0')).toEqual(['dead', 'dead', 'dead', 'unexplored'])
    const shapes = new Set(
      ['blocked', 'dead', 'unexplored'].map(leads =>
        find(`[data-leads="${leads}"]`).innerHTML.replace(/\d/g, ''),
      ),
    )
    expect(shapes.size).toBe(3)
  })

  it('[TE-UI.2] traps are armed or disarmed, seals and portals lie in their rooms', async () => {
    await show(here(dungeon))
    const on = (at: string) => find(`[data-tokens="${cellOf(at)}"]`)
    expect(on('0,-1').querySelector('.te-trap')).not.toBeNull()
    expect(on('-1,0').querySelector('.te-tick')).not.toBeNull()
    expect(on('0,0').querySelector('.te-seal')).not.toBeNull()
    expect(on('1,0').querySelector('.te-portal')).not.toBeNull()
    expect(nameOf('0,-1')).toContain('The trap is armed.')
    expect(nameOf('-1,0')).toContain('The trap is disarmed.')
  })
})

describe('figures', () => {
  it('[TE-UI.2] heroes stand or lie, goblins have their number, minions their health', async () => {
    const given = await show(here(dungeon))
    expect(figure('hero0').querySelector('.te-hero[data-unconscious="false"]')).not.toBeNull()
    expect(figure('hero1').querySelector('.te-hero[data-unconscious="true"]')).not.toBeNull()
    expect(figure('pokey').querySelector('.te-goblin')?.textContent).toBe('2')
    expect(figure('troll').querySelector('.te-minion')?.textContent).toBe('3')
    expect(figure('hero1').getAttribute('aria-label')).toBe('Human Paladin (unconscious), Portal Chamber E4.')
    expect(nameOf('0,1')).toContain('Boomy (goblin 1)')
    expect(nameOf('0,1')).toContain('Troll (3 health)')
    await click(figure('troll'))
    expect(given.figures).toEqual([{ enemy: 'troll' }])
  })

  it('[TE-UI.2] however many stand in a room, no two cover each other and all can be touched', async () => {
    const state = here({
      heroes: ['rogue', 'paladin', 'wizard', 'cleric'],
      goblins: 'boomy@0,0 stabby@0,0 pokey@0,0 sneaky@0,0',
      minions: 'ogre@0,0 skeleton@0,0 wraith@0,0 troll@0,0',
      boss: 'lich@0,0',
      rooms: 'lairDoor@0,1',
    })
    const given = await show(state)
    const styles = all('.te-figures li').map(node => node.getAttribute('style'))
    expect(styles).toHaveLength(13)
    expect(new Set(styles).size).toBe(13)
    for (const node of all('[data-figure]')) if (node instanceof HTMLElement) await click(node)
    expect(given.figures).toHaveLength(13)
  })

  it('the enemy that acts stands out, and nobody aims at it', async () => {
    await show(here(dungeon), { acting: 'pokey' })
    expect(figure('pokey').dataset.acting).toBe('true')
    expect(figure('pokey').getAttribute('aria-label')).toContain('Acts now.')
    expect(page.querySelector('.te-sight')).toBeNull()
  })

  it('a figure keeps its element when it walks, so that it glides', async () => {
    const state = here(dungeon)
    await show(state)
    const before = figure('hero0')
    const from = before.parentElement?.getAttribute('style')
    await show({
      ...state,
      heroes: state.heroes.map((hero, i) => (i === 0 ? { ...hero, place: cellOf('0,-1') } : hero)),
    })
    expect(figure('hero0')).toBe(before)
    expect(before.parentElement?.getAttribute('style')).not.toBe(from)
  })

  it('[TE-UI.15] the boss is in the lair behind its door, or outside', async () => {
    const at = (boss: string): Position => ({
      heroes: ['rogue@lair:1', 'paladin'],
      rooms: 'lairDoor@1,0',
      boss,
    })
    const given = await show(here(at('dragon@lair')))
    expect(nameOf('2,0')).toContain('the lair')
    expect(nameOf('2,0')).toContain('Dragon (boss)')
    expect(find('.te-lair').textContent).toBe('boss inside')
    await click(cell('2,0'))
    expect(given.places).toEqual([lair])
    await show(here(at('dragon@0,0')))
    expect(find('.te-lair').textContent).toBe('boss outside')
    expect(nameOf('0,0')).toContain('Dragon (boss)')
  })
})

describe('marks', () => {
  it('[TE-UI.5] reachable cells show their cost and what entering means, with the odds of a trap', async () => {
    const state = here(dungeon)
    const reach = reachable(state)
    expect(reach.length).toBeGreaterThan(3)
    const given = await show(state, { reach })
    for (const { cell: at, cost } of reach)
      expect(find(`.te-reach[data-cell="${at}"] .cost`).textContent).toBe(String(cost))
    const badge = (at: string, kind: string) =>
      page.querySelector(`.te-reach[data-cell="${cellOf(at)}"] .${kind}`)
    expect(badge('0,-1', 'odds')?.textContent).toMatch(/^\d+%$/)
    expect(nameOf('0,-1')).toMatch(/Within reach, speed 1\. Trap, \d+% to get past it\./)
    expect(badge('-1,0', 'odds')).toBeNull()
    expect(badge('0,1', 'stops')).not.toBeNull()
    expect(nameOf('0,1')).toContain('An enemy stops you there.')
    await click(cell('0,-1'))
    expect(given.places).toEqual([cellOf('0,-1')])
  })

  it('[TE-UI.5] a facedown card within reach says that it is unexplored', async () => {
    const state = here({ ...dungeon, goblins: '', minions: '' })
    await show(state, { reach: reachable(state) })
    expect(find(`.te-reach[data-cell="${cellOf('2,0')}"] .unknown`).textContent).toBe('?')
    expect(nameOf('2,0')).toContain('A card is turned there.')
  })

  it('[TE-UI.5] looking at a reachable cell draws the way to it', async () => {
    const state = here({ ...dungeon, goblins: '', minions: '' })
    await show(state, { reach: reachable(state) })
    expect(page.querySelector('.te-way')).toBeNull()
    await act(async () => cell('2,0').focus())
    expect(find('.te-way .line').getAttribute('d')).toMatch(/^M350 350L450 350L/)
  })

  it('[TE-UI.6] a card being turned is drawn as it would lie, with the cells that get cards', async () => {
    const state = here({ ...dungeon, deck: [2, 0, 0] })
    const rotating = {
      cell: cellOf('2,0'),
      room: 'lootedLibrary',
      turns: 3,
      deals: [cellOf('2,-1')],
    } as const
    await show(state, { rotating })
    expect(find('.te-room[data-turning="true"] .te-turn').getAttribute('style')).toBe(
      'transform: rotate(270deg);',
    )
    expect(all('.te-deal').map(node => node.getAttribute('data-cell'))).toEqual([String(cellOf('2,-1'))])
    expect(nameOf('2,-1')).toBe('F3: free cell. A card will be dealt here.')
    // North a card will be dealt, west lies the portal chamber, south nothing comes any more.
    expect(endings('2,0')).toEqual(['dead', 'unexplored'])
    await show(state, { rotating: { ...rotating, turns: 0, deals: [] } })
    // Turned on, it goes the short way round.
    expect(find('.te-room[data-turning="true"] .te-turn').getAttribute('style')).toBe(
      'transform: rotate(360deg);',
    )
    expect(all('.te-deal')).toHaveLength(0)
  })

  it('[TE-UI.10] range, targets, the one aimed at and the line of sight are drawn', async () => {
    const state = here({ ...dungeon, goblins: 'boomy@0,1 pokey@1,0' })
    await show(state, {
      range: [cellOf('0,1'), cellOf('1,0')],
      targets: [{ enemy: 'boomy' }, { enemy: 'pokey' }],
      aimed: { enemy: 'pokey' },
    })
    expect(all('.te-mark.range').map(node => Number(node.getAttribute('data-cell')))).toEqual([
      cellOf('0,1'),
      cellOf('1,0'),
    ])
    expect(nameOf('0,1')).toContain('Within range.')
    expect(figure('boomy').dataset.target).toBe('true')
    expect(figure('troll').dataset.target).toBe('false')
    expect(figure('pokey').dataset.aimed).toBe('true')
    expect(figure('pokey').getAttribute('aria-label')).toContain('Chosen.')
    expect(find('.te-sight .line').getAttribute('d')).toBeDefined()
  })

  it('somebody points at a room: by name, in the colour of their hero', async () => {
    await show(here({ ...dungeon, seats: 2 }), { pings: [{ place: cellOf('0,1'), seat: 1, name: 'Bea' }] })
    expect(find('.te-ping').textContent).toBe('Bea')
    expect(find('.te-ping').getAttribute('color')).toBe('#a8752a')
    expect(nameOf('0,1')).toContain('Bea points here.')
  })
})

describe('hands and keys', () => {
  it('[TE-UI.22] the grid is one tab stop; arrows go from cell to cell, Enter chooses, P points', async () => {
    const given = await show(here(dungeon))
    const stops = () => all('.te-cells [tabindex="0"]').map(node => Number(node.getAttribute('data-at')))
    expect(stops()).toEqual([cellOf('0,0')])
    await act(async () => cell('0,0').focus())
    await press(cell('0,0'), 'ArrowUp')
    expect(document.activeElement).toBe(cell('0,-1'))
    expect(stops()).toEqual([cellOf('0,-1')])
    await press(cell('0,-1'), 'p')
    expect(given.pings).toEqual([cellOf('0,-1')])
    // Enter is a button's own.
    expect(cell('0,-1').tagName).toBe('BUTTON')
    await act(async () => cell('-3,-3').focus())
    await press(cell('-3,-3'), 'ArrowLeft')
    expect(document.activeElement).toBe(cell('-3,-3'))
  })

  it('[TE-UI.22] F goes through the figures of a cell and back', async () => {
    await show(here(dungeon))
    await act(async () => cell('0,1').focus())
    await press(cell('0,1'), 'f')
    expect(document.activeElement).toBe(figure('boomy'))
    await press(figure('boomy'), 'ArrowRight')
    expect(document.activeElement).toBe(figure('troll'))
    await press(figure('troll'), 'Escape')
    expect(document.activeElement).toBe(cell('0,1'))
  })

  it('[TE-UI.22] a wide page shows the whole grid, a phone a window with a small map; keys and buttons zoom', async () => {
    await show(here(dungeon))
    expect(page.querySelector('.te-mini')).toBeNull()
    const width = () => Number.parseFloat(find('.te-stage').style.width)
    const whole = width()
    await press(cell('0,0'), '+')
    expect(width()).toBeGreaterThan(whole)
    expect(page.querySelector('.te-mini')).not.toBeNull()
    await press(cell('0,0'), '0')
    expect(width()).toBe(whole)
    await click(find('[aria-label="Zoom in"]'))
    expect(width()).toBeGreaterThan(whole)
    await click(find('[aria-label="The whole dungeon"]'))
    expect(width()).toBe(whole)
    cleanup()
    vi.stubGlobal('innerWidth', 360)
    await show(here(dungeon))
    expect(width()).toBeGreaterThan(whole)
    expect(page.querySelector('.te-mini')).not.toBeNull()
  })

  it('[TE-UI.22] a window made narrow looks at the fight, made wide at the whole dungeon, whatever hands had done', async () => {
    await show(here(dungeon))
    const width = () => Number.parseFloat(find('.te-stage').style.width)
    const hasButtons = () => page.querySelector('[aria-label="Zoom in"]') !== null
    const resize = (to: number) =>
      act(async () => {
        vi.stubGlobal('innerWidth', to)
        window.dispatchEvent(new Event('resize'))
      })
    const whole = width()
    expect(hasButtons()).toBe(true)
    await resize(360)
    const near = width()
    expect(near).toBeGreaterThan(whole)
    expect(page.querySelector('.te-mini')).not.toBeNull()
    expect(hasButtons()).toBe(false)
    await resize(1280)
    expect(width()).toBe(whole)
    expect(hasButtons()).toBe(true)
    await click(find('[aria-label="Zoom in"]'))
    await click(find('[aria-label="Zoom in"]'))
    await resize(1100)
    expect(width()).toBeGreaterThan(near)
    await resize(360)
    expect(width()).toBe(near)
  })

  it('[TE-UI.22] a finger in a crowd first comes closer, then touches', async () => {
    const given = await show(
      here({ ...dungeon, goblins: 'boomy@0,1 pokey@0,1', heroes: ['rogue', 'paladin'] }),
    )
    const width = () => Number.parseFloat(find('.te-stage').style.width)
    const whole = width()
    const touch = async (size: number) => {
      Object.defineProperty(figure('boomy'), 'clientWidth', { value: size, configurable: true })
      await act(async () => {
        figure('boomy').dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
        )
      })
      await click(figure('boomy'))
    }
    await touch(20)
    expect(given.figures).toEqual([])
    expect(width()).toBeGreaterThan(whole)
    await touch(44)
    expect(given.figures).toEqual([{ enemy: 'boomy' }])
  })

  it('[TE-UI.22] in a room that the guide rings, a touch on a figure means the room', async () => {
    const given = await show(here(dungeon), { advised: cellOf('0,1') })
    await click(figure('boomy'))
    expect(given).toMatchObject({ places: [cellOf('0,1')], figures: [] })
    cleanup()
    const elsewhere = await show(here(dungeon), { advised: cellOf('1,0') })
    await click(figure('boomy'))
    expect(elsewhere).toMatchObject({ places: [], figures: [{ enemy: 'boomy' }] })
  })

  /** A finger comes down at 10, moves if told where to, and stays. */
  const rest = (on: Element, to?: number) =>
    act(async () => {
      const point = (type: string, clientX: number) =>
        on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX }))
      point('pointerdown', 10)
      if (to !== undefined) point('pointermove', to)
      vi.advanceTimersByTime(700)
    })

  it('[TE-UI.22] a finger that rests on a room points at it, and chooses nothing', async () => {
    const given = await show(here(dungeon))
    vi.useFakeTimers()
    await rest(cell('0,1'))
    await click(cell('0,1'))
    vi.useRealTimers()
    expect(given).toEqual({ places: [], figures: [], pings: [cellOf('0,1')] })
  })

  it('[TE-UI.22] so does one that rests on a figure, where no menu opens; one that strays only drags', async () => {
    const given = await show(here(dungeon))
    vi.useFakeTimers()
    await rest(figure('boomy'), 30)
    expect(given.pings).toEqual([])
    await rest(figure('boomy'), 13)
    await click(figure('boomy'))
    vi.useRealTimers()
    expect(given).toEqual({ places: [], figures: [], pings: [cellOf('0,1')] })
  })

  it('a right click points at a place and chooses nothing', async () => {
    const given = await show(here(dungeon))
    await act(async () => {
      cell('0,1').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    })
    expect(given).toEqual({ places: [], figures: [], pings: [cellOf('0,1')] })
  })
})

describe('in words', () => {
  it('[TE-UI.22] the map is told from where the hero stands', async () => {
    await show(here(dungeon))
    const text = find('.visually-hidden .te-text-map-body').textContent ?? ''
    expect(text).toContain('Turn of Wood Elf Rogue, in D4: Dungeon Entrance.')
    expect(text).toContain('Boomy (goblin 1): 1 room to the south')
    expect(text).toContain('One facedown card: F4.')
    expect(text).toContain('From here: no corridor leads there yet, to the east.')
  })

  it('[TE-UI.22] it can also be read as a page', async () => {
    await show(here(dungeon))
    const page = find('dialog')
    expect(page.textContent).not.toContain('Wood Elf Rogue')
    await click(find('[aria-label="The dungeon in words"]'))
    expect(page.hasAttribute('open')).toBe(true)
    expect(page.textContent).toContain('Turn of Wood Elf Rogue, in D4: Dungeon Entrance.')
  })

  it('[TE-UI.22] everything on a well filled table has a name', async () => {
    const state = seasoned(position().options, 2)
    await show(state, { reach: reachable(state), legal: [cellOf('0,-2')], range: [cellOf('1,1')] })
    for (const node of all('button'))
      expect(node.getAttribute('aria-label') ?? node.textContent).toMatch(/\w/)
  })
})

it('[TE-UI.13] rooms where an enemy could hit are marked by a shape, and told', async () => {
  await show(position({ rooms: 'armory@1,0' }), { threat: [cellOf('1,0')] })
  expect(all('.te-threat').map(mark => mark.getAttribute('data-cell'))).toEqual([`${cellOf('1,0')}`])
  expect(nameOf('1,0')).toContain('An enemy can strike here.')
  expect(nameOf('0,0')).not.toContain('An enemy can strike here.')
})
