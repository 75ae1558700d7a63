import { type EntryRow, type MatchCopy, type MatchRow, type ProgressRow, seatRows } from '../rows/matches.ts'
import { pack, unpack } from '../rows/packed.ts'
import type { Transaction } from './database.ts'
import { insert, insertAll, update } from './insert.ts'

/** Entries behind exactly `from` of a match that goes on. */
export interface Append {
  readonly progress: ProgressRow
  readonly from: number
  readonly entries: readonly EntryRow[]
}

/** The entries of a match as a query finds them. */
export interface FoundEntries {
  readonly packed: Uint8Array | null
  /** `null` where there are none. */
  readonly entries: readonly EntryRow[] | null
}

export function rowsOf({ packed, entries }: FoundEntries, from: number): readonly EntryRow[] {
  return packed === null ? (entries ?? []) : unpack(packed).slice(from)
}

/** In the place of its waiting table. */
export async function createMatch(
  transaction: Transaction,
  row: MatchRow,
  entries: readonly EntryRow[],
  over: boolean,
  revision: number | undefined,
): Promise<boolean> {
  const { change } = transaction
  const { id } = row
  const removed = await change('delete from tables where id = $1 and revision = coalesce($2, revision)', [
    id,
    revision ?? null,
  ])
  if (revision !== undefined && removed === 0) return false
  await change('delete from table_people where waiting = $1', [id])
  const packed = over ? pack(entries) : null
  return insertMatch(transaction, { row: { ...row, abandoned: 0 }, packed, entries })
}

/** Lost where there is one with its id. */
export async function insertMatch(
  transaction: Transaction,
  { row, packed, entries }: MatchCopy,
): Promise<boolean> {
  const { change } = transaction
  const { standing, played, due, ...match } = row
  const { id } = match
  if ((await change(...insert('matches', { ...match, packed }, 'on conflict do nothing'))) === 0) return false
  const settings: { readonly listed?: boolean } = JSON.parse(match.settings)
  const listed = settings.listed === true && match.watchable === 1 ? match.begun : null
  const open = Number(packed === null && match.abandoned === 0)
  const progress = { match: id, length: entries.length, open, standing, played, due, listed }
  await change(...insert('progress', progress))
  if (packed === null) await insertEntries(transaction, id, 0, entries)
  await change(...insertAll('seats', 'match, seat, person', seatRows(row)))
  return true
}

/** Ends a match, or goes on with one that has ended: then its entries go from rows to one value, or back. */
export async function appendAlone(
  transaction: Transaction,
  { progress, from, entries }: Append,
  over: boolean,
): Promise<boolean> {
  const { change, rows } = transaction
  const { id, standing, played, due } = progress
  const locked = await rows('select 1 from progress where match = $1 and length = $2 for update', [id, from])
  if (locked.length === 0) return false
  const [found] = await rows<{ packed: Uint8Array | null; abandoned: number }>(
    'select packed, abandoned from matches where id = $1',
    [id],
  )
  if (found === undefined || found.abandoned === 1) return false
  if (over) {
    const select = 'select at, request, entry from entries where match = $1 order by seq'
    const stored = rowsOf({ ...found, entries: await rows<EntryRow>(select, [id]) }, 0)
    await change('update matches set packed = $2 where id = $1', [id, pack([...stored, ...entries])])
    await change('delete from entries where match = $1', [id])
  } else {
    const stored = found.packed === null ? [] : unpack(found.packed)
    const first = from - stored.length
    await change('update matches set packed = null where id = $1', [id])
    await insertEntries(transaction, id, first, [...stored, ...entries])
  }
  const next = { length: from + entries.length, open: over ? 0 : 1, standing, played, due }
  await change(...update('progress', next, { match: id }))
  return true
}

async function insertEntries(
  { change }: Transaction,
  match: string,
  from: number,
  entries: readonly EntryRow[],
): Promise<void> {
  const rows = entries.map((entry, at) => ({ match, seq: from + at, ...entry }))
  await change(...insertAll('entries', 'match, seq, at, request, entry', rows))
}
