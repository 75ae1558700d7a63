import type { LoadedOnlineMatch } from '../../store/online-store.ts'
import type { MatchCopy } from '../../store/rows/matches.ts'

/** A row as both databases have it. */
export type Row = Readonly<Record<string, string | number | null>>

/** What is copied as it is, table by table; matches, their entries and their seats are copied together. */
export const plainTables = {
  people: 'id, name, made, settings, hidden',
  sessions: 'hash, person, made, used',
  device_links: 'person, hash, expires',
  accounts: 'person, folded, password, recovery',
  bans: 'person, at',
  push: 'endpoint, person, session, p256dh, auth, made',
  push_told: 'person, match',
  results: 'match, seat, person, game, seats, coop, won, score, facts, watchable, played',
  ratings: 'person, game, rating, deviation, volatility, matches',
  chat: 'match, n, at, request, person, name, audience, text, phrase, open',
  reports: 'match, n, reporter, at, reason, line, person',
  mutes: 'person, other',
  tables: 'id, revision, game, options, seats, host, invite, watchable, settings, changed, seen, more',
  table_people: 'person, waiting',
  uptime: 'id, alive, slept',
} as const
export type PlainTable = keyof typeof plainTables

/** In the table `meta`: what a server has that is not a row of another table. */
export const copiedKeys = ['push key', 'restored']

/** So many rows or matches are copied at once. */
export const batchSize = 200

/** A database on one side of a migration. */
export interface Side {
  /** For sentences, without a password. */
  readonly name: string
  /** In the order in which they were begun. */
  matchIds(): Promise<readonly string[]>
  load(id: string): Promise<LoadedOnlineMatch | undefined>
  copyOf(id: string): Promise<MatchCopy>
  count(table: PlainTable): Promise<number>
  /** In batches, in the order in which they were made where that matters. */
  rows(table: PlainTable): AsyncIterable<readonly Row[]>
  meta(key: string): Promise<string | undefined>
  close(): Promise<void>
}

export interface Target extends Side {
  /** All or nothing. */
  addMatches(copies: readonly MatchCopy[]): Promise<void>
  /** All or nothing. */
  addTable(table: PlainTable, rows: AsyncIterable<readonly Row[]>): Promise<void>
  setMeta(key: string, value: string): Promise<void>
  /** Everything is there and was checked: servers may use it from now on. */
  finish(): Promise<void>
}
