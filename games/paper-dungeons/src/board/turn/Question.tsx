import type { Message, Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { diceLeft } from '../../rules/dice.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { signs } from '../icons.ts'
import type { Tab } from '../sheet/tabs/SheetTabs.tsx'
import { useText } from '../words.ts'
import { ChoiceButtons } from './ChoiceButtons.tsx'
import { linesFor } from './forecast.ts'
import type { NoteLine } from './forecast-lines.ts'
import { askTitle, commitLabel } from './labels.ts'
import { Note } from './Note.tsx'
import { pendingTasks } from './PendingTasks.tsx'
import type { MainButton } from './TurnButtons.tsx'
import type { Hand } from './useDraft.ts'

interface PromptProps {
  readonly view: View
  readonly turn: Turn
  readonly hand: Hand
  readonly seat: Seat
  readonly seats: readonly SeatInfo[]
  /** What a confirmation would give away. */
  readonly waste: readonly Message[]
  /** Where the sheet is shown in parts: turns to one of them. */
  onTab?(tab: Tab): void
}

/** The yellow note while one has something to decide: what is considered, or what could be. */
export function Question(props: PromptProps) {
  const { view, turn, hand, seat, seats, waste } = props
  const tell = useText()
  const { offer, ahead } = hand
  const { deal } = offer
  if (deal?.key === 'confirm')
    return (
      <Note
        title={{ id: 'ask.confirm' }}
        tone="warn"
        lines={waste.map((text): NoteLine => ({ icon: signs.walk, text, tone: 'loss' }))}
      />
    )
  if (deal !== undefined && ahead !== undefined) {
    const lines = linesFor(
      view,
      turn.sheet,
      ahead,
      seat,
      seats.map(({ name }) => name),
    )
    const wasteful = deal.key === 'stay' || deal.key === 'stop'
    return (
      <Note
        title={offer.ready ? askTitle(deal, turn) : { id: 'ask.which' }}
        lines={lines}
        {...(wasteful ? { tone: 'warn' } : {})}
      >
        {!offer.ready && <p>{tell({ id: 'go.die' })}</p>}
        {deal.key.startsWith('absorb') && <ChoiceButtons {...props} />}
      </Note>
    )
  }
  // What is due says it already.
  if (pendingTasks(turn.agenda).length > 0 && turn.agenda.at(-1)?.do !== 'hurt') return null
  const lit = new Set(offer.lit.flatMap(spot => (spot.on === 'room' ? [spot.room] : [])))
  const list = hand.deadly.filter(room => lit.has(room))
  const danger: readonly NoteLine[] =
    list.length === 0
      ? []
      : [{ icon: signs.resurrection, text: { id: 'note.deadly', values: { rooms: { list } } }, tone: 'loss' }]
  return (
    <Note title={questionOf(turn, hand)} lines={danger}>
      <ChoiceButtons {...props} />
    </Note>
  )
}

/** What is asked while nothing is considered. */
function questionOf(turn: Turn, hand: Hand): Message | undefined {
  const task = turn.agenda.at(-1)
  switch (task?.do) {
    case 'die':
      if (hand.wish.die !== undefined) return { id: 'ask.use' }
      return diceLeft(turn) === 3 ? { id: 'ask.die' } : { id: 'ask.die.more', values: { n: diceLeft(turn) } }
    case 'use':
      return { id: 'ask.use' }
    case 'walk':
      return { id: 'ask.onward' }
    case 'confirm':
      return { id: 'ask.done' }
    case 'hurt':
      // What is due asks it already.
      return undefined
    default:
      return { id: 'ask.reward' }
  }
}

/** The one bright button: what it would do, or why it cannot be pressed yet. */
export function mainButtonFor(view: View, turn: Turn, hand: Hand, waste: readonly Message[]): MainButton {
  const { deal, ready } = hand.offer
  if (deal?.key === 'confirm') return { label: { id: 'go.confirm.anyway' }, tone: 'warn', go: hand.commit }
  if (deal !== undefined && ready)
    return {
      label: commitLabel(deal, view),
      ...(deal.key === 'stay' || deal.key === 'stop' ? { tone: 'warn' as const } : {}),
      go: hand.commit,
    }
  const off = (id: string, values?: Message['values']): MainButton => ({
    label: { id, ...(values === undefined ? {} : { values }) },
    off: true,
    go: () => undefined,
  })
  if (deal !== undefined) return off('go.die')
  const task = turn.agenda.at(-1)
  if (task?.do === 'confirm')
    return {
      label: { id: view.phase === 'turn' ? 'go.confirm.turn' : 'go.confirm.other' },
      go: () => (waste.length > 0 ? hand.choose('confirm') : hand.confirm()),
    }
  if (task?.do === 'die' && hand.wish.die === undefined) return off('go.confirm.todo', { n: diceLeft(turn) })
  return off(task?.do === 'hurt' ? 'go.hurt' : 'go.choose')
}
