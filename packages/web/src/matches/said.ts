import type { Key } from '../intl/messages.ts'
import type { Saved } from './storage.ts'

/** Who plays: everybody around the screen, or the others when one person plays alone. */
export function people(match: Saved): { readonly alone: boolean; readonly others: readonly string[] } {
  const persons = match.seats.filter(seat => seat.holder.kind === 'person')
  const alone = persons.length === 1
  const others = alone ? match.seats.filter(seat => seat.holder.kind === 'bot') : match.seats
  return { alone, others: others.map(seat => seat.name) }
}

/** Whose turn it is, or who won, as a message. */
export function turn(match: Saved): {
  readonly id: Key
  readonly values: Readonly<Record<string, string | number>>
  /** Somebody at this screen is waited for. */
  readonly yours: boolean
} {
  const name = (seat: number | undefined) => (seat === undefined ? '' : (match.seats[seat]?.name ?? ''))
  const person = (seat: number) => match.seats[seat]?.holder.kind === 'person'
  const { alone } = people(match)
  if (match.winners !== undefined) {
    const [winner] = match.winners
    if (winner === undefined) return { id: 'turn.lost', values: {}, yours: false }
    if (alone && match.winners.some(person)) return { id: 'turn.youWon', values: {}, yours: false }
    return { id: 'turn.won', values: { name: name(winner), count: match.winners.length }, yours: false }
  }
  const waited = match.active.find(person)
  if (waited === undefined) return { id: 'turn.bot', values: { name: name(match.active[0]) }, yours: false }
  if (alone) return { id: 'turn.you', values: {}, yours: true }
  return { id: 'turn.of', values: { name: name(waited) }, yours: true }
}
