import { resolve } from 'node:path'
import { hash } from '@kazamata/kernel'
import { commitment } from '@kazamata/kernel/match'
import { isDatabaseUrl } from '../../config.ts'
import { migrationMarks as marks } from '../../store/migration-marks.ts'
import type { LoadedOnlineMatch } from '../../store/online-store.ts'
import { Trouble } from '../../trouble.ts'
import { openDatabase } from './postgres-side.ts'
import { batchSize, copiedKeys, type PlainTable, plainTables, type Side, type Target } from './side.ts'
import { openFolder, openTargetFolder } from './sqlite-side.ts'

export interface MigrateParts {
  /** A folder, or the address of a PostgreSQL; the other one of them is the other. */
  readonly from: string
  readonly to: string
  /** It stops at the next step; the same migration goes on from there later. */
  readonly signal?: AbortSignal
  /** Told of so many matches that were copied or checked, of so many. */
  onProgress?(done: number, of: number): void
}

export interface MigrateSummary {
  readonly matches: number
  readonly entries: number
  readonly people: number
  /** Without passwords. */
  readonly from: string
  readonly to: string
}

/** Copies everything from a folder into a PostgreSQL or back, and checks that every match is the same there. */
export async function migrate(parts: MigrateParts): Promise<MigrateSummary> {
  const [from, to] = [parts.from, parts.to].map(isDatabaseUrl)
  if (from === to)
    throw new Trouble('A migration goes from a folder to a database of PostgreSQL, or from one to a folder.')
  const source = from ? await openDatabase(parts.from) : openFolder(resolve(parts.from))
  try {
    const target = to ? await openDatabase(parts.to) : openTargetFolder(resolve(parts.to))
    try {
      if (!(await isWhole(source, target))) await copy(source, target, parts)
      const summary = await check(source, target, parts)
      await target.setMeta(marks.whole, 'yes')
      await target.finish()
      return summary
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Is the target a whole copy of this source already? Refuses one that holds anything else. */
async function isWhole(source: Side, target: Target): Promise<boolean> {
  const mark = await target.meta(marks.source)
  if (mark === source.name) return (await target.meta(marks.whole)) !== undefined
  let rows = (await target.matchIds()).length
  for (const table of tables) rows += await target.count(table)
  if (mark !== undefined || rows > 0)
    throw new Trouble(`There is something else in ${target.name} already: name an empty one.`)
  await target.setMeta(marks.source, source.name)
  return false
}

const tables: readonly PlainTable[] = Object.keys(plainTables).filter(isTable)

function isTable(name: string): name is PlainTable {
  return Object.hasOwn(plainTables, name)
}

/** What is there from an earlier try is left as it is: each step is all or nothing. */
async function copy(source: Side, target: Target, { signal, onProgress }: MigrateParts): Promise<void> {
  for (const table of tables) {
    stopIfAsked(signal)
    const there = await target.count(table)
    if (there === 0) await target.addTable(table, source.rows(table))
    else if (there !== (await source.count(table))) throw changed(source, target)
  }
  for (const key of copiedKeys) {
    const value = await source.meta(key)
    if (value !== undefined) await target.setMeta(key, value)
  }
  const there = new Set(await target.matchIds())
  const ids = await source.matchIds()
  const missing = ids.filter(id => !there.has(id))
  for (let at = 0; at < missing.length; at += batchSize) {
    stopIfAsked(signal)
    const batch = missing.slice(at, at + batchSize)
    const copies = []
    for (const id of batch) copies.push(await source.copyOf(id))
    await target.addMatches(copies)
    onProgress?.(batch.length, 2 * ids.length)
  }
  onProgress?.(there.size, 2 * ids.length)
}

/** Everything is there as often, and every match leads to the same hash on both sides. */
async function check(source: Side, target: Target, parts: MigrateParts): Promise<MigrateSummary> {
  for (const table of tables)
    if ((await source.count(table)) !== (await target.count(table))) throw changed(source, target)
  const ids = await source.matchIds()
  if ((await target.matchIds()).length !== ids.length) throw changed(source, target)
  let entries = 0
  for (const id of ids) {
    stopIfAsked(parts.signal)
    const [one, other] = await Promise.all([source.load(id), target.load(id)])
    if (one === undefined || other === undefined || hashOf(one) !== hashOf(other))
      throw new Trouble(`Match ${id} is not the same in ${source.name} and ${target.name}.`)
    if (commitment(one.record) !== one.stored.seal)
      throw new Trouble(`Match ${id} in ${source.name} does not fit its commitment: it is damaged.`)
    entries += one.record.entries.length
    parts.onProgress?.(1, 2 * ids.length)
  }
  const people = await source.count('people')
  return { matches: ids.length, entries, people, from: source.name, to: target.name }
}

/** Of all that is stored of a match. */
const hashOf = ({ requests, ...match }: LoadedOnlineMatch) =>
  hash({ ...match, requests: requests.map(request => request ?? '') })

const changed = (source: Side, target: Side) =>
  new Trouble(
    `Either ${source.name} or ${target.name} has changed since the copy was begun: begin with an empty one.`,
  )

function stopIfAsked(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Trouble('Stopped: the same command goes on from here.')
}
