import unknownCard from 'icon:card-random'
import type { Message, Seat, Viewer } from '@kazamata/kernel'
import type { FollowingProps, Reminder, Reminders, SeatInfo } from '@kazamata/ui'
import type { Card } from '../../content/ids.ts'
import { type DisplayState, displayAfter } from '../../display-state.ts'
import type { Event } from '../../event.ts'
import { card, token } from '../../log.ts'
import { hasWon, isOut } from '../../state.ts'
import type { View } from '../../view.ts'
import { cardIcons, signs } from '../icons.ts'

/**
 * In the decision phase what the viewer has seen, in a run what is not yet met, as far as the board has shown it. A match
 * that is played from memory tells only what is at stake (WB-10.8).
 */
export function remindersFor(props: FollowingProps<View, Event>): Reminders | undefined {
  const { view, viewer, seats, events } = props
  const display = displayAfter(events, seats.length)
  const fromMemory = view.options.fromMemory === true
  if (display.run === undefined)
    return viewer === 'table' || fromMemory ? undefined : seenCards(display, viewer)
  if (display.run.result !== undefined) return undefined
  const unmet = fromMemory ? [] : unmetCards(display, seats, viewer)
  const items = [...unmet, ...stakes(view, display, seats, viewer)]
  const title = { id: unmet.length === 0 ? 'reminder.stakes' : 'reminder.unmet' }
  return items.length === 0 ? undefined : { title, items }
}

/** The viewer's own seen cards of this round, with their place (WB-4.2, 14.3); none while they are covered. */
function seenCards({ pile, seats, hand }: DisplayState, viewer: Seat): Reminders | undefined {
  const items: Reminder[] = []
  let covered = false
  const note = (key: string, seen: Card | undefined, id: string, values?: Message['values']) => {
    if (seen === undefined) covered = true
    else items.push({ key, icon: cardIcons[seen], text: { id, values: { card: card(seen), ...values } } })
  }
  pile.forEach((slot, i) => {
    if (slot.by === viewer) note(`pile ${i}`, slot.card, 'reminder.added', { slot: i + 1 })
  })
  for (const aside of seats[viewer]?.aside ?? [])
    note(aside.token, aside.card, 'reminder.removed', { token: token(aside.token, 'with') })
  if (hand?.seat === viewer) note('hand', hand.card, 'reminder.hand')
  return covered ? undefined : { title: { id: 'reminder.title' }, items, empty: { id: 'reminder.none' } }
}

/** In a run: who added each card not yet met, in the order in which they will be met. */
function unmetCards(
  { pile, run }: DisplayState,
  seats: readonly SeatInfo[],
  viewer: Viewer,
): readonly Reminder[] {
  const next = (run?.met.at(-1)?.position ?? 0) + 1
  return pile.toReversed().map((slot, i) => {
    const position = next + i
    const key = `below ${position}`
    const name = seats[slot.by]?.name ?? ''
    const you = slot.by === viewer ? 'yes' : 'no'
    if (slot.card !== undefined)
      return {
        key,
        icon: cardIcons[slot.card],
        text: { id: 'reminder.unmetOwn', values: { position, card: card(slot.card), name, you } },
      }
    return { key, icon: unknownCard, text: { id: 'reminder.unmetCard', values: { position, name } } }
  })
}

/** What is at stake for the runner, where the run may end the game. */
function stakes({ players }: View, { run }: DisplayState, seats: readonly SeatInfo[], viewer: Viewer) {
  const score = run && players[run.seat]
  if (run === undefined || score === undefined) return []
  const values = { name: seats[run.seat]?.name ?? '', you: run.seat === viewer ? 'yes' : 'no' }
  const stake = (id: string, icon: string): Reminder => ({ key: id, icon, text: { id, values } })
  return [
    ...(hasWon({ successes: score.successes + 1 }) ? [stake('reminder.mayWin', signs.success)] : []),
    ...(isOut({ failures: score.failures + 1 }) ? [stake('reminder.mayLose', signs.failure)] : []),
  ]
}
