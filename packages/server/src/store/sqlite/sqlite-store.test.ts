import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { localWriter, sqliteFolders } from '../../testing/sqlite-harness.ts'
import { large, match, move, over } from '../../testing/store-samples.ts'
import { unpack } from '../rows/packed.ts'
import { connectWriter } from './connection.ts'
import { dataFolder } from './data-folder.ts'
import { startWriter } from './start-writer.ts'

const sqlite = sqliteFolders()
afterEach(() => sqlite.clear())

const fileIn = (folder: string) => join(folder, 'kazamata.sqlite')

function query<Row extends object>(folder: string, sql: string): Row[] {
  const database = new DatabaseSync(fileIn(folder), { readOnly: true })
  try {
    const rows: Row[] = database.prepare(sql).all()
    return rows.map(row => ({ ...row }))
  } finally {
    database.close()
  }
}

test('KAZAMATA_DATA names the folder', () => {
  expect(dataFolder({})).toBe(join(process.cwd(), 'data'))
  expect(dataFolder({ KAZAMATA_DATA: '/srv/kazamata' })).toBe('/srv/kazamata')
  expect(() => dataFolder({ KAZAMATA_DATA: '' })).toThrow('KAZAMATA_DATA is empty')
})

test('refuses a connection that does not write durably', () => {
  expect(() => connectWriter(':memory:')).toThrow(
    '":memory:" cannot be written durably: it needs journal_mode wal and synchronous 2, but has memory and',
  )
})

test('each entry has the time at which it was made', async () => {
  const folder = sqlite.folder()
  const { matches } = await sqlite.open(folder, { start: localWriter().start })
  await matches.create(match('a', { clockBegun: 1000 }), [move(1)])
  await matches.append(match('a'), 1, [move(2), move(3)], 'request', 2000)
  expect(query(folder, 'select at, request from log order by id')).toEqual([
    { at: 1000, request: null },
    { at: 2000, request: 'request' },
    { at: 2000, request: 'request' },
  ])
})

test('a finished match is one row, with requests and times', async () => {
  const folder = sqlite.folder()
  const { matches } = await sqlite.open(folder, { start: localWriter().start })
  await matches.create(match('a', { clockBegun: 1234 }), [move(1)])
  await matches.create(match('b'), [move(1)])
  await matches.append(over('a'), 1, Array(200).fill(move(2)), 'request', 1234)
  expect(query(folder, 'select before, entry from log')).toEqual([
    { before: null, entry: JSON.stringify(move(1)) },
  ])
  expect(query(folder, 'select match from progress where last is not null')).toEqual([{ match: 'b' }])
  const rows = query<{ packed: Uint8Array }>(folder, 'select packed from matches where packed is not null')
  const packed = rows[0]?.packed ?? new Uint8Array()
  expect(packed.length).toBeLessThan(500)
  expect(unpack(packed).slice(0, 2)).toEqual([
    { at: 1234, request: null, entry: JSON.stringify(move(1)) },
    { at: 1234, request: 'request', entry: JSON.stringify(move(2)) },
  ])
})

test('on a full disk a batch fails as a whole, and goes on when there is space again', async () => {
  const { start, fillDisk, freeDisk } = localWriter()
  const { matches } = await sqlite.open(sqlite.folder(), { start })
  await matches.create(match('a'), [])
  fillDisk()
  const batch = () =>
    Promise.all([
      matches.append(match('a'), 0, [move(1)]),
      matches.create(match('b'), [large, large]),
      matches.append(match('a'), 7, [move(1)]),
    ])
  expect(await batch()).toEqual(['failed', 'failed', 'failed'])
  expect(await matches.read('a', 0)).toEqual([])
  expect(await matches.append(match('a'), 0, [move(1)])).toBe('won')
  freeDisk()
  expect(await batch()).toEqual(['lost', 'won', 'lost'])
})

describe('a thread that dies', () => {
  const script = new URL('../../testing/dying-writer-thread.ts', import.meta.url)

  test.each([
    ['before', 1],
    ['after', 2],
  ])('%s a commit: unknown, only reading tells, and another thread goes on', async (when, length) => {
    const folder = sqlite.folder()
    const reports: unknown[] = []
    const { matches } = await sqlite.open(folder, {
      start: file => startWriter(file, script),
      report: error => reports.push(error),
    })
    await matches.create(match('a'), [move(1)])
    writeFileSync(`${fileIn(folder)}.die-${when}`, '')
    expect(await matches.append(match('a'), 1, [move(2)])).toBe('unknown')
    expect(reports).toEqual([new Error('The thread that writes to the database ended with code 3.')])
    expect(await matches.read('a', 0)).toHaveLength(length)
    expect(await matches.append(match('a'), length, [move(3)])).toBe('won')
    expect((await matches.load('a'))?.record.entries.at(-1)).toEqual(move(3))
  })

  test('while it has nothing to do is replaced before the next write', async () => {
    const threads: ReturnType<typeof startWriter>[] = []
    const { matches } = await sqlite.open(sqlite.folder(), {
      start(file) {
        const thread = startWriter(file)
        threads.push(thread)
        return thread
      },
    })
    await threads[0]?.close()
    expect(await matches.create(match('a'), [])).toBe('won')
    expect(threads).toHaveLength(2)
  })
})
