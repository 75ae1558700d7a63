import type { Seat } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { welcomeBack as game } from '../game.ts'
import { enter, happened, random, start, type Table } from '../testing/story.ts'

describe('the result of a run', () => {
  test('[WB-8.1] a success brings a Success card', () => {
    const table = enter('ninja', 'outfit', 'goblin').play('reveal')
    expect(table.view('table').players.map(({ successes }) => successes)).toEqual([1, 0])
  })

  test('[WB-8.2] the second Success card wins at once', () => {
    const table = enter('ninja', 'outfit', 'goblin', { successes: 1 }).play('reveal')
    expect(game.outcome(table.state)).toMatchObject({ winners: [0] })
    expect(game.active(table.state)).toEqual([])
  })

  test('[WB-8.3] the first failure turns the aid card', () => {
    const table = enter('ninja', '', 'dragon').play('reveal')
    expect(table.view('table').players.map(({ failures }) => failures)).toEqual([1, 0])
    expect(game.outcome(table.state)).toBeUndefined()
  })

  test('[WB-8.4] the second failure eliminates', () => {
    const table = enter('ninja', '', 'dragon', { seats: 3, failures: 1 }).play('reveal')
    expect(happened(table, 'eliminated')).toMatchObject([{ seat: 0 }])
    expect(table.view('table').players[0]).toMatchObject({ failures: 2 })
    const seats = [table.active()]
    table.play('hero bard')
    for (const card of ['goblin', 'orc', 'golem']) seats.push(table.play(`draw ${card}`, 'add').active())
    expect(seats).toEqual([1, 2, 1, 2])
  })

  test('[WB-8.5] the last one left wins at once, even without a Success card', () => {
    const table = enter('ninja', '', 'dragon', { failures: 1 }).play('reveal')
    expect(game.outcome(table.state)).toMatchObject({ winners: [1] })
    expect(happened(table, 'won')).toMatchObject([{ seat: 1, by: 'last' }])
    expect(game.active(table.state)).toEqual([])
  })

  test('[WB-8.6] a failure costs no Success card and a success turns no aid card back', () => {
    const failed = enter('ninja', '', 'dragon', { successes: 1 }).play('reveal')
    expect(failed.view('table').players[0]).toMatchObject({ successes: 1, failures: 1 })
    const succeeded = enter('ninja', '', 'goblin', { failures: 1 }).play('reveal')
    expect(succeeded.view('table').players[0]).toMatchObject({ successes: 1, failures: 1 })
  })
})

describe('whole games', () => {
  test('[WB-1.10, WB-8.7] never need more than five Success cards', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const table = random(seed, seats)
        const taken = table.state.players.reduce((sum, { successes }) => sum + successes, 0)
        expect(taken).toBeLessThanOrEqual(seats + 1)
        expect(taken).toBeLessThanOrEqual(5)
      }),
      { numRuns: 200 },
    )
  })

  /** A round in which this seat runs and the others pass as soon as the pile holds what it needs. */
  function round(table: Table, runner: Seat, success: boolean): void {
    const cards = success ? [] : ['lich', 'golem']
    const more = ['goblin', 'goblin', 'skeleton', 'skeleton']
    table.play('hero ninja')
    while (table.view('table').run === undefined && table.legal().includes('pass')) {
      const card = cards.shift() ?? (table.active() === runner ? more.shift() : undefined)
      if (card === undefined) table.play('pass')
      else table.play(`draw ${card}`, 'add')
    }
    const rounds = happened(table, 'unveiled').length
    while (table.view('table').run !== undefined && happened(table, 'unveiled').length === rounds)
      table.play(table.legal().includes('suffer') ? 'suffer' : (table.legal()[0] ?? ''))
  }

  test.each([2, 3, 4])(
    '[WB-8.7, WB-8.8] of %i players are longest when all fall once and stand once',
    seats => {
      const table = start({ seats, firstHero: 'starter', specials: 0 })
      const all = Array.from({ length: seats }, (_, seat) => seat)
      for (const seat of all) round(table, seat, true)
      for (const seat of all) round(table, seat, false)
      expect(table.view('table').players).toMatchObject(all.map(() => ({ successes: 1, failures: 1 })))
      for (const seat of all.slice(1)) {
        expect(game.outcome(table.state)).toBeUndefined()
        round(table, seat, false)
      }
      expect(game.outcome(table.state)?.winners).toEqual([0])
      expect(happened(table, 'unveiled')).toHaveLength(3 * seats - 1)
    },
  )

  test('[WB-8.8] of n players last at most 3n - 1 rounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        expect(random(seed, seats).state.round).toBeLessThanOrEqual(3 * seats - 1)
      }),
      { numRuns: 200 },
    )
  })
})
