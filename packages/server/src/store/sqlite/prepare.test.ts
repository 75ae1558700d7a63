import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { localWriter, sqliteFolders } from '../../testing/sqlite-harness.ts'
import { match, move } from '../../testing/store-samples.ts'
import { Trouble } from '../../trouble.ts'
import { pack } from '../rows/packed.ts'
import { migrations } from './migrations/index.ts'
import { prepareDatabase } from './prepare.ts'

const sqlite = sqliteFolders()
afterEach(() => sqlite.clear())

const fileIn = (folder: string) => join(folder, 'kazamata.sqlite')

/** One sentence for the person who started the server. */
function trouble(folder: string, known = migrations): string {
  try {
    prepareDatabase(folder, known)
  } catch (error) {
    if (error instanceof Trouble) return error.message
    throw error
  }
  return 'none'
}

/** A folder with a database that has a match. */
async function used(): Promise<string> {
  const folder = sqlite.folder()
  const { start } = localWriter()
  const store = await sqlite.open(folder, { start })
  await store.matches.create(match('a'), [move(1)])
  for (const id of Array(50).keys()) await store.matches.create(match(`m${id}`), [move(1), move(2)])
  await store.close()
  return folder
}

function schemaOf(folder: string): unknown {
  const database = new DatabaseSync(fileIn(folder), { readOnly: true })
  const { value } = database.prepare("select value from meta where key = 'schema'").get()
  database.close()
  return value
}

async function entriesIn(folder: string, known = migrations) {
  const store = await sqlite.open(folder, { start: localWriter().start, migrations: known })
  return (await store.matches.load('a'))?.record.entries
}

describe('the schema', () => {
  const next = [
    ...migrations,
    "alter table people add column lang text not null default 'en'; create table later (line)",
  ]

  test('is made where there is nothing, and the folder with it', () => {
    const folder = join(sqlite.folder(), 'some', 'where')
    expect(prepareDatabase(folder, migrations)).toBe(fileIn(folder))
    expect(schemaOf(folder)).toBe(String(migrations.length))
  })

  test.each(migrations.map((_, at) => at + 1))('%i is brought up to date', async schema => {
    const folder = sqlite.folder()
    prepareDatabase(folder, migrations.slice(0, schema))
    prepareDatabase(folder, migrations)
    expect(schemaOf(folder)).toBe(String(migrations.length))
    expect(await entriesIn(folder)).toBe(undefined)
  })

  test('of today is brought to the next one with what is stored, once', async () => {
    const folder = await used()
    expect(await entriesIn(folder, next)).toEqual([move(1)])
    expect(await entriesIn(folder, next)).toEqual([move(1)])
    expect(schemaOf(folder)).toBe(String(next.length))
  })

  test('13, with a row for each entry, keeps running, finished and abandoned matches', async () => {
    const folder = sqlite.folder()
    prepareDatabase(folder, migrations.slice(0, 13))
    const database = new DatabaseSync(fileIn(folder))
    const insertMatch = database.prepare(
      `insert into matches (id, version, game, rules, options, seats, seed, seal, begun, length, standing, played, people, host, watchable, packed, clock_begun, due, abandoned)
       values (?, 2, 'nim', 1, '{}', '[]', '', '', 1, ?, ?, ?, '["ada"]', 'ada', 0, ?, 0, ?, ?)`,
    )
    const insertEntry = database.prepare(
      'insert into entries (match, seq, at, request, entry) values (?, ?, ?, ?, ?)',
    )
    const taken = [move(1), move(2), move(3)]
    for (const id of ['b', 'a', 'given-up']) {
      const [due, abandoned] = id === 'given-up' ? [null, 1] : [500, 0]
      insertMatch.run(id, taken.length, '{"active":[0]}', 7, null, due, abandoned)
      for (const [seq, entry] of taken.entries())
        insertEntry.run(id, seq, 10 + seq, seq === 0 ? null : `r${seq}`, JSON.stringify(entry))
    }
    insertMatch.run('empty', 0, '{"active":[1]}', 8, null, null, 0)
    const finished = pack([{ at: 10, request: null, entry: JSON.stringify(move(9)) }])
    insertMatch.run('over', 1, '{"active":[],"winners":[0]}', 9, finished, null, 0)
    database.close()

    const { matches } = await sqlite.open(folder, { start: localWriter().start })
    for (const id of ['a', 'b', 'given-up']) {
      const { stored, record, requests, times } = (await matches.load(id)) ?? {}
      expect(record?.entries).toEqual(taken)
      expect(requests).toEqual([undefined, 'r1', 'r2'])
      expect(times).toEqual([10, 11, 12])
      expect(stored).toMatchObject({ active: [0], played: 7 })
    }
    expect((await matches.load('over'))?.record.entries).toEqual([move(9)])
    expect(await matches.nextDue(9)).toEqual(['a', 'b'].map(id => ({ id, due: 500 })))
    expect(await matches.append(match('given-up'), 3, [move(1)])).toBe('lost')
    expect(await matches.append(match('over'), 1, [move(1)])).toBe('won')
    expect(await matches.append(match('empty'), 0, [move(1)])).toBe('won')
    expect(await matches.append(match('a'), 3, [move(4), move(5)])).toBe('won')
    expect((await matches.read('a', 2)).map(({ entry }) => entry)).toEqual([move(3), move(4), move(5)])
    expect((await matches.load('over'))?.record.entries).toEqual([move(9), move(1)])
    expect((await matches.load('empty'))?.record.entries).toEqual([move(1)])
  })

  test('that is newer is refused, and nothing is touched', async () => {
    const folder = await used()
    await entriesIn(folder, next)
    await sqlite.close()
    const before = readFileSync(fileIn(folder))
    expect(trouble(folder)).toBe(
      `"${fileIn(folder)}" has schema ${next.length} of a newer Kazamata, and this one knows ${migrations.length}: update Kazamata, or name another folder with KAZAMATA_DATA.`,
    )
    expect(readFileSync(fileIn(folder))).toEqual(before)
    expect(await entriesIn(folder, next)).toEqual([move(1)])
  })

  test('stays as it was when a migration breaks', async () => {
    const folder = await used()
    expect(trouble(folder, [...next, 'create table matches (id)'])).toMatch(
      /cannot be opened \(table matches already exists\)\.$/,
    )
    expect(schemaOf(folder)).toBe(String(migrations.length))
    expect(await entriesIn(folder)).toEqual([move(1)])
  })
})

describe('refused in one sentence, and nothing is damaged:', () => {
  const damaged = (folder: string) =>
    `"${fileIn(folder)}" is damaged or is not a database: put a backup in its place, or name another folder with KAZAMATA_DATA.`

  test('a file that is no database', () => {
    const folder = sqlite.folder()
    writeFileSync(fileIn(folder), 'Dear diary, '.repeat(1000))
    expect(trouble(folder)).toBe(damaged(folder))
    expect(readFileSync(fileIn(folder), 'utf8')).toBe('Dear diary, '.repeat(1000))
    expect(readdirSync(folder)).toEqual(['kazamata.sqlite'])
  })

  test('a database that lost its end', async () => {
    const folder = await used()
    await sqlite.close()
    const half = Math.floor(statSync(fileIn(folder)).size / 8192) * 4096
    truncateSync(fileIn(folder), half)
    const before = readFileSync(fileIn(folder))
    expect(trouble(folder)).toBe(damaged(folder))
    expect(readFileSync(fileIn(folder))).toEqual(before)
  })

  test('a database with other bytes in its middle', async () => {
    const folder = await used()
    await sqlite.close()
    const bytes = readFileSync(fileIn(folder))
    bytes.fill(0x5a, 4096, bytes.length - 4096)
    writeFileSync(fileIn(folder), bytes)
    expect(trouble(folder)).toBe(damaged(folder))
    expect(readFileSync(fileIn(folder))).toEqual(bytes)
  })

  test('a database of something else', () => {
    const folder = sqlite.folder()
    const database = new DatabaseSync(fileIn(folder))
    database.exec('create table diary (day, text)')
    database.close()
    const before = readFileSync(fileIn(folder))
    expect(trouble(folder)).toBe(
      `"${fileIn(folder)}" is not a database of Kazamata: name another folder with KAZAMATA_DATA.`,
    )
    expect(readFileSync(fileIn(folder))).toEqual(before)
  })

  test('a folder that cannot be made', () => {
    const file = join(sqlite.folder(), 'file')
    writeFileSync(file, '')
    expect(trouble(join(file, 'data'))).toBe(
      `The folder "${join(file, 'data')}" cannot be made (ENOTDIR): name another folder with KAZAMATA_DATA.`,
    )
    expect(trouble(file)).toBe(
      `The folder "${file}" cannot be made (EEXIST): name another folder with KAZAMATA_DATA.`,
    )
  })

  test('no space for a new database', () => {
    const folder = sqlite.folder()
    expect(trouble(folder, ['pragma max_page_count = 4', ...migrations])).toBe(
      `There is no space left in "${folder}": make some, or name another folder with KAZAMATA_DATA.`,
    )
  })

  test.each(['empty', 'used'])('a folder of which this user may only read: %s', async kind => {
    const folder = kind === 'used' ? await used() : join(sqlite.folder(), 'data')
    await sqlite.close()
    mkdirSync(folder, { recursive: true })
    chmodSync(join(folder, '..'), 0o755)
    chmodSync(folder, 0o555)
    const script = `import { prepareDatabase } from '${join(import.meta.dirname, 'prepare.ts')}'
      try { prepareDatabase(${JSON.stringify(folder)}, ['']) } catch (error) { console.log(error.message) }`
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script],
      // Whoever is root may write everywhere: nobody may not.
      { encoding: 'utf8', ...(process.getuid?.() === 0 && { uid: 65534 }) },
    )
    chmodSync(folder, 0o755)
    expect(stdout).toBe(
      `"${folder}" or the database in it may not be written to by this user: name another folder with KAZAMATA_DATA.\n`,
    )
  })
})
