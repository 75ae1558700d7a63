import type { MatchSummary } from '@kazamata/protocol'
import { findGame } from '@kazamata/registry'
import type { Key } from '../intl/messages.ts'
import { seatName } from '../shell/seat-name.ts'
import type { OnlineKey } from './words.ts'

export function isYourTurn({ you, active, stage, late }: MatchSummary): boolean {
  return stage === 'running' && !late && you !== undefined && active.includes(you)
}

/** Nobody plays it any more. */
export const isEnded = ({ stage }: MatchSummary) => stage === 'over' || stage === 'abandoned'

/** Those that wait for you first, of them those with the least time, then those that run, that wait for players, that are over. */
export function byUrgency(a: MatchSummary, b: MatchSummary): number {
  const never = Number.MAX_SAFE_INTEGER
  return rank(a) - rank(b) || (a.left ?? never) - (b.left ?? never) || b.played - a.played
}

function rank(match: MatchSummary): number {
  if (isYourTurn(match)) return 0
  return { running: 1, waiting: 2, over: 3, abandoned: 3 }[match.stage]
}

interface Status {
  readonly id: Key | OnlineKey
  readonly values?: Readonly<Record<string, string | number>>
}

/** Whose turn it is, or who won; `list` joins names in the reader's language. */
export function statusOf(match: MatchSummary, list: (names: readonly string[]) => string): Status {
  const { seats, you, active, stage, winners = [] } = match
  const name = (seat: number | undefined) =>
    seat === undefined ? '' : seatName(seats[seat]?.name ?? '', seat)
  if (stage === 'waiting') return { id: you === undefined ? 'lobby.kept' : 'online.status.waiting' }
  if (stage === 'over') {
    if (winners.length === 0) return { id: 'turn.lost' }
    if (findGame(match.game)?.coop) return { id: 'turn.together' }
    if (you !== undefined && winners.includes(you))
      return { id: winners.length > 1 ? 'turn.youShare' : 'turn.youWon' }
    return { id: 'turn.won', values: { names: list(winners.map(name)), count: winners.length } }
  }
  if (stage === 'abandoned') return { id: 'online.status.abandoned' }
  if (match.late) return { id: 'online.status.late' }
  if (isYourTurn(match)) return { id: 'turn.you' }
  const people = active.filter(seat => seats[seat]?.occupant.kind === 'person')
  if (people.length > 1) return { id: 'turn.many', values: { count: people.length } }
  const [person] = people
  return person === undefined
    ? { id: 'turn.bot', values: { name: name(active[0]) } }
    : { id: 'turn.of', values: { name: name(person) } }
}
