import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playRandomly } from '../conformance/index.ts'
import { type ErrorCode, isRefusal } from '../errors.ts'
import type { AnyGame } from '../game.ts'
import { hash } from '../hash.ts'
import { delve } from '../testing/delve.ts'
import { nim } from '../testing/nim.ts'
import { torch } from '../testing/torch.ts'
import { commitment, eraseName } from './commitment.ts'
import { assign, start } from './match.ts'
import { maxFileSize, readMatch, writeMatch } from './match-file.ts'
import type { MatchRecord } from './record.ts'
import { replay } from './replay.ts'

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

describe('a file of a finished match of version 2', () => {
  const [first, second, ...others] = match.seats
  if (first === undefined || second === undefined) throw new Error('There are three seats.')
  const bot = { kind: 'bot', level: 'novice' }
  const by = (who: string) => match.entries.map(entry => ('by' in entry ? { ...entry, by: who } : entry))

  test.each([
    [
      'names exchanged',
      { seats: [{ ...first, name: second.name }, { ...second, name: first.name }, ...others] },
    ],
    ['another name', { seats: [{ ...first, name: 'Somebody' }, second, ...others] }],
    ['a person turned into a bot', { seats: [{ ...first, occupant: bot }, second, ...others] }],
    [
      'a person turned into a bot who made the moves',
      { seats: match.seats.map(seat => ({ ...seat, occupant: bot })), entries: by('bot') },
    ],
    ['no moves and other options', { options: { rounds: 2 }, entries: [] }],
    ['no moves and another seat', { seats: [first, second, ...others, first], entries: [] }],
    ['no moves and a seat less', { seats: [first, second], entries: [] }],
    ['no moves and another game', { game: 'torch', options: {}, entries: [] }],
    ['the mark of version 1', { version: 1 }],
  ])('is refused with %s', (_, change) => {
    expect(read(changed(change))).toEqual({ error: 'damaged' })
  })

  test('is refused without the mark of its version', () => {
    expect(read(without('version'))).toEqual({ error: 'damaged' })
  })

  test('is refused when its moves are said to be made by bots', () => {
    expect(read(changed({ entries: by('bot') }))).toEqual({ error: 'wrong-occupant', at: 0 })
  })

  test('is read when a name was erased, and only then may its digest stand there', () => {
    const erased = eraseName(match, 1)
    expect(read(writeMatch(erased))).toEqual(erased)
    expect(writeMatch(erased)).toContain(commitment(match))
    const [, nobody] = erased.seats
    expect(read(changed({ seats: [first, { ...nobody, name: 'Somebody' }, ...others] }))).toEqual({
      error: 'bad-seats',
    })
  })

  test('is refused by a version that does not know it', () => {
    expect(read(changed({ version: 3, more: [] }))).toEqual({ error: 'newer-file' })
    for (const version of [0, '2', 2.5, null])
      expect(read(changed({ version }))).toEqual({ error: 'not-a-match' })
  })

  test('carries the commitment that was shown, whatever became of the record', () => {
    expect(read(writeMatch(match, commitment(match)))).toEqual(match)
    expect(read(writeMatch({ ...match, id: 'other' }, commitment(match)))).toEqual({ error: 'damaged' })
  })
})

describe('a file of version 1', () => {
  const old = { ...match, version: 1 } as const
  const renamed = (record: MatchRecord) => writeMatch(record).replaceAll('"occupant"', '"holder"')

  test('is read as it was, by either name of an occupant', () => {
    const entries = [...match.entries.slice(0, 1), { seat: 1, occupant: { kind: 'person' } } as const]
    expect(read(writeMatch({ ...old, entries }))).toEqual({ ...old, entries })
    expect(read(renamed({ ...old, entries }))).toEqual({ ...old, entries })
  })

  test('is read when a name was erased', () => {
    const erased = eraseName(old, 1)
    expect(erased.seats[1]?.name).toBe('')
    expect(read(writeMatch(erased))).toEqual(erased)
  })

  test('is refused under the name of version 2', () => {
    expect(read(renamed(match))).toEqual({ error: 'bad-seats' })
  })

  test('may have moves that do not fit who sat there: nothing kept them out', () => {
    const entries = match.entries.map(entry => ('by' in entry ? ({ ...entry, by: 'bot' } as const) : entry))
    expect(read(writeMatch({ ...old, entries }))).toEqual({ ...old, entries })
  })
})

describe('what start and assign accept', () => {
  /** Mostly the first: what is refused says nothing. */
  const mostly = <T, U>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<U>) =>
    fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: odd })
  const text = mostly(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom('\ud800', '__proto__', 'x'.repeat(200), 'x'.repeat(201)),
  )
  const person = fc.constant({ kind: 'person' })
  const bot = fc.record({ kind: fc.constant('bot'), level: text })
  const occupant = mostly(fc.oneof(person, bot), fc.oneof(fc.record({ kind: text }), fc.constant(null)))
  const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(bytesToHex)
  const seat = mostly(
    fc.record({ name: text, occupant, salt: hex(16) }, { requiredKeys: ['name', 'occupant'] }),
    fc.record({ name: fc.constantFrom('', 'x'), occupant, digest: hex(32) }),
  )
  const header = fc.record({
    version: fc.constantFrom(1, 2),
    id: text,
    game: fc.constant('nim'),
    rulesVersion: fc.constant(1),
    options: mostly(fc.record({ sticks: fc.nat() }, { requiredKeys: [] }), fc.jsonValue()),
    seats: fc.array(seat, { minLength: 2, maxLength: 4 }),
    seed: mostly(hex(32), text),
  })
  const reason = mostly(fc.constantFrom('left', 'late', 'back'), text)
  const more = fc.record({ name: text, reason }, { requiredKeys: [] })
  const changes = fc.array(fc.tuple(fc.integer({ min: -1, max: 4 }), occupant, more))

  test('a file can hold, and gives back', () => {
    let taken = 0
    fc.assert(
      fc.property(header, changes, (head, changes) => {
        let match: ReturnType<typeof start> = Reflect.apply(start, undefined, [nim, head])
        if (isRefusal(match)) return
        for (const change of changes) {
          const next: typeof match = Reflect.apply(assign, undefined, [nim, match, ...change])
          if (!isRefusal(next)) match = next
        }
        expect(read(writeMatch(match.record))).toEqual(match.record)
        taken += 1
      }),
      { numRuns: 500 },
    )
    expect(taken).toBeGreaterThan(100)
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
