import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@kazamata/kernel'
import { connectReader, connectWriter } from '../store/sqlite/connection.ts'
import { migrations } from '../store/sqlite/migrations/index.ts'
import { prepareDatabase } from '../store/sqlite/prepare.ts'
import { Trouble } from '../trouble.ts'
import { sync } from './backup.ts'
import { type CheckedMatches, checkMatches } from './check-matches.ts'
import { lockFolder } from './folder-lock.ts'

export interface RestoreParts {
  readonly from: string
  readonly folder: string
  /** Puts aside the database that is in the folder. */
  readonly replace: boolean
  /** In milliseconds. */
  now(): number
  findGame(id: string): Promise<AnyGame | undefined>
}

export interface RestoreSummary extends CheckedMatches {
  /** Where the database that was in the folder is now. */
  readonly aside?: string
}

const name = 'kazamata.sqlite'

/** Puts a backup into a folder on which no server runs, once all of it has been checked. */
export async function restore(parts: RestoreParts): Promise<RestoreSummary> {
  const { from, folder, replace } = parts
  const lock = lockOf(folder)
  const staging = join(folder, 'restoring')
  try {
    if (existsSync(join(folder, name)) && !replace)
      throw new Trouble(`There is a database in "${folder}" already: --replace puts it aside.`)
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { mode: 0o700 })
    const file = join(staging, name)
    copy(from, file)
    inspect(file, from)
    prepareDatabase(staging, migrations)
    const checked = await checkMatches(file, from, parts.findGame)
    markRestored(file, parts.now())
    sync(file)
    const aside = replace ? putAside(folder, parts.now()) : undefined
    renameSync(file, join(folder, name))
    sync(folder)
    return { ...checked, ...(aside !== undefined && { aside }) }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    lock.release()
  }
}

function lockOf(folder: string) {
  try {
    const lock = lockFolder(folder)
    if (lock !== undefined) return lock
  } catch (error) {
    throw new Trouble(
      `"${folder}" may not be written to (${error instanceof Error ? error.message : error}).`,
    )
  }
  throw new Trouble(`A server runs on "${folder}": stop it first.`)
}

function copy(from: string, file: string): void {
  // What a crash or a running server has left there is no copy of one moment.
  if ((statSync(`${from}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new Trouble(`"${from}" is a database in use: make a backup of it with kazamata backup.`)
  try {
    copyFileSync(from, file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Trouble(`"${from}" cannot be copied to "${file}" (${code}).`)
  }
}

/** Every page of it, and whether this version knows its schema. */
function inspect(file: string, from: string): void {
  const schema = schemaOf(file)
  if (schema === undefined) throw new Trouble(`"${from}" is damaged, or is no backup of Kazamata.`)
  if (schema > migrations.length)
    throw new Trouble(
      `"${from}" has schema ${schema} of a newer Kazamata, and this one knows ${migrations.length}: update Kazamata first.`,
    )
}

/** `undefined` where it is no whole database of ours. */
function schemaOf(file: string): number | undefined {
  try {
    const database = connectReader(file)
    try {
      const { integrity_check: found } = database.prepare('pragma integrity_check(1)').get()
      const row = database.prepare("select value from meta where key = 'schema'").get()
      return found === 'ok' && row !== undefined ? Number(row.value) : undefined
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/** Clients that have seen more than the backup holds are told by it to forget what they have. */
function markRestored(file: string, at: number): void {
  const database = connectWriter(file)
  database.prepare("insert or replace into meta values ('restored', ?)").run(String(at))
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

function putAside(folder: string, at: number): string | undefined {
  const files = [name, `${name}-wal`, `${name}-shm`].filter(file => existsSync(join(folder, file)))
  if (files.length === 0) return undefined
  const aside = join(folder, `replaced-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}`)
  mkdirSync(aside, { mode: 0o700 })
  for (const file of files) renameSync(join(folder, file), join(aside, file))
  return aside
}
