import type { Message } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { Card } from '../../content/ids.ts'
import { card, token } from '../../log.ts'
import type { View } from '../../view.ts'

/** A thing to remember: what it says, and the card it is about, if that is known. */
export interface KnownCard {
  readonly key: string
  readonly card?: Card
  readonly text: Message
}

/** The viewer's own seen cards of this round, with their place (WB-4.2, 14.3). */
export function seenCards(view: View): readonly KnownCard[] {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer]
  const notes: KnownCard[] = []
  view.pile.forEach((slot, i) => {
    if (slot.card !== undefined)
      notes.push({
        key: `pile ${i}`,
        card: slot.card,
        text: { id: 'memory.pile', values: { card: card(slot.card), slot: i + 1 } },
      })
  })
  for (const aside of own?.aside ?? [])
    if (aside.card !== undefined)
      notes.push({
        key: aside.token,
        card: aside.card,
        text: { id: 'memory.aside', values: { card: card(aside.card), token: token(aside.token, 'with') } },
      })
  if (view.ask?.do === 'place' && view.ask.card !== undefined)
    notes.push({
      key: 'hand',
      card: view.ask.card,
      text: { id: 'memory.hand', values: { card: card(view.ask.card) } },
    })
  return notes
}

/** In a run: who put what is still below, in the order it will be met. */
export function stillBelow(view: View, seats: readonly SeatInfo[]): readonly KnownCard[] {
  const next = (view.run?.met.at(-1)?.position ?? 0) + 1
  return view.pile.toReversed().map((slot, i) => {
    const position = next + i
    const key = `below ${position}`
    if (slot.card !== undefined)
      return {
        key,
        card: slot.card,
        text: { id: 'memory.cardYou', values: { position, card: card(slot.card) } },
      }
    return { key, text: { id: 'memory.card', values: { position, name: seats[slot.by]?.name ?? '' } } }
  })
}

/** What the run is about for its runner, when the game hangs on it. */
export function stakes(view: View, seats: readonly SeatInfo[]): readonly Message[] {
  if (view.run === undefined) return []
  const { seat } = view.run
  const player = view.players[seat]
  const values = { name: seats[seat]?.name ?? '', you: seat === view.viewer ? 'yes' : 'no' }
  return [
    ...(player?.successes === 1 ? [{ id: 'memory.stakeWin', values }] : []),
    ...(player?.failures === 1 ? [{ id: 'memory.stakeOut', values }] : []),
  ]
}
