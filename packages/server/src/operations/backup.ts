import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { connectReader } from '../store/sqlite/connection.ts'
import { Trouble } from '../trouble.ts'

export interface BackupSummary {
  readonly matches: number
  readonly people: number
  readonly bytes: number
}

/**
 * Copies the database of a folder into a file, as it is at one moment: a server may run on it meanwhile. The file is whole
 * and on the disk when this returns, and there is none where it throws.
 */
export function backup(folder: string, to: string): BackupSummary {
  const source = join(folder, 'kazamata.sqlite')
  if (!existsSync(source)) throw new Trouble(`There is no database of Kazamata in "${folder}".`)
  const target = resolve(to)
  const part = `${target}.part`
  claim(target, to)
  try {
    rmSync(part, { force: true })
    // Secrets of matches and hashes of sessions are in it.
    closeSync(openSync(part, 'wx', 0o600))
    const database = connectReader(source)
    try {
      database.prepare('vacuum into ?').run(part)
    } finally {
      database.close()
    }
    const counts = countIn(part)
    sync(part)
    renameSync(part, target)
    sync(dirname(target))
    return { ...counts, bytes: statSync(target).size }
  } catch (error) {
    for (const file of [part, target]) rmSync(file, { force: true })
    throw new Trouble(`"${to}" cannot be written (${error instanceof Error ? error.message : error}).`)
  }
}

/** Takes the name: of two backups to one file the second is refused. */
function claim(target: string, name: string): void {
  try {
    closeSync(openSync(target, 'wx', 0o600))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Trouble(
      code === 'EEXIST'
        ? `"${name}" is there already: a backup replaces nothing.`
        : `"${name}" cannot be written (${code}).`,
    )
  }
}

function countIn(file: string): Omit<BackupSummary, 'bytes'> {
  const database = connectReader(file)
  try {
    const { found } = database.prepare('select count(*) as found from matches').get()
    const { people } = database.prepare('select count(*) as people from people').get()
    return { matches: Number(found), people: Number(people) }
  } finally {
    database.close()
  }
}

/** Waits until a file or a folder is on the disk. */
export function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
