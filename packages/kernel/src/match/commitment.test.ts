import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commitment, eraseName } from './commitment.ts'
import type { MatchRecord } from './record.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const record: MatchRecord = {
  version: 2,
  id: 'match-ł',
  game: 'nim',
  rulesVersion: 258,
  options: { sticks: 4 },
  seats: [
    { name: 'Ola', occupant: { kind: 'person' }, salt: 'aa'.repeat(16) },
    { name: 'Ada', occupant: { kind: 'bot', level: 'novice' } },
  ],
  seed: 'c0ffee00'.repeat(8),
  entries: [],
}
const [ola, ada] = record.seats
if (ola === undefined || ada === undefined) throw new Error('There are two seats.')

describe('the commitment of version 2', () => {
  test('is what its formula says', () => {
    const digests = [
      sha256(`{"name":"Ola","salt":"${'aa'.repeat(16)}","seat":0}`),
      sha256('{"name":"Ada","seat":1}'),
    ]
    const seats = `[{"digest":"${digests[0]}","occupant":{"kind":"person"}},{"digest":"${digests[1]}","occupant":{"kind":"bot","level":"novice"}}]`
    const terms = sha256(
      `{"game":"nim","id":"match-ł","options":{"sticks":4},"rulesVersion":258,"seats":${seats}}`,
    )
    expect(commitment(record)).toBe(sha256(`{"seed":"${record.seed}","terms":"${terms}","version":2}`))
  })

  test('binds all that is fixed at the start', () => {
    const changes: readonly Partial<MatchRecord>[] = [
      {},
      { version: 1 },
      { id: 'x' },
      { game: 'torch' },
      { rulesVersion: 1 },
      { options: { sticks: 5 } },
      { seed: '00'.repeat(32) },
      { seats: [ola] },
      { seats: [ada, ola] },
      { seats: [{ ...ola, name: 'Ada' }, ada] },
      { seats: [{ ...ola, salt: 'bb'.repeat(16) }, ada] },
      {
        seats: [
          { ...ola, name: 'Ada' },
          { ...ada, name: 'Ola' },
        ],
      },
      { seats: [{ ...ola, occupant: ada.occupant }, ada] },
      { seats: [ola, { ...ada, occupant: { kind: 'bot', level: 'veteran' } }] },
      { deal: { secret: '', nonces: [], redeals: 0 } },
      { deal: { secret: '', nonces: [], redeals: 1 } },
    ]
    const all = changes.map(change => commitment({ ...record, ...change }))
    expect(new Set(all).size).toBe(changes.length)
  })

  test('still holds when a name is erased, and still binds its seat', () => {
    const erased = eraseName(record, 0)
    expect(JSON.stringify(erased)).not.toMatch(/Ola|aaaa/)
    expect(commitment(erased)).toBe(commitment(record))
    const [nobody, ...rest] = erased.seats
    if (nobody === undefined) throw new Error('The seat is gone.')
    for (const seat of [
      { ...nobody, occupant: ada.occupant },
      { ...nobody, digest: '00'.repeat(32) },
    ])
      expect(commitment({ ...erased, seats: [seat, ...rest] })).not.toBe(commitment(record))
  })
})

describe('the commitment of version 1', () => {
  const old: MatchRecord = { ...record, version: 1 }

  test("is SHA-256('commit' ‖ seed ‖ match ‖ rulesVersion)", () => {
    const sum = createHash('sha256')
      .update('commit')
      .update(Buffer.from(record.seed, 'hex'))
      .update('match-ł', 'utf8')
      .update(Buffer.from([0, 0, 1, 2]))
    expect(commitment(old)).toBe(sum.digest('hex'))
  })

  test('binds each of them', () => {
    const all = [old, { ...old, id: 'x' }, { ...old, seed: '00'.repeat(32) }, { ...old, rulesVersion: 1 }]
    expect(new Set(all.map(commitment)).size).toBe(4)
  })
})
