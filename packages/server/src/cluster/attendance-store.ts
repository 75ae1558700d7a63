/** How many connections of a person look at a match or a waiting table over one node; 0 where they have gone. */
export interface Attended {
  readonly place: string
  readonly person: string
  readonly connections: number
}

/** The place of everybody who is connected at all. */
export const anywhere = ''

/**
 * Who is where, as the nodes say that live; what a dead one said counts no more. Each node has one of these. All of it
 * rejects where the store cannot be reached.
 */
export interface AttendanceStore {
  /** What has changed at this node. */
  note(changes: readonly Attended[]): Promise<void>
  /** Who is at these places over other nodes. */
  elsewhere(places: readonly string[]): Promise<readonly Attended[]>
  /** How many connections these people have over other nodes, where there are any. */
  connectedElsewhere(people: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Where there is no other node. */
export const noAttendance: AttendanceStore = {
  note: async () => undefined,
  elsewhere: async () => [],
  connectedElsewhere: async () => new Map(),
}
