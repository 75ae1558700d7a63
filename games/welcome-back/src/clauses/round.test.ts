import { describe, expect, test } from 'vitest'
import { kits } from '../content/ids.ts'
import { decide, enter, happened, sit, start } from '../testing/story.ts'

describe('a new round', () => {
  test('[WB-9.1] has all 15 cards in the deck again, with the same Specials', () => {
    const table = start({ seats: 2, firstHero: 'starter' }).play('hero ninja')
    const pair = table.view('table').specials
    table.play('draw', 'add', 'draw', 'remove tools', 'draw goblin', 'add', 'pass')
    while (happened(table, 'round').length === 1) table.play(table.legal()[0] ?? '')
    expect(table.view('table')).toMatchObject({ deck: 15, pile: [], specials: pair })
    expect(table.state.deck.slice(0, 8)).toEqual([2, 2, 2, 2, 2, 1, 1, 1])
  })

  test('[WB-9.2] resets passes, row, removed and used tokens, and everything of the run', () => {
    const table = decide('ninja', { seats: 3, deck: 'goblin orc golem' })
    table.play('draw golem', 'add', 'draw orc', 'remove bomb', 'pass', 'pass', 'reveal')
    expect(table.play('use tools').active()).toBe(1)
    table.play('hero ninja')
    const view = table.view('table')
    expect(view.row).toEqual(kits.ninja)
    expect(view).toMatchObject({ spent: [], pile: [] })
    expect(view.run).toBeUndefined()
    expect(
      view.players.every(({ passed, aside, turns }) => !passed && aside.length === 0 && turns === 0),
    ).toBe(true)
  })

  test('[WB-9.3] the last runner chooses any of the Heroes, the same one included, and starts', () => {
    const table = decide('ninja', { seats: 3 }).play('pass', 'pass')
    expect(table.active()).toBe(2)
    expect(table.legal()).toEqual(['hero necromancer', 'hero princess', 'hero ninja', 'hero bard'])
    table.play('hero ninja')
    expect(table.view('table')).toMatchObject({ hero: 'ninja', start: 2, round: 2 })
    expect(table.active()).toBe(2)
  })

  test('[WB-9.3] also after a failure', () => {
    const table = enter('ninja', '', 'dragon', { seats: 3 }).play('reveal')
    expect(table.active()).toBe(0)
    expect(table.play('hero bard').view('table').start).toBe(0)
  })

  test('[WB-9.4] if the last runner is out, the next player to the left who is not does both', () => {
    const next = enter('ninja', '', 'dragon', { seats: 4, failures: 1 }).play('reveal')
    expect(next.active()).toBe(1)
    expect(next.play('hero bard').active()).toBe(1)
    const beyond = enter('ninja', '', 'dragon', { seats: 4, failures: 1, out: [1] }).play('reveal')
    expect(beyond.active()).toBe(2)
  })

  test('[WB-9.5] the Hero is chosen before any card of the new deck is drawn', () => {
    const table = decide('ninja', { seats: 2 }).play('pass')
    expect(table.legal().every(move => move.startsWith('hero '))).toBe(true)
    // Nothing may be drawn at this table: choosing the Hero asks nothing of chance.
    const still = sit(table.state).play('hero bard')
    expect(still.view('table').deck).toBe(15)
    expect(still.legal()).toContain('draw')
  })
})
