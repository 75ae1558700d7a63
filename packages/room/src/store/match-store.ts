import type { AnyGame, Outcome, Seat } from '@kazamata/kernel'
import type { Entry, MatchHeader, MatchRecord } from '@kazamata/kernel/match'
import type { SeatClocks } from '../clocks.ts'

/** Where a match stands, for lists that show it without replaying it. */
export interface Standing {
  /** Who is to move; nobody when it is over. */
  readonly active: readonly Seat[]
  /** Absent while it goes on. */
  readonly winners?: readonly Seat[]
  /** With the winners; absent from matches that were stored before it was. */
  readonly result?: Result
  /** Where people's time is counted. */
  readonly clocks?: SeatClocks
  /** Every seat that was a person's is a bot's now. */
  readonly deserted?: true
}

/** What a finished match was worth, by seat. */
export type Result = Pick<Outcome, 'scores' | 'ties'>

/** What the record does not say, and no move changes. */
export interface Provenance {
  /** The commitment that was shown before the first move. */
  readonly seal: string
  /** When it was begun here, in milliseconds. */
  readonly begun: number
  /** It came from a file, and was running or over then. Whoever has a file of a running match can foresee its draws. */
  readonly imported?: 'running' | 'over'
}

/** A stored match without its entries, which lie beside it one by one. */
export interface StoredMatch extends MatchHeader, Standing, Provenance {
  /** When it was last played, in milliseconds. */
  readonly played: number
}

/**
 * What came of a write. `won`: it is stored, as a whole. `lost`: nothing of it is, for the match is gone or has other entries
 * there. `failed`: nothing of it is, for there is no space or it cannot be stored. `unknown`: nobody knows; only reading tells.
 */
export type WriteResult = 'won' | 'lost' | 'failed' | 'unknown'

/** Stores matches. Entries are only ever appended, by compare-and-set: of two writers at the same place one wins. */
export interface MatchStore {
  /** False where matches live only as long as the process. */
  readonly durable: boolean
  /** Last played first. */
  list(): Promise<readonly StoredMatch[]>
  load(id: string): Promise<{ readonly stored: StoredMatch; readonly record: MatchRecord } | undefined>
  /** Stores a new match; lost where there is one with its id. */
  create(stored: StoredMatch, entries: readonly Entry[]): Promise<WriteResult>
  /** Appends entries behind exactly `from` that are there. */
  append(stored: StoredMatch, from: number, entries: readonly Entry[]): Promise<WriteResult>
  remove(id: string): Promise<void>
}

/** An entry with the id of the request that brought it; none for what a bot or the clock did. */
export interface LoggedEntry {
  readonly entry: Entry
  /** When it was made, by the time that clocks count. */
  readonly at: number
  readonly request?: string
}

/** The entries of one match, as a room writes them. */
export interface MatchLog {
  /** `request`: the id of what brought these entries; stored with each of them, as `at` is, where requests can be sent again. */
  append(
    from: number,
    entries: readonly Entry[],
    standing: Standing,
    request: string | undefined,
    at: number,
  ): Promise<WriteResult>
  /** All entries behind the first `from`: asked for after a write was lost. */
  read(from: number): Promise<readonly LoggedEntry[]>
}

/** No honest entry comes near it, in characters of its JSON. */
export const maxEntrySize = 16_000

export function isStorable(entries: readonly Entry[]): boolean {
  return entries.every(entry => JSON.stringify(entry).length <= maxEntrySize)
}

export function recordOf(stored: MatchHeader, entries: readonly Entry[]): MatchRecord {
  return { ...headerOf(stored), entries }
}

export function storedMatch(
  header: MatchHeader,
  standing: Standing,
  { seal, begun, imported }: Provenance,
  played: number,
): StoredMatch {
  return { ...headerOf(header), seal, begun, ...(imported && { imported }), played, ...standing }
}

function headerOf({ version, id, game, rulesVersion, options, seats, seed, deal }: MatchHeader): MatchHeader {
  return { version, id, game, rulesVersion, options, seats, seed, ...(deal && { deal }) }
}

export function standingOf(game: AnyGame, state: unknown, active = game.active(state)): Standing {
  const outcome = game.outcome(state)
  if (outcome === undefined) return { active }
  const { winners, scores, ties } = outcome
  return { active, winners, result: { scores, ...(ties && { ties }) } }
}
