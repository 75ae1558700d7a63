import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Trouble } from '../../trouble.ts'
import { connectReader, connectWriter, type Database, sqliteCode, sqliteCodes } from './connection.ts'

/** Checking every page of a larger database would keep people waiting at every start. */
const maxCheckedBytes = 64 * 1024 * 1024
const elsewhere = 'name another folder with KAZAMATA_DATA'

/** Makes the folder and the database where they are missing, brings the schema up to date, and says which file it is. */
export function prepareDatabase(folder: string, migrations: readonly string[]): string {
  const file = join(folder, 'kazamata.sqlite')
  try {
    makeFolder(folder)
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size > 0) inspect(file, size, migrations.length)
    migrate(file, migrations)
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(whyNot(folder, file, error))
  }
  return file
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Trouble(`The folder "${folder}" cannot be made (${codeOf(error)}): ${elsewhere}.`)
  }
  accessSync(folder, constants.W_OK)
}

/** Refuses what this version must not touch, before anything is written. */
function inspect(file: string, size: number, newest: number): void {
  accessSync(file, constants.W_OK)
  const database = connectReader(file)
  try {
    if (size <= maxCheckedBytes) {
      const { quick_check: found } = database.prepare('pragma quick_check(1)').get()
      if (found !== 'ok') throw new Trouble(damaged(file))
    }
    const schema = schemaOf(database)
    if (schema > newest)
      throw new Trouble(
        `"${file}" has schema ${schema} of a newer Kazamata, and this one knows ${newest}: update Kazamata, or ${elsewhere}.`,
      )
  } finally {
    database.close()
  }
}

/** 0 where nothing is stored yet. */
function schemaOf(database: Database): number {
  const { tables } = database.prepare('select count(*) as tables from sqlite_schema').get()
  if (tables === 0) return 0
  const known = database.prepare("select 1 from sqlite_schema where name = 'meta'").get()
  const row = known && database.prepare("select value from meta where key = 'schema'").get()
  if (row === undefined)
    throw new Trouble(`"${database.location()}" is not a database of Kazamata: ${elsewhere}.`)
  return Number(row.value)
}

function migrate(file: string, migrations: readonly string[]): void {
  const database = connectWriter(file)
  try {
    // Another process may have been faster: what is missing is asked once nobody else can write.
    database.exec('begin immediate')
    const schema = schemaOf(database)
    if (schema < migrations.length) {
      database.exec(
        'create table if not exists meta (key text primary key, value text not null) strict, without rowid',
      )
      for (const migration of migrations.slice(schema)) database.exec(migration)
      database.prepare("insert or replace into meta values ('schema', ?)").run(String(migrations.length))
    }
    database.exec('commit')
  } finally {
    if (database.isTransaction) database.exec('rollback')
    database.close()
  }
}

function whyNot(folder: string, file: string, error: unknown): string {
  switch (sqliteCode(error) ?? codeOf(error)) {
    case sqliteCodes.corrupt:
    case sqliteCodes.notADatabase:
      return damaged(file)
    case sqliteCodes.full:
    case 'ENOSPC':
      return noSpace(folder)
    case sqliteCodes.readOnly:
    case sqliteCodes.cannotOpen:
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `"${folder}" or the database in it may not be written to by this user: ${elsewhere}.`
    case sqliteCodes.io:
      // What it needs beside the file did not fit.
      return freeBytes(folder) < 1_000_000 ? noSpace(folder) : notOpened(file, error)
    default:
      return notOpened(file, error)
  }
}

const damaged = (file: string) =>
  `"${file}" is damaged or is not a database: put a backup in its place, or ${elsewhere}.`

const noSpace = (folder: string) => `There is no space left in "${folder}": make some, or ${elsewhere}.`

const notOpened = (file: string, error: unknown) =>
  `The database "${file}" cannot be opened (${error instanceof Error ? error.message : error}).`

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)
