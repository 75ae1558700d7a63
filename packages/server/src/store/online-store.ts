import type { Entry, MatchRecord } from '@kazamata/kernel/match'
import type { LoggedEntry, StoredMatch, WriteResult } from '@kazamata/room/store'

/*
 * What the server stores. Every write answers as a `MatchStore` does, won, lost, failed or unknown, and never rejects.
 * A read rejects where the disk cannot be read: nothing found would be a lie.
 */

export interface Person {
  readonly id: string
  readonly name: string
  /** When it was made, in milliseconds. */
  readonly made: number
}

/** Who a seat of a waiting table is for, and who has it. */
export type WaitingSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }

/** A table that has not begun. Its match will have the same id. */
export interface WaitingTable {
  readonly id: string
  /** Counts its changes: of two writers that saw the same one wins. */
  readonly revision: number
  readonly game: string
  readonly options: unknown
  readonly seats: readonly WaitingSeat[]
  /** The person who set it up. */
  readonly host: string
  /** SHA-256 of the invitation's secret, in hex. */
  readonly inviteHash: string
  readonly watchable: boolean
  /** When it was last changed; a table that nobody touches for a day is removed. */
  readonly changed: number
}

/** What the server knows of a match beside its record. */
export interface OnlineMatch extends StoredMatch {
  /** By seat: the person who took it; `null` for a seat that was a bot's from the start. */
  readonly people: readonly (string | null)[]
  readonly host: string
  readonly watchable: boolean
}

export interface LoadedOnlineMatch {
  readonly stored: OnlineMatch
  readonly record: MatchRecord
  /** By entry: the id of the request that brought it. */
  readonly requests: readonly (string | undefined)[]
}

/** Matches. Entries are only ever appended, by compare-and-set: of two writers at the same place one wins. */
export interface OnlineMatchStore {
  load(id: string): Promise<LoadedOnlineMatch | undefined>
  /** All entries behind the first `from`. */
  read(id: string, from: number): Promise<readonly LoggedEntry[]>
  /** Matches in which this person has a seat, the last played first. */
  listOf(person: string): Promise<readonly OnlineMatch[]>
  /** Stores a new match in the place of its waiting table, both or neither; lost where there is one with its id. */
  create(stored: OnlineMatch, entries: readonly Entry[]): Promise<WriteResult>
  /** Appends entries behind exactly `from` that are there, and what changed with them beside the record. */
  append(stored: OnlineMatch, from: number, entries: readonly Entry[], request?: string): Promise<WriteResult>
  remove(id: string): Promise<void>
}

export interface TableStore {
  load(id: string): Promise<WaitingTable | undefined>
  /** Tables at which this person has a seat or is the host, the last changed first. */
  listOf(person: string): Promise<readonly WaitingTable[]>
  create(table: WaitingTable): Promise<WriteResult>
  /** Replaces the table whose revision is one less; lost where it is another, or gone. */
  save(table: WaitingTable): Promise<WriteResult>
  remove(id: string): Promise<void>
  /** Removes all that were last changed before this moment. */
  removeOld(before: number): Promise<void>
}

/** Leads another device to a session of the same person, once. */
export interface DeviceLink {
  /** SHA-256 of its secret, in hex. */
  readonly hash: string
  readonly person: string
  /** From this moment on it holds no longer. */
  readonly expires: number
}

export interface PersonStore {
  /** A new person with a first session, of which only the hash is stored. */
  create(person: Person, sessionHash: string): Promise<WriteResult>
  ofSession(sessionHash: string): Promise<Person | undefined>
  load(id: string): Promise<Person | undefined>
  rename(id: string, name: string): Promise<WriteResult>
  /** Takes the place of the person's last link; lost where there is no such person. */
  saveLink(link: DeviceLink): Promise<WriteResult>
  /** A further session for the person of a link, which is gone then; lost where no such link holds at this moment. */
  useLink(linkHash: string, sessionHash: string, at: number): Promise<WriteResult>
}

export interface OnlineStore {
  readonly matches: OnlineMatchStore
  readonly tables: TableStore
  readonly people: PersonStore
  /** Waits for what is being written. */
  close(): Promise<void>
}
