import { games } from '@kazamata/registry'
import type { StoredMatch } from '@kazamata/room/store'
import type { Key } from '../intl/messages.ts'

/** Who plays: everybody around the screen, or the others when one person plays alone. */
export function opponents(seats: StoredMatch['seats']): {
  readonly alone: boolean
  readonly others: readonly string[]
} {
  const alone = seats.filter(seat => seat.occupant.kind === 'person').length === 1
  const others = alone ? seats.filter(seat => seat.occupant.kind === 'bot') : seats
  return { alone, others: others.map(seat => seat.name) }
}

interface MatchStatus {
  readonly id: Key
  readonly values?: Readonly<Record<string, string | number>>
  /** It is the turn of somebody at this screen. */
  readonly yours: boolean
}

/** Whose turn it is, or who won, as a message; `list` joins names in the reader's language. */
export function matchStatus(match: StoredMatch, list: (names: readonly string[]) => string): MatchStatus {
  const { seats, winners } = match
  const name = (seat: number | undefined) => (seat === undefined ? '' : (seats[seat]?.name ?? ''))
  const person = (seat: number) => seats[seat]?.occupant.kind === 'person'
  const { alone } = opponents(seats)
  if (winners !== undefined) {
    const count = winners.length
    if (count === 0) return { id: 'turn.lost', yours: false }
    if (games.some(({ id, coop }) => coop && id === match.game) && winners.some(person))
      return { id: seats.length > 1 ? 'turn.together' : 'turn.youWon', yours: false }
    // Against nobody the score is the result.
    const [score] = seats.length === 1 ? (match.result?.scores ?? []) : []
    if (score !== undefined) return { id: 'turn.scored', values: { score }, yours: false }
    if (alone && winners.some(person))
      return { id: count > 1 ? 'turn.youShare' : 'turn.youWon', yours: false }
    return { id: 'turn.won', values: { names: list(winners.map(name)), count }, yours: false }
  }
  const [waited, ...more] = match.active.filter(person)
  if (waited === undefined) return { id: 'turn.bot', values: { name: name(match.active[0]) }, yours: false }
  if (alone) return { id: 'turn.you', yours: true }
  if (more.length > 0) return { id: 'turn.many', values: { count: more.length + 1 }, yours: true }
  return { id: 'turn.of', values: { name: name(waited) }, yours: true }
}
