import unknownCard from 'icon:card-random'
import type { Message } from '@kazamata/kernel'
import type { PanelProps, Reminder, Reminders, SeatInfo } from '@kazamata/ui'
import type { Card } from '../../content/ids.ts'
import { card, token } from '../../log.ts'
import { hasWon, isOut } from '../../state.ts'
import type { View } from '../../view.ts'
import { cardIcons, signs } from '../icons.ts'

/** In the decision phase what the viewer has seen, in a run what is not yet met. */
export function remindersFor({ view, viewer, seats }: PanelProps<View>): Reminders | undefined {
  if (view.run !== undefined) {
    const items = [...unmetCards(view, seats), ...stakes(view, seats)]
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
  const note = (key: string, seen: Card | undefined, id: string, values?: Message['values']) => {
    if (seen !== undefined)
      notes.push({ key, icon: cardIcons[seen], text: { id, values: { card: card(seen), ...values } } })
  }
  view.pile.forEach((slot, i) => {
    note(`pile ${i}`, slot.card, 'reminder.added', { slot: i + 1 })
  })
  for (const aside of own?.aside ?? [])
    note(aside.token, aside.card, 'reminder.removed', { token: token(aside.token, 'with') })
  if (view.ask?.do === 'place') note('hand', view.ask.card, 'reminder.hand')
  return notes
}

/** In a run: who added each card not yet met, in the order in which they will be met. */
function unmetCards(view: View, seats: readonly SeatInfo[]): readonly Reminder[] {
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
