import { describe, expect, test } from 'vitest'
import { recordOf } from '../conformance/index.ts'
import { isRefusal } from '../errors.ts'
import type { AnyGame } from '../game.ts'
import { hash } from '../hash.ts'
import { accepted } from '../testing/accepted.ts'
import { delve } from '../testing/delve.ts'
import { nim } from '../testing/nim.ts'
import { torch } from '../testing/torch.ts'
import { assign, eventsFor, occupants, play, start } from './match.ts'
import type { Entry } from './record.ts'
import { replay } from './replay.ts'

const record = recordOf(nim, { seats: 2, options: { sticks: 4 }, seed: 'match' }, 0)

const begun = () => accepted(start(nim, record))

describe('start', () => {
  test('sets the table with defaults filled in', () => {
    const match = accepted(start(nim, { ...record, options: {} }))
    expect(match.state).toEqual({ sticks: 12, turn: 0, seats: 2 })
    expect(match.record).toEqual({ ...record, options: { sticks: 12 } })
    expect(match.steps).toEqual([{ seq: -1, seat: -1, events: [], drew: false }])
    expect(match.draws).toBe(0)
  })

  test('draws from the seed, and the step says so', () => {
    const match = accepted(start(delve, recordOf(delve, { seats: 2, options: {}, seed: 'dice' }, 0)))
    expect(match.draws).toBe(3)
    expect(match.steps).toEqual([
      { seq: -1, seat: -1, events: [{ type: 'rolled', round: 1, dice: match.state.dice }], drew: true },
    ])
  })

  test.each([
    ['unknown-game', { game: 'chess' }],
    ['wrong-version', { rulesVersion: 2 }],
    ['bad-options', { options: { sticks: 0 } }],
    ['bad-options', { options: { stick: 4 } }],
    ['bad-seats', { seats: record.seats.slice(0, 1) }],
    ['bad-seats', { seats: [...record.seats, ...record.seats, ...record.seats] }],
    ['bad-seats', { seats: record.seats.map(seat => ({ ...seat, name: 'x'.repeat(1000) })) }],
    ['bad-seats', { seats: record.seats.map(seat => ({ ...seat, name: 'half a \ud800' })) }],
    ['bad-seats', { seats: record.seats.map(seat => ({ ...seat, salt: '00' })) }],
    ['bad-seats', { seats: record.seats.map(seat => ({ ...seat, digest: '00'.repeat(32) })) }],
    ['not-a-match', { id: 'x'.repeat(1000) }],
    ['not-a-match', { id: 'half a \ud800' }],
    ['bad-seed', { seed: 'ff' }],
    ['bad-deal', { deal: { secret: 'ff', nonces: [], redeals: 0 } }],
  ])('refuses with %s: %j', (error, change) => {
    expect(start(nim, { ...record, ...change })).toEqual({ error })
  })
})

describe('play', () => {
  test('appends the move, its events and the new state', () => {
    const match = accepted(play(nim, begun(), 0, { take: 3 }, 'clock'))
    expect(match.state).toEqual({ sticks: 1, turn: 1, seats: 2 })
    expect(match.record.entries).toEqual([{ seat: 0, move: { take: 3 }, by: 'clock' }])
    expect(match.steps.at(-1)).toEqual({
      seq: 0,
      seat: 0,
      events: [{ type: 'took', seat: 0, sticks: 3, left: 1 }],
      drew: false,
    })
  })

  test.each([undefined, null, Number.NaN, '0'])('refuses the seat %s', seat => {
    expect(Reflect.apply(play, undefined, [nim, begun(), seat, { take: 1 }])).toEqual({
      error: 'no-such-seat',
    })
  })

  test.each([
    ['person', 'player', undefined],
    ['person', 'bot', 'wrong-occupant'],
    ['person', 'clock', undefined],
    ['bot', 'player', 'wrong-occupant'],
    ['bot', 'bot', undefined],
    ['bot', 'clock', undefined],
  ] as const)('where a %s sits, a move by %s: %s', (kind, by, error) => {
    const occupant = kind === 'bot' ? { kind, level: 'novice' } : { kind }
    const match = accepted(assign(nim, begun(), 0, occupant))
    const played = play(nim, match, 0, { take: 1 }, by)
    expect(isRefusal(played) ? played.error : undefined).toBe(error)
    const entries = [{ seat: 0, occupant } as const, { seat: 0, move: { take: 1 }, by } as const]
    const again = replay(nim, { ...record, entries })
    expect(isRefusal(again) ? again : undefined).toEqual(error && { error, at: 1 })
    // Version 1 took any.
    accepted(replay(nim, { ...record, version: 1, entries }))
  })

  test('a move is by whoever sits there, unless said otherwise', () => {
    const match = accepted(assign(nim, begun(), 0, { kind: 'bot', level: 'novice' }))
    expect(accepted(play(nim, match, 0, { take: 1 })).record.entries.at(-1)).toMatchObject({ by: 'bot' })
    expect(accepted(play(nim, begun(), 0, { take: 1 })).record.entries).toMatchObject([{ by: 'player' }])
  })

  test('leaves the match before it was, and two futures apart', () => {
    const match = begun()
    const before = hash([match.record, match.state, match.steps])
    const one = accepted(play(nim, match, 0, { take: 1 }))
    const two = accepted(play(nim, match, 0, { take: 2 }))
    const three = accepted(play(nim, one, 1, { take: 3 }))
    expect(hash([match.record, match.state, match.steps])).toBe(before)
    expect(
      [one, two, three].map(({ state, record, steps }) => [
        state.sticks,
        record.entries.length,
        steps.length,
      ]),
    ).toEqual([
      [3, 1, 2],
      [2, 1, 2],
      [0, 2, 3],
    ])
  })

  test('goes on drawing where the match stopped', () => {
    let match = accepted(start(torch, recordOf(torch, { seats: 1, options: {}, seed: 'walk' }, 0)))
    const draws = [match.draws]
    for (const move of ['explore', 'end', 'end']) {
      match = accepted(play(torch, match, 0, { do: move }))
      draws.push(match.draws)
      expect(accepted(replay(torch, match.record)).draws).toBe(match.draws)
    }
    expect(draws).toEqual(draws.toSorted((a, b) => a - b))
    expect(draws[1]).toBeGreaterThan(0)
  })

  test('stores the game’s own copy of the move, not the client’s', () => {
    const sent = { take: 2 }
    const match = accepted(play(nim, begun(), 0, sent))
    sent.take = 99
    expect(match.record.entries).toEqual([{ seat: 0, move: { take: 2 }, by: 'player' }])
  })

  test.each([
    ['no-such-seat', 2, { take: 1 }],
    ['no-such-seat', -1, { take: 1 }],
    ['no-such-seat', 0.5, { take: 1 }],
    ['no-such-seat', Number.NaN, { take: 1 }],
    ['not-your-turn', 1, { take: 1 }],
    ['not-your-turn', 1, 'nonsense'],
    ['illegal-move', 0, { take: 5 }],
    ['bad-move', 0, { take: 'all' }],
    ['bad-move', 0, { take: 1, more: 1 }],
    ['bad-move', 0, undefined],
    ['bad-move', 0, null],
    ['bad-move', 0, [1]],
    ['bad-move', 0, JSON.parse('{"take":1,"__proto__":{"x":1}}')],
  ])('refuses with %s: seat %d, %j', (error, seat, move) => {
    expect(play(nim, begun(), seat, move)).toEqual({ error })
  })

  test('refuses everything when the game is over', () => {
    const match = accepted(play(nim, accepted(play(nim, begun(), 0, { take: 1 })), 1, { take: 3 }))
    expect(nim.outcome(match.state)?.winners).toEqual([1])
    expect(play(nim, match, 0, { take: 1 })).toEqual({ error: 'over' })
    expect(play(nim, match, 5, { take: 1 })).toEqual({ error: 'no-such-seat' })
  })

  test('calls apply only with listed moves, and only on copies', () => {
    const seen: unknown[] = []
    const watched: typeof nim = {
      ...nim,
      apply(state, seat, move, chance, emit) {
        seen.push(move)
        nim.apply(state, seat, move, chance, emit)
      },
    }
    const match = begun()
    for (const move of [{ take: 9 }, 'x', { take: 1, x: 1 }, { take: 2 }]) play(watched, match, 0, move)
    play(watched, match, 1, { take: 1 })
    expect(seen).toEqual([{ take: 2 }])
    expect(match.state.sticks).toBe(4)
  })

  test('lists stay the same lists when asked again', () => {
    const match = accepted(play(nim, begun(), 0, { take: 1 }))
    expect(match.record).toBe(match.record)
    expect(match.steps).toBe(match.steps)
  })
})

describe('assign', () => {
  const bot = { kind: 'bot', level: 'novice' } as const

  test('is a line of its own and changes nothing else', () => {
    const match = accepted(assign(nim, begun(), 1, bot))
    expect(match.record.entries).toEqual([{ seat: 1, occupant: bot }])
    expect(match.state).toEqual(begun().state)
    expect(match.steps).toHaveLength(1)
    expect(occupants(match.record)).toEqual([{ kind: 'person' }, bot])
    expect(occupants(accepted(assign(nim, match, 1, { kind: 'person' })).record)).toEqual([
      { kind: 'person' },
      { kind: 'person' },
    ])
  })

  test('a step’s seq counts it', () => {
    const match = accepted(play(nim, accepted(assign(nim, begun(), 1, bot)), 0, { take: 1 }))
    expect(match.steps.map(step => step.seq)).toEqual([-1, 1])
    expect(accepted(replay(nim, match.record)).steps).toEqual(match.steps)
  })

  test('keeps who it is and why', () => {
    const match = accepted(assign(nim, begun(), 1, { kind: 'person' }, { name: 'Ada', reason: 'back' }))
    const entries = [{ seat: 1, occupant: { kind: 'person' }, name: 'Ada', reason: 'back' }]
    expect(match.record.entries).toEqual(entries)
    expect(match.occupants).toEqual(occupants(match.record))
    expect(accepted(replay(nim, match.record)).record.entries).toEqual(entries)
  })

  test.each([
    [null],
    [undefined],
    ['person'],
    [{ kind: 'ghost' }],
    [{ kind: 'bot' }],
    [{ kind: 'bot', level: 'x'.repeat(1000) }],
    [{ kind: 'person', level: 'novice' }],
    [{ kind: 'person' }, { name: 'x'.repeat(1000) }],
    [{ kind: 'person' }, { name: 'half a \ud800' }],
    [{ kind: 'person' }, { reason: 'bored' }],
    [{ kind: 'person' }, { move: { take: 1 } }],
  ])('refuses %j %j', (...occupant) => {
    expect(Reflect.apply(assign, undefined, [nim, begun(), 1, ...occupant])).toEqual({ error: 'bad-entry' })
  })

  test('refuses a seat that is not there, and a game that is over', () => {
    expect(assign(nim, begun(), 2, bot)).toEqual({ error: 'no-such-seat' })
    const over = accepted(play(nim, accepted(play(nim, begun(), 0, { take: 1 })), 1, { take: 3 }))
    expect(assign(nim, over, 1, bot)).toEqual({ error: 'over' })
  })
})

describe('replay', () => {
  const entries: readonly Entry[] = [
    { seat: 0, move: { take: 1 }, by: 'player' },
    { seat: 1, occupant: { kind: 'bot', level: 'novice' } },
    { seat: 1, move: { take: 1 }, by: 'bot' },
    { seat: 0, move: { take: 2 }, by: 'clock' },
  ]

  test('gives the same match as playing did', () => {
    const match = accepted(replay(nim, { ...record, entries }))
    expect(match.record).toEqual({ ...record, entries })
    expect(match.state).toEqual({ sticks: 0, turn: 0, seats: 2 })
    expect(match.steps.map(step => step.seq)).toEqual([-1, 0, 2, 3])
  })

  test('stops after so many entries, and can be played on from there', () => {
    const match = accepted(replay(nim, { ...record, entries }, 1))
    expect(match.record.entries).toEqual(entries.slice(0, 1))
    expect(match.state.sticks).toBe(3)
    expect(accepted(play(nim, match, 1, { take: 3 })).state.sticks).toBe(0)
    expect(match.record.entries).toHaveLength(1)
  })

  test.each([
    ['not-your-turn', 1, { seat: 0, move: { take: 1 }, by: 'player' }],
    ['illegal-move', 1, { seat: 1, move: { take: 4 }, by: 'player' }],
    ['bad-move', 1, { seat: 1, move: {}, by: 'player' }],
    ['no-such-seat', 1, { seat: 7, occupant: { kind: 'person' } }],
    ['cannot-undo', 1, { seat: 0, back: 0 }],
    ['over', 4, { seat: 0, occupant: { kind: 'person' } }],
    ['over', 4, { seat: 0, move: { take: 1 }, by: 'player' }],
  ] as const)('refuses with %s and says where: entry %d', (error, at, entry) => {
    expect(replay(nim, { ...record, entries: entries.toSpliced(at, 0, entry) })).toEqual({ error, at })
  })

  test('refuses what start refuses', () => {
    expect(replay(nim, { ...record, seed: '' })).toEqual({ error: 'bad-seed' })
  })
})

describe('events', () => {
  test('are what the viewer was told, oldest first', () => {
    const match = accepted(start(delve, recordOf(delve, { seats: 2, options: {}, seed: 'news' }, 0)))
    const [move] = delve.moves(match.state, 1)
    const after = accepted(play(delve, match, 1, move))
    expect(
      eventsFor(delve, after, 1)
        .map(event => event.type)
        .slice(0, 2),
    ).toEqual(['rolled', 'used'])
    expect(eventsFor(delve, after, 0).map(event => event.type)).toEqual(['rolled'])
    expect(eventsFor(delve, after, 'table')).toEqual(eventsFor(delve, after, 0))
  })
})

test('any game can be played without knowing its types', () => {
  const games: readonly AnyGame[] = [nim, delve, torch]
  for (const game of games) {
    const match = accepted(start(game, recordOf(game, { seats: 2, options: {}, seed: 'any' }, 0)))
    const [seat = -1] = game.active(match.state)
    const after = accepted(play(game, match, seat, game.moves(match.state, seat)[0]))
    expect(eventsFor(game, after, seat).every(event => typeof event.type === 'string')).toBe(true)
  }
  const one: AnyGame = torch
  expect(one.id).toBe('torch')
})
