import type { AnyGame, Occupant } from '@kazamata/kernel'
import { recordOf } from '@kazamata/kernel/conformance'
import type { Entry, MatchRecord } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { Room, type RoomParts } from '../room.ts'
import type { LoggedEntry, MatchLog, WriteResult } from '../store/index.ts'

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
export function memoryLog(): MatchLog & {
  readonly logged: LoggedEntry[]
  readonly entries: readonly Entry[]
} {
  const logged: LoggedEntry[] = []
  return {
    logged,
    get entries() {
      return logged.map(({ entry }) => entry)
    },
    async append(from, entries, _standing, request, at) {
      if (from !== logged.length) return 'lost'
      logged.push(...entries.map(entry => ({ entry, at, ...(request !== undefined && { request }) })))
      return 'won'
    },
    read: async from => logged.slice(from),
  }
}

export const person: Occupant = { kind: 'person' }
export const bot: Occupant = { kind: 'bot', level: 'novice' }

/** A new match with these occupants. */
function begun(game: AnyGame, ...occupants: readonly Occupant[]): MatchRecord {
  const record = recordOf(game, { seats: occupants.length, options: {}, seed: 'room' }, 0)
  return { ...record, seats: occupants.map((occupant, seat) => ({ name: `Seat ${seat}`, occupant })) }
}

export const open = (
  game: AnyGame,
  occupants: readonly Occupant[],
  parts?: Parameters<typeof roomParts>[2],
): Room => accepted(Room.open(roomParts(game, begun(game, ...occupants), parts)))

/** Enough for everything that waits for nothing but promises. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 5))

/** A log that answers its writes with these, then as a memory log does. */
export function answeringLog(...results: readonly WriteResult[]) {
  const log = memoryLog()
  const { append } = log
  const left = [...results]
  return Object.assign(log, {
    append: async (...args: Parameters<MatchLog['append']>) => left.shift() ?? append(...args),
  })
}
