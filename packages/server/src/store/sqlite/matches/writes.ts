import type { EntryRow, MatchRow, ProgressRow } from '../../rows/matches.ts'
import { pack, unpack } from '../../rows/packed.ts'
import type { Database } from '../connection.ts'
import { deleteEntries, selectEntries } from './queries.ts'

/** Of the log. */
type RowId = number | bigint

export type MatchWrite =
  | {
      readonly of: 'matches'
      readonly kind: 'create'
      readonly match: MatchRow
      readonly entries: readonly EntryRow[]
      readonly over: boolean
      /** Of the waiting table whose place it takes. */
      readonly revision?: number
    }
  | {
      readonly of: 'matches'
      readonly kind: 'append'
      readonly progress: ProgressRow
      readonly isDueStored: boolean
      readonly from: number
      readonly entries: readonly EntryRow[]
      readonly over: boolean
    }
  | {
      readonly of: 'matches'
      readonly kind: 'postpone'
      readonly id: string
      readonly length: number
      readonly due: number
    }
  | { readonly of: 'matches'; readonly kind: 'abandon'; readonly id: string; readonly length: number }
  | { readonly of: 'matches'; readonly kind: 'remove'; readonly id: string }

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function matchWrites(database: Database): (write: MatchWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const insertMatch = sql(
    `insert into matches (id, version, game, rules, options, seats, seed, deal, seal, begun, imported, people, host, watchable, settings, campaign, clock_begun)
     values (:id, :version, :game, :rules, :options, :seats, :seed, :deal, :seal, :begun, :imported, :people, :host, :watchable, :settings, :campaign, :clock_begun)
     on conflict do nothing`,
  )
  const insertProgress = sql(
    'insert into progress (match, length, last, open, standing, played, due) values (?, ?, ?, 1, ?, ?, ?)',
  )
  const extendLog = sql(
    `insert into log (before, at, request, entry)
     select last, ?, ?, ? from progress where match = ? and length = ? and open = 1`,
  )
  // The times at which matches are due have an index: it is left alone where they stay.
  const updateProgress = sql(
    'update progress set length = ?, last = ?, standing = ?, played = ? where match = ?',
  )
  const updateProgressAndDue = sql(
    'update progress set length = ?, last = ?, standing = ?, played = ?, due = ? where match = ?',
  )
  const findPacked = sql(
    'select packed from matches join progress on match = id where id = ? and length = ? and packed is not null',
  )
  const packMatch = sql('update matches set packed = ? where id = ?')
  const setLast = sql('update progress set last = ?, open = ? where match = ?')
  const findTable = sql('select 1 from tables where id = ? and revision = ?')
  const postponeMatch = sql('update progress set due = ? where match = ? and length = ? and due < ?')
  const closeProgress = sql(
    'update progress set open = 0, due = null where match = ? and length = ? and open = 1',
  )
  const abandonMatch = sql('update matches set abandoned = 1 where id = ?')
  const insertEntry = sql('insert into log (before, at, request, entry) values (?, ?, ?, ?)')
  const allEntries = sql(selectEntries)
  const removeEntries = sql(deleteEntries)
  const deleteMatch = ['progress where match = ?', 'matches where id = ?', 'seats where match = ?'].map(
    what => sql(`delete from ${what}`),
  )
  const insertSeat = sql('insert into seats (match, seat, person) values (?, ?, ?)')

  /** Behind the row `before` of the log; returns the row of the last of them. */
  function insertEntries(before: RowId | null, entries: readonly EntryRow[]): RowId | null {
    let last = before
    for (const { at, request, entry } of entries)
      last = insertEntry.run(last, at, request, entry).lastInsertRowid
    return last
  }

  function packEntries(match: string): void {
    const rows: EntryRow[] = allEntries.all({ match, from: 0 })
    packMatch.run(pack(rows), match)
    removeEntries.run({ match, from: 0 })
    setLast.run(null, 0, match)
  }

  function seatPeople(match: string, json: string): void {
    const people: readonly (string | null)[] = JSON.parse(json)
    for (const [seat, person] of people.entries()) if (person !== null) insertSeat.run(match, seat, person)
  }

  /** The entries of a match that was over: its end was taken back, or something follows it. */
  function unpackEntries(match: string, length: number): boolean {
    const found: { packed: Uint8Array } | undefined = findPacked.get(match, length)
    if (found === undefined) return false
    packMatch.run(null, match)
    setLast.run(insertEntries(null, unpack(found.packed)), 1, match)
    return true
  }

  function append({
    progress,
    isDueStored,
    from,
    entries,
    over,
  }: Extract<MatchWrite, { kind: 'append' }>): boolean {
    const { id, standing, played, due } = progress
    const [first, ...more] = entries
    if (first === undefined) return false
    const extend = () => extendLog.run(first.at, first.request, first.entry, id, from)
    let added = extend()
    if (added.changes === 0 && unpackEntries(id, from)) added = extend()
    if (added.changes === 0) return false
    const last = insertEntries(added.lastInsertRowid, more)
    const length = from + entries.length
    // Nobody asks what they changed: `run` would take a third of a microsecond to say it.
    if (isDueStored) updateProgress.get(length, last, standing, played, id)
    else updateProgressAndDue.get(length, last, standing, played, due, id)
    if (over) packEntries(id)
    return true
  }

  return write => {
    switch (write.kind) {
      case 'create': {
        const { match, entries, over, revision } = write
        if (revision !== undefined && findTable.get(match.id, revision) === undefined) return false
        const { standing, played, due, ...fixed } = match
        if (insertMatch.run(fixed).changes === 0) return false
        seatPeople(match.id, match.people)
        const last = insertEntries(null, entries)
        insertProgress.run(match.id, entries.length, last, standing, played, due)
        if (over) packEntries(match.id)
        return true
      }
      case 'append':
        return append(write)
      case 'postpone':
        return postponeMatch.run(write.due, write.id, write.length, write.due).changes > 0
      case 'abandon':
        if (closeProgress.run(write.id, write.length).changes === 0) return false
        abandonMatch.run(write.id)
        return true
      case 'remove':
        removeEntries.run({ match: write.id, from: 0 })
        for (const statement of deleteMatch) statement.run(write.id)
        return true
    }
  }
}
