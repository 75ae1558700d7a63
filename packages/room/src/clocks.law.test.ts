import { type AnyGame, equal, type Viewer } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Clocks, leftAt, type Pace, type SeatClocks } from './clocks.ts'
import { Room } from './room.ts'
import { roomParts } from './testing/parts.ts'
import { type Action, act, begin, script, sure } from './testing/script.ts'

const pace: fc.Arbitrary<Pace> = fc.oneof(
  fc.record({ kind: fc.constant('live' as const), bank: fc.integer({ min: 30, max: 600 }), add: fc.nat(60) }),
  fc.record({ kind: fc.constant('days' as const), per: fc.integer({ min: 1, max: 14 }) }),
)
/** How long each entry of a script was waited for, in milliseconds. */
const waits = fc.array(fc.nat(90_000), { minLength: 60, maxLength: 60 })

/** The match with every entry's time. */
function timed(
  game: AnyGame,
  seats: number,
  seed: number,
  actions: readonly Action[],
  ms: readonly number[],
) {
  let match = begin(game, seats, seed)
  const times: number[] = []
  const moments: AnyMatch[] = [match]
  let now = 1_000
  for (const [at, action] of actions.entries()) {
    now += ms[at] ?? 0
    const next = act(game, match, action)
    if (next === match) continue
    match = next
    times.push(now)
    moments.push(match)
  }
  return { match, times, moments }
}

function roomOf(game: AnyGame, match: AnyMatch, times: readonly number[], pace: Pace): Room {
  const clock = { pace, begun: 1_000, now: () => 0 }
  return sure(Room.open(roomParts(game, match.record, { times, clock })))
}

describe.each([
  ['nim, all in the open', nim.nim, 2],
  ['delve, hidden turns at once', delve.delve, 3],
  ['torch, a co-op', torch.torch, 3],
] as const)('clocks: %s', (_, game: AnyGame, seats) => {
  test('change only when who is to move or who sits where does, and then with an update for everybody', () => {
    fc.assert(
      fc.property(script, waits, pace, fc.nat(500), (actions, ms, pace, seed) => {
        const { times, moments } = timed(game, seats, seed, actions, ms)
        const viewers: readonly Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
        let before:
          | { readonly clocks: SeatClocks | undefined; readonly versions: readonly number[] }
          | undefined
        for (const [at, moment] of moments.entries()) {
          const room = roomOf(game, moment, times.slice(0, at), pace)
          const { clocks } = room.snapshot('table')
          const versions = viewers.map(viewer => room.version(viewer))
          const last = moments[at - 1]
          if (before !== undefined && last !== undefined && !equal(clocks, before.clocks)) {
            const isPublic =
              !equal(game.active(last.state), game.active(moment.state)) ||
              'occupant' in (moment.record.entries.at(-1) ?? {})
            expect(isPublic).toBe(true)
            expect(versions.every((version, viewer) => version > (before?.versions[viewer] ?? 0))).toBe(true)
          }
          before = { clocks, versions }
        }
      }),
      { numRuns: 15 },
    )
  })

  test('a bank never exceeds its start, never falls below nothing, and stands still for bots and those who wait', () => {
    fc.assert(
      fc.property(script, waits, pace, fc.nat(500), (actions, ms, pace, seed) => {
        const { match, times } = timed(game, seats, seed, actions, ms)
        const { clocks = [], active, seats: shown } = roomOf(game, match, times, pace).snapshot('table')
        const most =
          pace.kind === 'live' ? pace.bank * 1_000 : pace.kind === 'days' ? pace.per * 86_400_000 : 0
        for (const [seat, clock] of clocks.entries()) {
          if (clock === null) continue
          expect(clock.left).toBeGreaterThanOrEqual(0)
          expect(clock.left).toBeLessThanOrEqual(most)
          const runs = active.includes(seat) && shown[seat]?.occupant.kind === 'person'
          expect(clock.since !== undefined).toBe(runs)
          expect(leftAt(clock, 1e15)).toBe(runs ? 0 : clock.left)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('are the same however a room learned of the entries: as they came, or all at once', () => {
    fc.assert(
      fc.property(script, waits, pace, fc.nat(500), (actions, ms, pace, seed) => {
        const { match, times, moments } = timed(game, seats, seed, actions, ms)
        const [first] = moments
        if (first === undefined) return
        let clocks = Clocks.start(pace, first.occupants, game.active(first.state), 1_000)
        for (const [at, entry] of match.record.entries.entries()) {
          const moment = moments[at + 1]
          if (moment !== undefined) clocks = clocks.after(entry, game.active(moment.state), times[at] ?? 0)
        }
        expect(roomOf(game, match, times, pace).snapshot('table').clocks).toEqual(clocks.seats)
      }),
      { numRuns: 25 },
    )
  })
})

test('two matches that differ in hidden moves alone, made at any time, have the same clocks', () => {
  const game: AnyGame = delve.delve
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(30), fc.nat(90_000)), { maxLength: 8 }),
      pace,
      fc.nat(500),
      (picks, pace, seed) => {
        const start = begin(game, 3, seed)
        const quiet = roomOf(game, start, [], pace).snapshot(1).clocks
        let match = start
        const times: number[] = []
        let now = 1_000
        for (const [pick, wait] of picks) {
          now += wait
          const moves = game.moves(match.state, 0)
          const at = moves.findIndex(move => !JSON.stringify(move).includes('confirm'))
          if (at === -1) break
          match = act(game, match, { seat: 0, kind: pick % 3 === 0 && times.length > 0 ? 2 : 9, pick: at })
          while (times.length < match.record.entries.length) times.push(now)
        }
        expect(roomOf(game, match, times, pace).snapshot(1).clocks).toEqual(quiet)
      },
    ),
    { numRuns: 50 },
  )
})
