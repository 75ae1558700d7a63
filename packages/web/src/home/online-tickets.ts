import type { MatchSummary } from '@kazamata/protocol'
import { findGame } from '@kazamata/registry'
import { byUrgency, isEnded, isYourTurn, statusOf } from '../online/match-summary.ts'
import { readPreference, writePreference } from '../shell/preferences.ts'
import { seatName } from '../shell/seat-name.ts'

/** A match on the server as the first page shows it. */
export interface OnlineTicket {
  readonly id: string
  readonly game: string
  /** Who sits there. */
  readonly names: readonly string[]
  readonly yours: boolean
  readonly status: OnlineStatus
  readonly values: Readonly<Record<string, string | number>>
  /** When it was last played. */
  readonly at: number
}

/** What can be said of a match that goes on. */
const statuses = [
  'turn.you',
  'turn.of',
  'turn.bot',
  'turn.many',
  'lobby.kept',
  'online.status.waiting',
  'online.status.late',
] as const
type OnlineStatus = (typeof statuses)[number]

/** Those that go on and have a seat for this person, the most urgent first. */
export function ticketsOf(matches: readonly MatchSummary[]): readonly OnlineTicket[] {
  return matches
    .filter(match => !isEnded(match))
    .toSorted(byUrgency)
    .flatMap(match => {
      const { id: said, values = {} } = statusOf(match, names => names.join(', '))
      const status = statuses.find(one => one === said)
      const names = match.seats.flatMap(({ name, occupant: { kind } }, seat) =>
        kind === 'open' ? [] : [seatName(name, seat)],
      )
      const { id, game, played: at } = match
      return status === undefined || findGame(game) === undefined
        ? []
        : [{ id, game, names, yours: isYourTurn(match), status, values, at }]
    })
}

const key = 'online-tickets'

/** Keeps what the server said last, so that the first page has their place before it answers, and without it. */
export function rememberTickets(tickets: readonly OnlineTicket[]): void {
  // Nothing for none: whoever has stored nothing is shown pages as they were drawn in the build (first-look.ts).
  writePreference(key, tickets.length === 0 ? undefined : JSON.stringify(tickets))
}

export function rememberedTickets(): readonly OnlineTicket[] {
  try {
    const stored: unknown = JSON.parse(readPreference(key) ?? '[]')
    return Array.isArray(stored) && stored.every(isTicket) ? stored : []
  } catch {
    return []
  }
}

function isTicket(one: unknown): one is OnlineTicket {
  if (typeof one !== 'object' || one === null) return false
  const ticket: Partial<Record<keyof OnlineTicket, unknown>> = one
  return (
    typeof ticket.id === 'string' &&
    typeof ticket.game === 'string' &&
    findGame(ticket.game) !== undefined &&
    Array.isArray(ticket.names) &&
    ticket.names.every(name => typeof name === 'string') &&
    typeof ticket.yours === 'boolean' &&
    statuses.some(status => status === ticket.status) &&
    typeof ticket.values === 'object' &&
    ticket.values !== null &&
    typeof ticket.at === 'number'
  )
}
