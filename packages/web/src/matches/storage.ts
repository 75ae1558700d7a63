import type { Occupant, Outcome, Seat } from '@kazamata/kernel'
import type { Entry, MatchHeader, MatchRecord } from '@kazamata/kernel/match'
import type { Choices } from '@kazamata/registry'

/** Where a match stands, for lists that show it without replaying it. */
export interface Standing {
  /** Who is to move; nobody when it is over. */
  readonly active: readonly Seat[]
  /** Absent while it goes on. */
  readonly winners?: readonly Seat[]
  /** With the winners; absent from matches that were kept before it was. */
  readonly result?: Result
}

/** What a finished match was worth, by seat. */
export type Result = Pick<Outcome, 'scores' | 'ties'>

/** A match on the shelf: its record without the entries, which lie beside it one by one. */
export interface Saved extends MatchHeader, Standing, Provenance {
  /** When it was last played, in milliseconds. */
  readonly played: number
}

/** What the record does not say, and no move changes. */
export interface Provenance {
  /** The commitment that was shown before the first move. */
  readonly seal: string
  /** When it was begun here, in milliseconds. */
  readonly begun: number
  /** It came from a file, and went on or was over then. Whoever has a file of a running match can foresee its draws. */
  readonly imported?: 'running' | 'over'
}

export interface Sitting {
  readonly name: string
  readonly occupant: Occupant
}

/** A story that is being played: the same players, one whole match after another. */
export interface Campaign {
  readonly id: string
  readonly game: string
  readonly story: string
  readonly seats: readonly Sitting[]
  /** Chosen once; what a chapter fixes comes on top. */
  readonly options: Choices
  /** Those that were begun, in the story's order; all but the last have their results. */
  readonly chapters: readonly Chapter[]
  readonly begun: number
  readonly played: number
}

export interface Chapter {
  /** The match's id. */
  readonly match: string
  /** Kept here too, so that the sum outlives the match. */
  readonly result?: Result
}

/** How many entries were there when these were added: another writer's are never overwritten. */
export type Kept = 'kept' | 'conflict' | 'failed'

export interface Shelf {
  /** False where the browser keeps nothing: the matches live as long as the page. */
  readonly durable: boolean
  /** Last played first. */
  list(): Promise<readonly Saved[]>
  load(id: string): Promise<{ readonly saved: Saved; readonly record: MatchRecord } | undefined>
  /** Puts a match there with all its entries, unless one with its id is there. */
  add(saved: Saved, entries: readonly Entry[]): Promise<Kept>
  /** Appends entries that follow the first `from` ones. */
  append(saved: Saved, from: number, entries: readonly Entry[]): Promise<Kept>
  remove(id: string): Promise<void>
  /** Last played first. */
  campaigns(): Promise<readonly Campaign[]>
  /** Puts a campaign there, or over the one with its id. */
  keepCampaign(campaign: Campaign): Promise<Kept>
  /** Its matches stay. */
  removeCampaign(id: string): Promise<void>
}

export function recordOf(saved: Saved, entries: readonly Entry[]): MatchRecord {
  return { ...headerOf(saved), entries }
}

export function savedOf(record: MatchRecord, standing: Standing, provenance: Provenance): Saved {
  const { seal, begun, imported } = provenance
  return { ...headerOf(record), seal, begun, ...(imported && { imported }), played: Date.now(), ...standing }
}

function headerOf({ version, id, game, rulesVersion, options, seats, seed, deal }: MatchHeader): MatchHeader {
  return { version, id, game, rulesVersion, options, seats, seed, ...(deal && { deal }) }
}
