import type { WriteResult } from '@kazamata/room/store'

/** A person as whoever runs the server sees them. */
export interface ListedPerson {
  readonly id: string
  readonly name: string
  readonly made: number
  readonly hasAccount: boolean
  /** Since when, in milliseconds. */
  readonly banned?: number
}

/** What whoever runs the server needs to look after people. */
export interface ModerationStore {
  /** Those whose name holds this text, or who have this id, the newest first, at most so many. */
  people(text: string, most: number): Promise<readonly ListedPerson[]>
  isBanned(person: string): Promise<boolean>
  /** Lost where there is no such person, or they are banned already. */
  ban(person: string, at: number): Promise<WriteResult>
  /** Lost where they are not banned. */
  unban(person: string): Promise<WriteResult>
}
