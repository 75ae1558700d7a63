import type { Code } from '@kazamata/protocol'
import type { MatchHost } from '../matches/match-host.ts'
import type { Audience } from '../store/chat-store.ts'
import type { OnlineStore } from '../store/online-store.ts'
import { hasPlace } from '../tables/seating.ts'
import { mayWatch } from '../tables/watching.ts'

/** Where somebody stands who looks at a table. */
export interface Place {
  /** Who gets what they say. */
  readonly audience: Audience
  /** Do they get what is said among spectators? */
  readonly hearsAll: boolean
  readonly isHost: boolean
  /** Do they only look on? */
  readonly isSpectator: boolean
  /** Was the chat open when the table was made? */
  readonly chat: boolean
}

/** Spectators of rivals talk apart until the match is over; everybody else talks together. */
export async function placeOf(
  host: MatchHost,
  store: OnlineStore,
  match: string,
  person: string,
): Promise<Place | Code> {
  const hosted = await host.find(match)
  if (typeof hosted === 'string') return hosted === 'no-such-match' ? atTable(store, match, person) : hosted
  const { stored, room, game } = hosted
  const viewer = hosted.viewerFor(person)
  if (viewer === undefined) return 'not-allowed'
  if (stored.abandoned) return 'abandoned'
  const isApart = !game.coop && room.standing.winners === undefined
  return {
    audience: isApart && viewer === 'table' ? 'watchers' : 'all',
    hearsAll: !isApart || viewer === 'table',
    isHost: stored.host === person,
    isSpectator: viewer === 'table',
    chat: stored.settings.chat,
  }
}

async function atTable({ tables }: OnlineStore, match: string, person: string): Promise<Place | Code> {
  const table = await tables.load(match)
  if (table === undefined || !mayWatch(table, person)) return 'no-such-match'
  if (table.barred?.includes(person)) return 'removed'
  return {
    audience: 'all',
    hearsAll: true,
    isHost: table.host === person,
    isSpectator: !hasPlace(table, person),
    chat: table.settings.chat,
  }
}
