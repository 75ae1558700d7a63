import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../conformance/index.ts'
import type { Seat } from '../game.ts'
import { canonicalJson, hash } from '../hash.ts'
import { eventsFor, legalMoves, type Match, play, start } from '../match/match.ts'
import { accepted } from './accepted.ts'
import { type Delve, delve } from './delve.ts'

type Table = Match<Delve>

const table = (seats: number, from = 0): Table =>
  accepted(start(delve, recordOf(delve, { seats, options: { rounds: 2 }, seed: 'delve' }, from)))

/** The seat plays, each time the move at this place of its list, until it has nothing more to do. */
function finish(match: Table, seat: Seat, place: number): Table {
  const moves = legalMoves(delve, match, seat)
  const move = moves[place % moves.length]
  if (move === undefined || match.state.table.length > 0) return match
  const after = accepted(play(delve, match, seat, move))
  return move.do === 'confirm' ? after : finish(after, seat, place)
}

describe('simultaneous secret play', () => {
  test('changes nobody else’s view or events', () => {
    const before = table(8)
    const after = accepted(play(delve, before, 3, { do: 'die', die: 1 }))
    for (const viewer of ['table', 0, 7] as const) {
      expect(canonicalJson(delve.view(after.state, viewer))).toBe(
        canonicalJson(delve.view(before.state, viewer)),
      )
      expect(eventsFor(delve, after, viewer)).toEqual(eventsFor(delve, before, viewer))
    }
    expect(delve.view(after.state, 3).own?.used).toEqual([1])
  })

  test('ends when the last of eight confirms, whoever that is: turns are told by seat, then the dice roll', () => {
    const places = fc.array(fc.nat(2), { minLength: 8, maxLength: 8 })
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 })
    fc.assert(
      fc.property(places, order, order, (places, one, two) => {
        const round = (order: readonly Seat[]) =>
          order.reduce((match, seat) => finish(match, seat, places[seat] ?? 0), table(8))
        const [a, b] = [round(one), round(two)]
        expect(hash(a.state)).toBe(hash(b.state))
        expect(a.draws).toBe(b.draws)
        const told = a.steps
          .at(-1)
          ?.events.map(event => ('seat' in event ? `${event.type} ${event.seat}` : event.type))
        expect(told?.slice(0, 9)).toEqual([
          `confirmed ${one.at(-1)}`,
          ...Array.from({ length: 8 }, (_, seat) => `revealed ${seat}`),
        ])
        expect(told?.at(-1) === 'rolled').toBe(a.state.table.length === 0)
      }),
      { numRuns: 30 },
    )
  })

  test('the table waits for the winner’s choice, and the others wait with it', () => {
    const tables = Array.from({ length: 60 }, (_, from) => finish(finish(table(2, from), 0, 0), 1, 1))
    const waiting = tables.find(({ state }) => state.table.length > 0)
    if (waiting === undefined) throw new Error('Nobody has most gems.')
    const [winner = -1] = delve.active(waiting.state)
    expect(legalMoves(delve, waiting, 1 - winner)).toEqual([])
    expect(waiting.steps.at(-1)?.drew).toBe(false)
    const after = accepted(play(delve, waiting, winner, { do: 'reward', take: 'gold' }))
    expect(after.steps.at(-1)?.events.map(event => event.type)).toEqual(['rewarded', 'rolled'])
    expect(delve.active(after.state)).toEqual([0, 1])
  })

  test('a confirmed turn that nobody has seen is sampled by playing some legal one', () => {
    const match = finish(table(3), 2, 1)
    const world = delve.sampleState(delve.view(match.state, 0), { int: () => 0 })
    expect(world.players[2]?.confirmed).toBe(true)
    expect(world.players[2]?.diary).toHaveLength(2)
    expect(world.players[1]?.diary).toHaveLength(0)
  })
})
