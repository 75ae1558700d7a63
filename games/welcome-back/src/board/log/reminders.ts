import unknownCard from 'icon:card-random'
import type { PanelProps, Reminder, Reminders, SeatInfo } from '@kazamata/ui'
import { card, token } from '../../log.ts'
import { hasWon, isOut } from '../../state.ts'
import type { View } from '../../view.ts'
import { cardIcons, signs } from '../icons.ts'

/** In the decision phase what the viewer has seen, in a run what is still below. */
export function remindersFor({ view, viewer, seats }: PanelProps<View>): Reminders | undefined {
  if (view.run !== undefined) {
    const items = [...stillBelow(view, seats), ...stakes(view, seats)]
    return items.length === 0 ? undefined : { title: { id: 'reminder.unmet' }, items }
  }
  const items = seenCards(view)
  if (items.length === 0 && viewer === 'table') return undefined
  return { title: { id: 'reminder.title' }, items, empty: { id: 'reminder.none' } }
}

/** The viewer's own seen cards of this round, with their place (WB-4.2, 14.3). */
function seenCards(view: View): readonly Reminder[] {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer]
  const notes: Reminder[] = []
  view.pile.forEach((slot, i) => {
    if (slot.card !== undefined)
      notes.push({
        key: `pile ${i}`,
        icon: cardIcons[slot.card],
        text: { id: 'reminder.added', values: { card: card(slot.card), slot: i + 1 } },
      })
  })
  for (const aside of own?.aside ?? [])
    if (aside.card !== undefined)
      notes.push({
        key: aside.token,
        icon: cardIcons[aside.card],
        text: {
          id: 'reminder.removed',
          values: { card: card(aside.card), token: token(aside.token, 'with') },
        },
      })
  if (view.ask?.do === 'place' && view.ask.card !== undefined)
    notes.push({
      key: 'hand',
      icon: cardIcons[view.ask.card],
      text: { id: 'reminder.hand', values: { card: card(view.ask.card) } },
    })
  return notes
}

/** In a run: who put what is still below, in the order it will be met. */
function stillBelow(view: View, seats: readonly SeatInfo[]): readonly Reminder[] {
  const next = (view.run?.met.at(-1)?.position ?? 0) + 1
  return view.pile.toReversed().map((slot, i) => {
    const position = next + i
    const key = `below ${position}`
    if (slot.card !== undefined)
      return {
        key,
        icon: cardIcons[slot.card],
        text: { id: 'reminder.unmetOwn', values: { position, card: card(slot.card) } },
      }
    const name = seats[slot.by]?.name ?? ''
    return { key, icon: unknownCard, text: { id: 'reminder.unmetCard', values: { position, name } } }
  })
}

/** What is at stake for the runner, where the run may end the game. */
function stakes(view: View, seats: readonly SeatInfo[]): readonly Reminder[] {
  if (view.run === undefined) return []
  const { seat } = view.run
  const { successes, failures } = view.players[seat] ?? { successes: 0, failures: 0 }
  const values = { name: seats[seat]?.name ?? '', you: seat === view.viewer ? 'yes' : 'no' }
  const stake = (id: string, icon: string): Reminder => ({ key: id, icon, text: { id, values } })
  return [
    ...(hasWon({ successes: successes + 1 }) ? [stake('reminder.mayWin', signs.success)] : []),
    ...(isOut({ failures: failures + 1 }) ? [stake('reminder.mayLose', signs.failure)] : []),
  ]
}
