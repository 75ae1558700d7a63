import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitment } from './commitment.ts'
import { playRandomly } from './conformance/index.ts'
import { type ErrorCode, isRefusal } from './errors.ts'
import { maxFileSize, readMatch, writeMatch } from './file.ts'
import type { AnyGame } from './game.ts'
import { hash } from './hash.ts'
import type { MatchRecord } from './record.ts'
import { replay } from './replay.ts'
import { delve } from './testing/delve.ts'
import { nim } from './testing/nim.ts'
import { torch } from './testing/torch.ts'

const all: readonly AnyGame[] = [nim, delve, torch]
const games = (id: string) => all.find(game => game.id === id)
const read = (text: string) => readMatch(text, games)

const match = playRandomly(delve, { seats: 3, options: {}, seed: 'file' }).record
const parsed = (): Record<string, unknown> => JSON.parse(writeMatch(match))
const changed = (change: object) => JSON.stringify({ ...parsed(), ...change })
const without = (key: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(parsed()).filter(([k]) => k !== key)))
const sealed = (change: Partial<MatchRecord>) => writeMatch({ ...match, ...change })

describe('a match file', () => {
  test.each(all.map(game => [game.id, game] as const))('is read back as it was written: %s', (_, game) => {
    for (const from of [0, 1, 2]) {
      const { record, state } = playRandomly(game, { seats: 2, options: {}, seed: 'back', from })
      const back = read(writeMatch(record))
      expect(back).toEqual(record)
      const again = isRefusal(back) ? back : replay(game, back)
      expect(isRefusal(again) ? again : hash(again.state)).toBe(hash(state))
    }
  })

  test('keeps undo and a change of occupant', () => {
    const [move] = match.entries
    const entries = [
      ...(move === undefined ? [] : [move]),
      { seat: move?.seat ?? 0, back: 0 },
      { seat: 2, occupant: { kind: 'bot', level: 'novice' } },
    ] as const
    expect(read(sealed({ entries }))).toEqual({ ...match, entries })
  })

  test('says what it is, and shows the commitment', () => {
    expect(parsed().format).toBe('kazamata-match')
    expect(parsed().commitment).toBe(commitment(match))
  })

  test('is read with defaults for options it leaves out', () => {
    const back = read(sealed({ options: {} }))
    expect(isRefusal(back) ? back : back.options).toEqual({ rounds: 3 })
  })
})

describe('a match file is refused', () => {
  const person = { kind: 'person' }
  const seats = match.seats
  const entry = { seat: 0, move: { do: 'die', die: 0 }, by: 'player' }

  const refusals: readonly (readonly [ErrorCode, string])[] = [
    ['too-large', 'x'.repeat(maxFileSize + 1)],
    ['too-large', `"${'ő'.repeat(maxFileSize / 2)}"`],
    ['too-large', '['.repeat(50_000_000)],
    ['not-json', 'x'.repeat(maxFileSize)],
    ['not-json', ''],
    ['not-json', '{'],
    ['not-json', writeMatch(match).slice(0, -20)],
    ['not-json', '['.repeat(500_000)],
    ['not-json', changed({ seats: 3 }).replace('"seats":3', '"seats":NaN')],
    ['not-a-match', '{}'],
    ['not-a-match', 'null'],
    ['not-a-match', '"kazamata-match"'],
    ['not-a-match', '[]'],
    ['not-a-match', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['not-a-match', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['not-a-match', changed({ format: 'chess' })],
    ['not-a-match', changed({ extra: 1 })],
    ['not-a-match', changed({ entries: {} })],
    ['not-a-match', changed({ rulesVersion: '1' })],
    ['not-a-match', changed({ rulesVersion: 1.5 })],
    ['not-a-match', changed({ rulesVersion: 3 }).replace('"rulesVersion":3', '"rulesVersion":1e999')],
    ['not-a-match', changed({ id: 'x'.repeat(1000) })],
    ['not-a-match', changed({}).replace('{', '{"__proto__":{"format":"kazamata-match"},')],
    ['not-a-match', changed({ options: { deep: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) } })],
    ['unknown-game', changed({ game: 'chess' })],
    ['unknown-game', changed({ game: '__proto__' })],
    ['wrong-version', changed({ rulesVersion: 2 })],
    ['wrong-version', changed({ rulesVersion: 2 ** 40 })],
    ['bad-options', sealed({ options: { rounds: 99 } })],
    ['bad-options', sealed({ options: null })],
    ['bad-seats', changed({ seats: [] })],
    ['bad-seats', changed({ seats: 3 })],
    ['bad-seats', changed({ seats: [...seats, { name: 'x', occupant: person, more: 1 }] })],
    ['bad-seats', changed({ seats: [{ name: 'x', occupant: { kind: 'bot' } }] })],
    [
      'bad-seats',
      changed({ seats: Array.from({ length: 10_000 }, () => ({ name: 'x', occupant: person })) }),
    ],
    ['bad-seats', changed({ seats: Array.from({ length: 9 }, () => ({ name: 'x', occupant: person })) })],
    ['bad-seed', changed({ seed: 'secret' })],
    ['bad-seed', changed({ seed: 'AB'.repeat(32) })],
    ['damaged', changed({ seed: 'ab'.repeat(32) })],
    ['damaged', changed({ id: 'another' })],
    ['damaged', changed({ commitment: '' })],
  ]
  test.each(refusals.map(([error, text], i) => [error, i, text.slice(0, 40), text] as const))(
    'with %s: %i %s',
    (error, _i, _start, text) => {
      expect(read(text)).toEqual({ error })
    },
  )

  test.each(['format', 'commitment', 'id', 'game', 'rulesVersion', 'options', 'seats', 'seed', 'entries'])(
    'without its %s',
    key => {
      expect(read(without(key))).toEqual({ error: 'not-a-match' })
    },
  )

  test.each([
    ['bad-entry', 0],
    ['bad-entry', null],
    ['bad-entry', {}],
    ['bad-entry', { ...entry, by: 'nobody' }],
    ['bad-entry', { ...entry, seat: -1 }],
    ['bad-entry', { ...entry, seat: 0.5 }],
    ['bad-entry', { ...entry, back: 0 }],
    ['bad-entry', { seat: 0, back: -1 }],
    ['bad-entry', { seat: 0, occupant: { kind: 'ghost' } }],
    ['no-such-seat', { ...entry, seat: 99 }],
    ['bad-move', { ...entry, move: { do: 'fly' } }],
    ['bad-entry', { seat: 0, by: 'player' }],
    ['illegal-move', { ...entry, move: { do: 'confirm' } }],
    ['illegal-move', { ...entry, move: { do: 'die', die: 7 } }],
    ['cannot-undo', { seat: 0, back: 0 }],
    ['cannot-undo', { seat: 0, back: 5 }],
  ])('with %s and the place: %j', (error, line) => {
    const head = match.entries.slice(0, 2)
    const entries = [{ seat: 1, occupant: person }, ...head, line]
    expect(read(changed({ entries }))).toEqual({ error, at: 3 })
  })

  test('at the first bad entry of very many', () => {
    const many = changed({ entries: [] }).replace('"entries":[]', `"entries":[${'0,'.repeat(490_000)}0]`)
    expect(read(many)).toEqual({ error: 'bad-entry', at: 0 })
  })

  test('when its first move is missing', () => {
    const answer = read(changed({ entries: match.entries.slice(1) }))
    expect(
      isRefusal(answer) &&
        answer.at !== undefined &&
        ['illegal-move', 'not-your-turn'].includes(answer.error),
    ).toBe(true)
  })

  test('whatever else it is: it never throws', () => {
    const text = writeMatch(match)
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 20 }), (at, cut, put) => {
        expect(read(text.slice(0, at) + put + text.slice(at + cut))).toBeTypeOf('object')
      }),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(parsed())), fc.jsonValue(), (key, value) => {
        expect(read(changed({ [key]: value }))).toBeTypeOf('object')
      }),
      { numRuns: 300 },
    )
    fc.assert(fc.property(fc.json(), text => isRefusal(read(text))))
  })
})
