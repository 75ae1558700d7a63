import type { Code, ReportReason } from '@kazamata/protocol'
import type { WriteResult } from '@kazamata/room/store'

/** Who gets a line: all, or, until the match is over, only those who watch it. */
export type Audience = 'all' | 'watchers'

/** Something that was said at a table, whether it has begun or not. */
export interface StoredLine {
  readonly match: string
  /** Its place among all lines of the match, from 0. */
  readonly n: number
  /** When, in milliseconds. */
  readonly at: number
  /** Of the message that said it: no two lines of a match have the same. */
  readonly request: string
  /** Empty, as the name and what was said, once they are erased. */
  readonly person: string
  readonly name: string
  readonly audience: Audience
  readonly text?: string
  readonly phrase?: string
  /** The host has opened or closed the chat. */
  readonly open?: boolean
}

/** The answer to a message that wanted to say something, once and for all. */
export interface Refusal {
  readonly match: string
  /** Of the message. */
  readonly request: string
  readonly code: Code
  /** When, in milliseconds. */
  readonly at: number
}

/** A line that somebody has shown to whoever runs the server, with a copy of it. */
export interface LineReport {
  /** When it was reported. */
  readonly at: number
  readonly reporter: string
  readonly reason: ReportReason
  readonly line: StoredLine
}

export interface ChatStore {
  /** All lines of a match behind the first `from`. */
  read(match: string, from: number): Promise<readonly StoredLine[]>
  /** By match, those of these that have any: how many lines; in one query. */
  lengthsOf(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Behind exactly `n` lines; lost where there are more or fewer, or its request was refused or has its line. */
  append(line: StoredLine): Promise<WriteResult>
  /** From now on no line has this request; lost where one has, or it was refused before. */
  refuse(refusal: Refusal): Promise<WriteResult>
  refusalOf(match: string, request: string): Promise<Code | undefined>
  /** Those from before this moment. */
  forgetRefusals(before: number): Promise<void>
  /** All that a person has said, match by match. */
  listOf(person: string): Promise<readonly StoredLine[]>
  /** Removes the lines of tables that are gone and never began. */
  removeLost(): Promise<void>
  /** The people whom this one does not want to hear, the latest last. */
  mutedBy(person: string): Promise<readonly string[]>
  /** Of more than a person may have the first are forgotten. Lost where it is so already, or one of them is nobody. */
  mute(person: string, other: string): Promise<WriteResult>
  /** Lost where it is so already. */
  unmute(person: string, other: string): Promise<WriteResult>
  /** Lost where this person has reported the line before. */
  report(report: LineReport): Promise<WriteResult>
  /** The last first, at most so many. */
  reports(most: number): Promise<readonly LineReport[]>
}
