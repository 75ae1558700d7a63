import type { AnyGame } from '@kazamata/kernel'
import type { Entry, MatchRecord } from '@kazamata/kernel/match'
import type { RoomParts } from '../room.ts'
import type { MatchLog } from '../store/index.ts'

/** The parts of a room whose writes all win, whose bots never answer, and in which nothing may break. */
export function roomParts(
  game: AnyGame,
  record: MatchRecord,
  { log, ...parts }: Partial<Omit<RoomParts, 'log'>> & { readonly log?: Partial<MatchLog> } = {},
): RoomParts {
  return {
    game,
    record,
    log: { append: async () => 'won', read: async () => [], ...log },
    bots: { ask: () => new Promise(() => undefined) },
    budget: { decision: 1, turn: 1 },
    pace: { pause: async () => undefined, ready: async () => undefined },
    report: error => {
      throw error
    },
    ...parts,
  }
}

/** A log that several rooms share. */
export function memoryLog(): MatchLog & { readonly entries: Entry[] } {
  const entries: Entry[] = []
  return {
    entries,
    async append(from, more) {
      if (from !== entries.length) return 'lost'
      entries.push(...more)
      return 'won'
    },
    read: async from => entries.slice(from),
  }
}
