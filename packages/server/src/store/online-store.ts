import type { Entry, MatchRecord, SeatRecord } from '@kazamata/kernel/match'
import type { Campaign, PersonSettings, TableSettings } from '@kazamata/protocol'
import type { LoggedEntry, Standing, StoredMatch, WriteResult } from '@kazamata/room/store'
import type { ChatStore } from './chat-store.ts'
import type { ModerationStore } from './moderation-store.ts'
import type { PushStore } from './push-store.ts'

/*
 * What the server stores. Every write answers as a `MatchStore` does, won, lost, failed or unknown, and never rejects.
 * A read rejects where the disk cannot be read: nothing found would be a lie.
 */

export interface NewPerson {
  readonly id: string
  readonly name: string
  /** When it was made, in milliseconds. */
  readonly made: number
}

export interface Person extends NewPerson {
  readonly settings: PersonSettings
  /** Do others see no profile of this person? */
  readonly hidden: boolean
}

/** Who a seat of a waiting table is for, and who has it. */
export type WaitingSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string }
  /** Kept for somebody who has not come yet. */
  | { readonly kind: 'reserved'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }

/** How the server and the browsers of those who play make the seed of a match together. */
export interface TableDeal {
  /** The server's 32 bytes as hex, told to nobody before the match is over. */
  readonly secret: string
  /** How often it was begun and given up. */
  readonly redeals: number
  /** Since the host has started it. */
  readonly begun?: BegunDeal
}

/** All that is fixed of the match, and what has come from the browsers. */
export interface BegunDeal {
  readonly rulesVersion: number
  /** With their defaults. */
  readonly options: unknown
  readonly seats: readonly SeatRecord[]
  /** By seat; `null` where it is still missing. */
  readonly hashes: readonly (string | null)[]
  readonly nonces: readonly (string | null)[]
}

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
  readonly settings: TableSettings
  /** When it was last changed; a table that nobody touches for a day is removed. */
  readonly changed: number
  /** When somebody was last seen at it. */
  readonly seen: number
  /** People whom the host has sent away. */
  readonly barred?: readonly string[]
  /** It begins by itself: when no seat is open, or at a moment when bots of these names take the open seats. */
  readonly quick?: { readonly fillAt: number; readonly bots: readonly string[] }
  readonly campaign?: Campaign
  /** The word that chance comes from, and the people who agree to it. */
  readonly seedWord?: { readonly word: string; readonly agreed: readonly string[] }
  /** Absent from tables of before there were deals, until they are started. */
  readonly deal?: TableDeal
}

/** What the server knows of a match beside its record. */
export interface OnlineMatch extends StoredMatch {
  /** By seat: the person who took it; `null` for a seat that was a bot's from the start. */
  readonly people: readonly (string | null)[]
  readonly host: string
  readonly watchable: boolean
  readonly settings: TableSettings
  readonly campaign?: Campaign
  /** When it began, by the time that clocks count (`playTime`). */
  readonly clockBegun: number
  /** When the clock has to look after it, by the same time: somebody will be late, or everybody has given it up. */
  readonly due?: number
  /** Everybody has given it up: it is never played on. */
  readonly abandoned?: true
}

/** What changes of a match beside its record when entries are added. */
export interface MatchProgress extends Standing, Pick<OnlineMatch, 'id' | 'played' | 'due'> {
  /** Is it known that the match is due then or later by what is stored? Then `due` need not be stored again. */
  readonly isDueStored?: boolean
}

export interface LoadedOnlineMatch {
  readonly stored: OnlineMatch
  readonly record: MatchRecord
  /** By entry: the id of the request that brought it. */
  readonly requests: readonly (string | undefined)[]
  /** By entry: when it was made, by the time that clocks count. */
  readonly times: readonly number[]
}

/** What another node may have changed of a match. */
export interface MatchHead extends Pick<OnlineMatch, 'id' | 'people' | 'abandoned'> {
  /** How many entries it has. */
  readonly length: number
}

/** Matches. Entries are only ever appended, by compare-and-set: of two writers at the same place one wins. */
export interface OnlineMatchStore {
  load(id: string): Promise<LoadedOnlineMatch | undefined>
  /** All entries behind the first `from`. */
  read(id: string, from: number): Promise<readonly LoggedEntry[]>
  /** Those of these matches that there are, in one query. */
  headsOf(ids: readonly string[]): Promise<readonly MatchHead[]>
  /** Matches in which this person has a seat, the last played first. */
  listOf(person: string): Promise<readonly OnlineMatch[]>
  /** How many of them are not over. */
  countRunning(person: string): Promise<number>
  /** Matches that are in the lobby, may be watched and are not over, the last begun first, at most so many. */
  listed(most: number): Promise<readonly OnlineMatch[]>
  /**
   * Stores a new match in the place of its waiting table, both or neither; lost where there is one with its id, or where the
   * table is gone or has another revision than the one named.
   */
  create(stored: OnlineMatch, entries: readonly Entry[], revision?: number): Promise<WriteResult>
  /**
   * Appends entries behind exactly `from` that are there, made at the time `at`, and the progress they are; lost where the
   * match is abandoned.
   */
  append(
    progress: MatchProgress,
    from: number,
    entries: readonly Entry[],
    request?: string,
    at?: number,
  ): Promise<WriteResult>
  /** The first matches that the clock has to look after, at most so many. */
  nextDue(count: number): Promise<readonly { readonly id: string; readonly due: number }[]>
  /** The clock looks after this match at this later time; lost where the match has other entries than so many, or no such time. */
  postpone(id: string, length: number, due: number): Promise<WriteResult>
  /** Ends a match with exactly so many entries that nobody plays any more; nothing of it is deleted. */
  abandon(id: string, length: number): Promise<WriteResult>
  remove(id: string): Promise<void>
}

export interface TableStore {
  load(id: string): Promise<WaitingTable | undefined>
  /** By table, those of these that there are: its revision; in one query. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Tables at which this person has a seat, or one is kept for them, or is the host, the last changed first. */
  listOf(person: string): Promise<readonly WaitingTable[]>
  /** Tables that are in the lobby and at which somebody was seen since a moment, the newest first, at most so many. */
  listed(since: number, most: number): Promise<readonly WaitingTable[]>
  create(table: WaitingTable): Promise<WriteResult>
  /** Replaces the table whose revision is one less; lost where it is another, or gone. */
  save(table: WaitingTable): Promise<WriteResult>
  /** Somebody was seen at these tables. */
  touch(ids: readonly string[], at: number): Promise<void>
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
  create(person: NewPerson, sessionHash: string): Promise<WriteResult>
  ofSession(sessionHash: string): Promise<Person | undefined>
  load(id: string): Promise<Person | undefined>
  /** Also the name of the account, where there is one; lost where another account has it, or there is no such person. */
  rename(id: string, name: string, folded: string): Promise<WriteResult>
  save(id: string, change: Pick<Person, 'settings' | 'hidden'>): Promise<WriteResult>
  /** A further session; lost where there is no such person, or the session is taken. */
  beginSession(id: string, sessionHash: string): Promise<WriteResult>
  /** When a session was last noted as used, in milliseconds. */
  sessionUsed(sessionHash: string): Promise<number | undefined>
  /** Notes that a session is used; lost where there is none. */
  useSession(sessionHash: string, at: number): Promise<WriteResult>
  /** Ends all sessions that were last used before this moment. */
  endUnused(before: number): Promise<WriteResult>
  endSession(sessionHash: string): Promise<WriteResult>
  /** All sessions of this person, and the link to another device. */
  endSessions(id: string): Promise<WriteResult>
  /** Those of these sessions that have not ended and whose person is not banned, in one query. */
  livingSessions(sessionHashes: readonly string[]): Promise<ReadonlySet<string>>
  countSessions(id: string): Promise<number>
  /**
   * Everything of this person is gone. Matches stay, and whose seat it was in them is not known any more: name and salt
   * are erased, the commitment holds. Once more, it erases what was written meanwhile.
   */
  erase(id: string): Promise<WriteResult>
  /** Takes the place of the person's last link; lost where there is no such person. */
  saveLink(link: DeviceLink): Promise<WriteResult>
  /** A further session for the person of a link, which is gone then; lost where no such link holds at this moment. */
  useLink(linkHash: string, sessionHash: string, at: number): Promise<WriteResult>
}

/** What it knows of sessions and of links to other devices. */
export type SessionStore = Pick<
  PersonStore,
  | 'beginSession'
  | 'sessionUsed'
  | 'useSession'
  | 'endUnused'
  | 'endSession'
  | 'endSessions'
  | 'livingSessions'
  | 'countSessions'
  | 'saveLink'
  | 'useLink'
>

/** What a person signs in with who wants to be known on any device. */
export interface Account {
  readonly person: string
  /** The name in a form that all its spellings share: no two accounts have the same. */
  readonly folded: string
  /** As the hasher made it, never the password itself. */
  readonly passwordHash: string
  /** SHA-256 of the printed code, in hex. */
  readonly recoveryHash: string
}

/** In the place of a password: another one, another code, and one session instead of all that there were. */
export interface NewPassword {
  readonly passwordHash: string
  readonly recoveryHash: string
  readonly sessionHash: string
}

export interface AccountStore {
  load(person: string): Promise<Account | undefined>
  ofName(folded: string): Promise<Account | undefined>
  ofRecovery(recoveryHash: string): Promise<Account | undefined>
  /** A guest becomes an account of this name; lost where another has it, or this person has one, or is nobody. */
  create(account: Account, name: string): Promise<WriteResult>
  /** Lost where the account's code is another one by now. Links to other devices end with the sessions. */
  replacePassword(was: Account, next: NewPassword): Promise<WriteResult>
}

/** What a finished match was for the person in one of its seats. */
export interface SeatResult {
  readonly match: string
  readonly seat: number
  readonly person: string
  readonly game: string
  /** How many seats it had. */
  readonly seats: number
  readonly coop: boolean
  readonly won: boolean
  readonly score: number
  /** What the game tells of it. */
  readonly facts: Readonly<Record<string, string>>
  readonly watchable: boolean
  /** When it ended, in milliseconds. */
  readonly played: number
}

/** How strong a person is in a game among people (Glicko-2). */
export interface Rating {
  readonly person: string
  readonly game: string
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  /** After so many rated matches. */
  readonly matches: number
}

export interface ResultStore {
  /** Finished matches of this person that have no results yet, as after a crash. */
  missing(person: string): Promise<readonly string[]>
  has(match: string): Promise<boolean>
  /** All or nothing; lost where the match has results, or somebody has not one rated match less than their new rating says. */
  save(results: readonly SeatResult[], ratings: readonly Rating[]): Promise<WriteResult>
  /** The end of the match was taken back. */
  remove(match: string): Promise<void>
  /** The last first. */
  listOf(person: string): Promise<readonly SeatResult[]>
  ratingsOf(person: string): Promise<readonly Rating[]>
}

/** How long the server has run: clocks stand still while it does not. */
export interface Uptime {
  /** When it last ran for certain. */
  readonly alive: number
  /** How long it had slept in all until then, in milliseconds. */
  readonly slept: number
}

export interface UptimeStore {
  /** `undefined` before the first start. */
  load(): Promise<Uptime | undefined>
  save(uptime: Uptime): Promise<WriteResult>
}

export interface StoreCounts {
  /** Tables that have not begun. */
  readonly waiting: number
  /** Matches that have begun and are not over. */
  readonly running: number
}

export interface OnlineStore {
  readonly matches: OnlineMatchStore
  readonly tables: TableStore
  readonly people: PersonStore
  readonly accounts: AccountStore
  readonly results: ResultStore
  readonly moderation: ModerationStore
  readonly push: PushStore
  readonly chat: ChatStore
  /** When it was last restored from a backup, in milliseconds; 0 where it never was. */
  readonly restored: number
  readonly uptime: UptimeStore
  /** Waits for what is being written. */
  close(): Promise<void>
}
