import { fastChance, preview } from '@kazamata/kernel'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tinyEpic as game } from '../game.ts'
import { type Position, riggedTable, type Table, tableAt } from '../testing/index.ts'
import { Board } from './Board.tsx'
import { dungeonMessages, dungeonScreen } from './lazy.ts'
import { all, button, press, seats, show, text } from './testing/render.tsx'

beforeAll(() => Promise.all([dungeonScreen.preload(), dungeonMessages.preload('en')]))

beforeEach(() => {
  // Room for everything side by side.
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
})

const duel: Position = {
  heroes: [{ hero: 'rogue', at: '0,0', health: 4, focus: 2, has: 'oilLantern' }, 'cleric'],
  rooms: 'spikedPit@1,0',
  minions: 'troll@1,0:6',
  facedown: 'A@0,-1',
  torch: 12,
}

/** The whole board at a table, as its first player sees it. */
function seat({ state, events }: Table) {
  const view = game.view(state, 0)
  return show(
    <Board
      view={view}
      viewer={0}
      seats={seats.slice(0, state.seats)}
      moves={game.moves(state, 0)}
      play={() => undefined}
      undoable={0}
      undo={() => undefined}
      hints={[]}
      hint={() => undefined}
      preview={move => preview(game, view, 0, move, fastChance('preview'))}
      events={events}
      replay={false}
      onShown={() => undefined}
      onWhy={() => undefined}
    />,
  )
}
const meter = (box: Element, of: string) => box.querySelector(`${of} .te-meter`)?.getAttribute('aria-label')

describe('what is considered is drawn wherever it matters', () => {
  it('[TE-UI.3] [TE-UI.12] dice on the table hatch the hero’s health and the enemy’s, and mark what they use', async () => {
    const box = await seat(riggedTable('5 2 3 e4', duel).play('attack:throwingKnives'))
    expect(meter(box, '.te-enemy-card')).toBe('Health 6 of 7, would be 3')
    expect(meter(box, '.te-sheet')).toBe('Health 4 of 6, would be 1')
    expect(all(box, '.te-sheet [data-used="true"]').map(text)).toEqual(['3agility', 'Throwing Knives'])
    expect(box.querySelector('.te-enemy-card')?.getAttribute('data-mark')).toBe('aimed')
    await press(all(box, '.te-die')[1])
    expect(meter(box, '.te-enemy-card')).not.toBe('Health 6 of 7, would be 3')
  })

  it('[TE-UI.11] an action that moves the torch shows the spaces it would trigger', async () => {
    const box = await seat(tableAt(duel))
    expect(all(box, '[data-lit="down"], [data-lit="up"]')).toEqual([])
    await press(button(box, 'Explore'))
    expect(all(box, '[data-lit="down"]').map(text)).toEqual(['7'])
  })
})
