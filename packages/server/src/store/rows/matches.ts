import type { Entry } from '@kazamata/kernel/match'
import { type LoggedEntry, maxEntrySize, recordOf, storedMatch } from '@kazamata/room/store'
import type { LoadedOnlineMatch, MatchHead, MatchProgress, OnlineMatch } from '../online-store.ts'

/* Rows of the database, with JSON as text, and what they stand for. */

/** What an append changes of a match. */
export interface ProgressRow {
  readonly id: string
  readonly standing: string
  readonly played: number
  readonly due: number | null
}

export interface MatchRow extends ProgressRow {
  readonly people: string
  readonly host: string
  readonly watchable: number
  readonly version: 1 | 2
  readonly game: string
  readonly rules: number
  readonly options: string
  readonly seats: string
  readonly seed: string
  readonly deal: string | null
  readonly seal: string
  readonly begun: number
  readonly imported: 'running' | 'over' | null
  readonly settings: string
  readonly campaign: string | null
  readonly clock_begun: number
}

/** As it is read. */
export interface StoredMatchRow extends MatchRow {
  readonly abandoned: number
}

/** All databases find rows of `StoredMatchRow` with it; what follows says which. */
export const selectMatches = `
  select id, version, game, rules, options, seats, seed, deal, seal, begun, imported, people, host, watchable, settings, campaign,
    clock_begun, abandoned, standing, played, due
  from matches join progress on match = id`

/** Of a match in `matches` and `progress`. */
export interface HeadRow extends Pick<StoredMatchRow, 'id' | 'people' | 'abandoned'> {
  readonly length: number
}

export function headOf({ id, people, length, abandoned }: HeadRow): MatchHead {
  return { id, length, people: JSON.parse(people), ...(abandoned === 1 && { abandoned: true }) }
}

export interface EntryRow {
  readonly entry: string
  readonly request: string | null
  readonly at: number
}

/** A match with all its entries, which are packed where it is over. */
export interface MatchCopy {
  readonly row: StoredMatchRow
  readonly packed: Uint8Array | null
  readonly entries: readonly EntryRow[]
}

/** Its people, one by one. */
export function seatRows({ id, people }: MatchRow) {
  const seated: readonly (string | null)[] = JSON.parse(people)
  return seated.flatMap((person, seat) => (person === null ? [] : [{ match: id, seat, person }]))
}

export function progressRow(progress: MatchProgress): ProgressRow {
  const { id, active, winners, result, clocks, deserted, played, due } = progress
  // JSON leaves out what is undefined.
  const standing = { active, winners, result, clocks, deserted }
  return { id, standing: JSON.stringify(standing), played, due: due ?? null }
}

export function matchRow(stored: OnlineMatch): MatchRow {
  const {
    version,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    deal,
    seal,
    begun,
    imported,
    settings,
    campaign,
  } = stored
  return {
    ...progressRow(stored),
    people: JSON.stringify(stored.people),
    host: stored.host,
    watchable: Number(stored.watchable),
    version,
    game,
    rules: rulesVersion,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    seed,
    deal: deal === undefined ? null : JSON.stringify(deal),
    seal,
    begun,
    imported: imported ?? null,
    settings: JSON.stringify(settings),
    campaign: campaign === undefined ? null : JSON.stringify(campaign),
    clock_begun: stored.clockBegun,
  }
}

export function matchOf(row: StoredMatchRow): OnlineMatch {
  const { version, id, game, rules, options, seats, seed, deal, seal, begun, imported } = row
  const header = {
    version,
    id,
    game,
    rulesVersion: rules,
    options: JSON.parse(options),
    seats: JSON.parse(seats),
    seed,
    ...(deal !== null && { deal: JSON.parse(deal) }),
  }
  const provenance = { seal, begun, ...(imported !== null && { imported }) }
  return {
    ...storedMatch(header, JSON.parse(row.standing), provenance, row.played),
    people: JSON.parse(row.people),
    host: row.host,
    watchable: row.watchable === 1,
    settings: JSON.parse(row.settings),
    ...(row.campaign !== null && { campaign: JSON.parse(row.campaign) }),
    clockBegun: row.clock_begun,
    ...(row.due !== null && { due: row.due }),
    ...(row.abandoned === 1 && { abandoned: true }),
  }
}

export function entryRows(entries: readonly Entry[], at: number, request: string | null): EntryRow[] {
  return entries.map(entry => ({ entry: JSON.stringify(entry), request, at }))
}

export function loadedMatch(row: StoredMatchRow, logged: readonly LoggedEntry[]): LoadedOnlineMatch {
  const stored = matchOf(row)
  const entries = logged.map(({ entry }) => entry)
  return {
    stored,
    record: recordOf(stored, entries),
    requests: logged.map(({ request }) => request),
    times: logged.map(({ at }) => at),
  }
}

/** No honest entry is too large. */
export const areStorable = (rows: readonly EntryRow[]) =>
  rows.every(({ entry }) => entry.length <= maxEntrySize)

export function loggedEntry({ entry, request, at }: EntryRow): LoggedEntry {
  return { entry: JSON.parse(entry), at, ...(request !== null && { request }) }
}
