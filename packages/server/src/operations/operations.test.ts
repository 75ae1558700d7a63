import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nim } from '@kazamata/kernel/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { connectWriter } from '../store/sqlite/connection.ts'
import { migrations } from '../store/sqlite/migrations/index.ts'
import { prepareDatabase } from '../store/sqlite/prepare.ts'
import { localWriter, sqliteFolders } from '../testing/sqlite-harness.ts'
import { startedMatch } from '../testing/started-match.ts'
import { Trouble } from '../trouble.ts'
import { backup } from './backup.ts'
import { lockFolder, lockForServer } from './folder-lock.ts'
import { restore } from './restore.ts'

const sqlite = sqliteFolders()
afterEach(() => sqlite.clear())

const findGame = async (id: string) => (id === 'nim' ? nim.nim : undefined)
const restoreTo = (folder: string, from: string, replace = false) =>
  restore({ from, folder, replace, now: () => 1_794_890_000_000, findGame })

/** The one sentence that it is refused with. */
async function refusal(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Trouble) return error.message
    throw error
  }
  return 'none'
}

/** A folder whose store is open, with a match of nim that has begun. */
async function running() {
  const folder = sqlite.folder()
  const store = await sqlite.open(folder, { start: localWriter().start })
  const { match } = await startedMatch(store, { game: nim.nim, seats: 2, options: { sticks: 5 } }, 1)
  return { folder, store, match, file: join(sqlite.folder(), 'backup') }
}

/** A backup whose database was changed afterwards. */
async function changedBackup(sql: string): Promise<string> {
  const { folder, file } = await running()
  backup(folder, file)
  const database = connectWriter(file)
  database.exec(sql)
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  return file
}

describe('a backup', () => {
  test('is one file that only its owner reads, and holds what was stored under a running server', async () => {
    const { folder, store, match, file } = await running()
    expect(backup(folder, file)).toEqual({ matches: 1, people: 3, bytes: statSync(file).size })
    expect(readdirSync(join(file, '..'))).toEqual(['backup'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const elsewhere = join(sqlite.folder(), 'data')
    expect(await restoreTo(elsewhere, file)).toEqual({ matches: 1, unknown: 0 })
    expect(readdirSync(elsewhere).sort()).toEqual(['kazamata.sqlite', 'lock.sqlite'])
    const restored = await sqlite.open(elsewhere, { start: localWriter().start })
    expect(await restored.matches.load(match)).toEqual(await store.matches.load(match))
    expect([store.restored, restored.restored]).toEqual([0, 1_794_890_000_000])
  })

  test('replaces nothing', async () => {
    const { folder, file } = await running()
    writeFileSync(file, 'mine')
    expect(await refusal(() => backup(folder, file))).toBe(
      `"${file}" is there already: a backup replaces nothing.`,
    )
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('of nothing, or to a place that is not there, is refused', async () => {
    const { folder } = await running()
    const empty = sqlite.folder()
    expect(await refusal(() => backup(empty, join(empty, 'backup')))).toBe(
      `There is no database of Kazamata in "${empty}".`,
    )
    expect(readdirSync(empty)).toEqual([])
    const nowhere = join(empty, 'no', 'where')
    expect(await refusal(() => backup(folder, nowhere))).toBe(`"${nowhere}" cannot be written (ENOENT).`)
  })

  test('of a database that cannot be read leaves no file', async () => {
    const { file } = await running()
    const folder = sqlite.folder()
    writeFileSync(join(folder, 'kazamata.sqlite'), 'Dear diary, '.repeat(1000))
    expect(await refusal(() => backup(folder, file))).toMatch(
      /^".*" cannot be written \(file is not a database\)\.$/,
    )
    expect(readdirSync(join(file, '..'))).toEqual([])
  })
})

describe('restoring', () => {
  test('is refused where a server runs, and a second server is, too', async () => {
    const { folder, file } = await running()
    backup(folder, file)
    const target = sqlite.folder()
    const lock = lockForServer(target)
    expect(await refusal(() => restoreTo(target, file))).toBe(`A server runs on "${target}": stop it first.`)
    expect(await refusal(() => lockForServer(target))).toBe(
      `A server runs on "${target}" already: stop it, or name another folder with KAZAMATA_DATA.`,
    )
    lock.release()
    expect(await restoreTo(target, file)).toMatchObject({ matches: 1 })
    lockFolder(target)?.release()
  })

  test('puts a database aside only when asked to', async () => {
    const { folder, file, store, match } = await running()
    backup(folder, file)
    await sqlite.close()
    const before = readFileSync(join(folder, 'kazamata.sqlite'))
    expect(await refusal(() => restoreTo(folder, file))).toBe(
      `There is a database in "${folder}" already: --replace puts it aside.`,
    )
    expect(readFileSync(join(folder, 'kazamata.sqlite'))).toEqual(before)
    const { aside = '' } = await restoreTo(folder, file, true)
    expect(aside).toBe(join(folder, 'replaced-2026-11-17T04-33-20-000Z'))
    expect(readFileSync(join(aside, 'kazamata.sqlite'))).toEqual(before)
    const again = await sqlite.open(folder, { start: localWriter().start })
    expect(await again.matches.load(match)).toBeDefined()
    expect(store.restored).toBe(0)
  })

  test('brings an older schema up to date', async () => {
    const old = sqlite.folder()
    prepareDatabase(old, migrations.slice(0, 1))
    const file = join(sqlite.folder(), 'backup')
    backup(old, file)
    const target = sqlite.folder()
    expect(await restoreTo(target, file)).toEqual({ matches: 0, unknown: 0 })
    const store = await sqlite.open(target, { start: localWriter().start })
    await startedMatch(store, { game: nim.nim, seats: 2, options: { sticks: 5 } }, 1)
    expect(backup(target, `${file}-2`)).toMatchObject({ matches: 1 })
  })

  test.each([
    ['a move that was never made', `update log set entry = '{"seat":0,"move":{"take":99}}'`],
    ['another standing', `update progress set standing = '{"active":[0]}'`],
    ['another seed', `update matches set seed = '${'00'.repeat(32)}'`],
  ])('is refused for %s, and nothing is left', async (_, sql) => {
    const { file, match } = await played(sql)
    const target = sqlite.folder()
    expect(await refusal(() => restoreTo(target, file))).toBe(
      `Match ${match} in "${file}" does not lead to what is stored of it: the backup is damaged.`,
    )
    expect(readdirSync(target)).toEqual(['lock.sqlite'])
  })

  /** A backup of a match with a move, changed afterwards. */
  async function played(sql: string) {
    const { folder, store, match, file } = await running()
    const loaded = await store.matches.load(match)
    if (loaded === undefined) throw new Error('The match is not there.')
    const entry = { seat: 0, move: { take: 1 }, by: 'player' as const }
    await store.matches.append({ ...loaded.stored, active: [1] }, 0, [entry])
    backup(folder, file)
    const database = connectWriter(file)
    database.exec(`${sql}; pragma wal_checkpoint(truncate)`)
    database.close()
    return { file, match }
  }

  test('keeps matches of rules that are not here as they are, and says how many', async () => {
    const file = await changedBackup('update matches set rules = 99')
    expect(await restoreTo(sqlite.folder(), file)).toEqual({ matches: 1, unknown: 1 })
  })

  test('refuses a newer schema, a file that is no backup, and one that is cut short', async () => {
    const newer = await changedBackup("update meta set value = '99' where key = 'schema'")
    expect(await refusal(() => restoreTo(sqlite.folder(), newer))).toBe(
      `"${newer}" has schema 99 of a newer Kazamata, and this one knows ${migrations.length}: update Kazamata first.`,
    )
    const short = await changedBackup('')
    writeFileSync(short, readFileSync(short).subarray(0, 20_000))
    const text = join(sqlite.folder(), 'text')
    writeFileSync(text, 'Dear diary')
    const empty = join(sqlite.folder(), 'empty')
    writeFileSync(empty, '')
    for (const file of [short, text, empty])
      expect(await refusal(() => restoreTo(sqlite.folder(), file))).toBe(
        `"${file}" is damaged, or is no backup of Kazamata.`,
      )
    const gone = join(sqlite.folder(), 'gone')
    expect(await refusal(() => restoreTo(sqlite.folder(), gone))).toMatch(
      /cannot be copied to ".*" \(ENOENT\)\.$/,
    )
  })

  test('refuses the file of a database in use', async () => {
    const { folder } = await running()
    const file = join(folder, 'kazamata.sqlite')
    expect(await refusal(() => restoreTo(sqlite.folder(), file))).toBe(
      `"${file}" is a database in use: make a backup of it with kazamata backup.`,
    )
  })
})
