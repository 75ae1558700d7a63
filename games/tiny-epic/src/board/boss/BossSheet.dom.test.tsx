import { describe, expect, it, vi } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import type { Move } from '../../move.ts'
import { type Position, position } from '../../testing/index.ts'
import { all, button, press, show, text } from '../testing/render.tsx'
import { BossSheet, type BossSheetProps } from './BossSheet.tsx'

const lair: Position = {
  heroes: ['rogue@lair:2', 'paladin@lair:3', 'sorceress@1,0'],
  rooms: 'lairDoor@1,0',
  boss: 'dragon@lair',
  markers: [8, 5, 4],
}
const open = (told: Position, more: Partial<BossSheetProps> = {}) => {
  const state = position(told)
  return show(
    <BossSheet
      state={state}
      moves={game.moves(state, 0)}
      onSpace={() => undefined}
      onFigure={() => undefined}
      {...more}
    />,
  )
}
const marked = (box: Element) =>
  all(box, '.te-boss-track > li').flatMap(step =>
    all(step, 'i:not([data-preview])').map(marker => `${text(step.querySelector('b'))}: ${text(marker)}`),
  )

describe('[TE-UI.15] the boss sheet', () => {
  it('shows the track from 8 to 0 with every marker, and which of them a seal holds', async () => {
    const box = await open(lair)
    expect(all(box, '.te-boss-track > li > b').map(text).join(' ')).toBe('8 7 6 5 4 3 2 1 0')
    expect(marked(box)).toEqual(['8: Marker 1 on 8.1', '5: Marker 2 on 5.2', '4: Marker 3 on 4.3'])
    expect(all(box, '[data-stuck="true"]').map(text)).toEqual(['Marker 2 on 5.2', 'Marker 3 on 4.3'])
    expect(text(box.querySelector('.te-boss-note'))).toContain('no marker gets onto 4 until')
    const seal = (told: Position) =>
      open(told).then(page =>
        page.querySelector('[data-seal]:not([data-seal="none"])')?.getAttribute('data-seal'),
      )
    expect(await seal(lair)).toBe('open')
    expect(await seal({ ...lair, sealed: 1 })).toBe('covered')
  })

  it('shows where markers would be', async () => {
    const box = await open(lair, { preview: [6, 5, 4] })
    expect(all(box, '[data-preview="true"]').map(text)).toEqual(['Marker 1 would be on 6.1'])
    expect(all(box, '[data-leaves="true"]').map(text)).toEqual(['Marker 1 on 8.1'])
  })

  it('shows six spaces with what they do, the entrance, and who stands there', async () => {
    const box = await open(lair)
    const spaces = all(box, '.te-boss-spaces li')
    expect(spaces).toHaveLength(6)
    expect(text(spaces[0])).toContain('when movement ends here: +2 focus')
    expect(text(spaces[5])).toContain('while here: −1 to the number of dice (any skill)')
    expect(spaces.map(space => space.getAttribute('data-entrance')).indexOf('true')).toBe(1)
    expect(text(spaces[1])).toContain('Wood Elf Rogue')
    expect(text(spaces[2])).toContain('Human Paladin')
  })

  it('offers legal spaces with their cost, past a comrade too, and the way out', async () => {
    const went = vi.fn<(move: Move) => void>()
    const box = await open(lair, { onSpace: went })
    const ways = all(box, '.te-boss-spaces button')
    expect(ways.map(way => text(way.querySelector('.te-boss-cost')))).toEqual([
      '11 speed',
      '22 speed',
      '11 speed',
    ])
    for (const way of ways) await press(way)
    expect(went.mock.calls.map(([move]) => move)).toEqual([
      { do: 'space', space: 1 },
      { do: 'space', space: 4 },
      { do: 'leave' },
    ])
    const still = await open({ ...lair, turn: { still: true, acted: true } })
    expect(all(still, '.te-boss-spaces button')).toEqual([])
  })

  it('says whether the boss is in the lair, and lets it be chosen', async () => {
    const touched = vi.fn<(figure: unknown) => void>()
    const box = await open(lair, { onFigure: touched })
    expect(text(box.querySelector('.te-boss-place'))).toBe('in the lair')
    await press(button(box, 'Choose: Dragon'))
    expect(touched).toHaveBeenCalledWith({ enemy: 'dragon' })
    const out = await open({ ...lair, boss: 'dragon@0,0' })
    expect(text(out.querySelector('.te-boss-place'))).toContain('Dungeon Entrance')
  })

  it('is not there in Act 1', async () => {
    const box = await open({ heroes: ['rogue', 'cleric'] })
    expect(text(box)).toBe('')
  })
})
