import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../../testing/postgres-cluster.ts'
import { emptyPostgres, postgresStores, query } from '../../testing/postgres-harness.ts'
import { match, move, over, table } from '../../testing/store-samples.ts'
import { unpack } from '../rows/packed.ts'
import { StoreClosed } from '../store-closed.ts'

const postgres = postgresStores()
afterEach(() => postgres.clear())

const matchIds = (count: number) => [...Array(count).keys()].map(n => `match-${n}`)

test('what arrives together is one statement and one commit', async () => {
  const url = await emptyPostgres()
  const batches: number[] = []
  const { matches } = await postgres.open(url, {
    onBatch(writes) {
      batches.push(writes)
      return () => undefined
    },
  })
  const ids = matchIds(100)
  for (const id of ids) await matches.create(match(id), [])
  const results = await Promise.all(ids.map(id => matches.append(match(id), 0, [move(1), move(2)])))
  expect(new Set(results)).toEqual(new Set(['won']))
  expect(batches).toEqual([100])
  expect(
    await query(url, 'select count(distinct xmin::text) as commits, count(*) as entries from entries'),
  ).toEqual([{ commits: '1', entries: '200' }])
})

test('an append that cannot be stored keeps no other from it', async () => {
  const { matches } = await postgres.open(await emptyPostgres())
  for (const id of ['a', 'b', 'c']) await matches.create(match(id), [])
  const append = (id: string, request: string) => matches.append(match(id), 0, [move(1)], request)
  expect(await Promise.all([append('a', 'one'), append('b', 'with \0'), append('c', 'three')])).toEqual([
    'won',
    'failed',
    'won',
  ])
  expect(await matches.read('b', 0)).toEqual([])
})

test('a finished match is one row, with requests and times', async () => {
  const url = await emptyPostgres()
  const { matches } = await postgres.open(url)
  await matches.create(match('a', { clockBegun: 1234 }), [move(1)])
  await matches.create(match('b'), [move(1)])
  await matches.append(over('a'), 1, Array(200).fill(move(2)), 'request', 1234)
  expect(await query(url, 'select match from entries')).toEqual([{ match: 'b' }])
  const [row] = await query<{ packed: Uint8Array }>(url, "select packed from matches where id = 'a'")
  const packed = row?.packed ?? new Uint8Array()
  expect(packed.length).toBeLessThan(500)
  expect(unpack(packed).slice(0, 2)).toEqual([
    { at: 1234, request: null, entry: JSON.stringify(move(1)) },
    { at: 1234, request: 'request', entry: JSON.stringify(move(2)) },
  ])
})

describe('a line that breaks', () => {
  test.each([
    ['on the way there', 'statement', 1],
    ['on the way back', 'answer', 2],
  ] as const)('%s leaves an append unknown, and only reading tells', async (_, what, length) => {
    const proxy = await postgres.proxy(await emptyPostgres())
    const reports: unknown[] = []
    const { matches } = await postgres.open(proxy.url, { report: error => reports.push(error) })
    await matches.create(match('a'), [move(1)])
    proxy.cutNext(what)
    expect(await matches.append(match('a'), 1, [move(2)])).toBe('unknown')
    expect(reports).toEqual([new Error('Connection terminated unexpectedly')])
    expect(await matches.read('a', 0)).toHaveLength(length)
    expect(await matches.append(match('a'), length, [move(3)])).toBe('won')
  })

  test.each([
    ['before its commit has failed, for sure', 'statement', /\binsert\b/, 'failed', false],
    ['in its commit, on the way there, is unknown', 'statement', /\bcommit\b/, 'unknown', false],
    ['in its commit, on the way back, is unknown', 'answer', /\bcommit\b/, 'unknown', true],
  ] as const)('a transaction that is cut %s', async (_, what, kind, result, isStored) => {
    const proxy = await postgres.proxy(await emptyPostgres())
    const { matches, tables } = await postgres.open(proxy.url)
    await tables.create(table('a'))
    proxy.cutNext(what, kind)
    expect(await matches.create(match('a'), [move(1)], 1)).toBe(result)
    expect((await matches.load('a')) !== undefined).toBe(isStored)
    expect((await tables.load('a')) !== undefined).toBe(!isStored)
  })

  test('without a word is given up after a while: writes are unknown, reads are refused', async () => {
    const proxy = await postgres.proxy(await emptyPostgres())
    const { matches } = await postgres.open(proxy.url, {
      patience: { connect: 2_000, statement: 1_500, answer: 2_000 },
    })
    await matches.create(match('a'), [move(1)])
    expect(await matches.append(match('a'), 1, [move(2)])).toBe('won')
    proxy.freeze()
    expect(await matches.append(match('a'), 2, [move(3)])).toBe('unknown')
    await expect(matches.load('a')).rejects.toThrow()
    expect(await matches.append(match('a'), 2, [move(3)])).toBe('failed')
  })
})

describe('two servers on one database', () => {
  test('append by compare-and-set: of both at one place exactly one wins, and nobody waits for ever', async () => {
    const url = await emptyPostgres()
    const reports: unknown[] = []
    const servers = await Promise.all(
      [0, 1].map(() => postgres.open(url, { report: error => reports.push(error) })),
    )
    const [first] = servers
    const ids = matchIds(30)
    await Promise.all(ids.map(id => first?.matches.create(match(id), [])))
    /** Each server appends to all matches, in its own order, what it knows to be the next. */
    const rounds = 20
    for (let length = 0; length < rounds; length++) {
      const results = await Promise.all(
        servers.map((server, at) => {
          const order = at === 0 ? ids : [...ids].reverse()
          return Promise.all(
            order.map(async id => ({
              id,
              result: await server.matches.append(match(id), length, [move(at)]),
            })),
          )
        }),
      )
      for (const id of ids)
        expect(
          results
            .flat()
            .filter(one => one.id === id)
            .map(({ result }) => result)
            .sort(),
        ).toEqual(['lost', 'won'])
    }
    for (const id of ids) expect(await servers[1]?.matches.read(id, 0)).toHaveLength(rounds)
    expect(reports).toEqual([])
  })

  test('rate two matches of the same people one after the other, and results once', async () => {
    const url = await emptyPostgres()
    const servers = await Promise.all([0, 1].map(() => postgres.open(url)))
    const rating = { game: 'nim', rating: 1500, deviation: 300, volatility: 0.06, matches: 1 }
    const result = (id: string) => ({
      match: id,
      seat: 0,
      person: 'ada',
      game: 'nim',
      seats: 2,
      coop: false,
      won: true,
      score: 1,
      facts: {},
      watchable: true,
      played: 1,
    })
    const ratings = ['ada', 'bob'].map(person => ({ ...rating, person }))
    const save = (server: number, id: string) => servers[server]?.results.save([result(id)], ratings)
    expect((await Promise.all([save(0, 'a'), save(1, 'b')])).sort()).toEqual(['lost', 'won'])
    const one = (server: number) => servers[server]?.results.save([result('c')], [])
    expect((await Promise.all([one(0), one(1)])).sort()).toEqual(['lost', 'won'])
  })
})

test('while the database is away writes fail and reads reject; when it is back the store goes on by itself', async () => {
  const cluster = await startPostgres()
  try {
    const reports: unknown[] = []
    const { matches, tables } = await postgres.open(cluster.url, { report: error => reports.push(error) })
    await matches.create(match('a'), [move(1)])
    await matches.append(match('a'), 1, [move(2)])
    await cluster.halt('immediate')
    expect(['failed', 'unknown']).toContain(await matches.append(match('a'), 2, [move(3)]))
    reports.splice(0)
    const batch = ['a', 'b', 'c'].map(id => matches.append(match(id), 2, [move(3)]))
    expect(await Promise.all(batch)).toEqual(['failed', 'failed', 'failed'])
    expect(reports).toHaveLength(1)
    expect(await tables.create(table('t'))).toBe('failed')
    await expect(matches.load('a')).rejects.toThrow('ECONNREFUSED')
    await cluster.start()
    expect((await matches.load('a'))?.record.entries).toEqual([move(1), move(2)])
    expect(await matches.append(match('a'), 2, [move(3)])).toBe('won')
    expect(await tables.create(table('t'))).toBe('won')

    await cluster.halt('fast')
    await appendFile(join(cluster.folder, 'data/postgresql.conf'), 'fsync = off\n')
    await cluster.start()
    await expect(postgres.open(cluster.url)).rejects.toThrow(
      'does not write durably: it needs synchronous_commit on and fsync on, but has on and off.',
    )
  } finally {
    await postgres.clear()
    await cluster.stop()
  }
})

test('what is asked of it after it was closed is refused, and no fault is reported', async () => {
  const reported: unknown[] = []
  const store = await postgres.open(await emptyPostgres(), { report: error => reported.push(error) })
  await store.close()
  await expect(store.matches.load('a')).rejects.toThrow(StoreClosed)
  expect(await store.matches.create(match('a'), [])).toBe('failed')
  expect(reported).toEqual([])
})
