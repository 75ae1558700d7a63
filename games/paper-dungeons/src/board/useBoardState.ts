import type { Message, Seat } from '@kazamata/kernel'
import type { BoardProps } from '@kazamata/ui'
import { useMemo, useState } from 'react'
import type { Event } from '../event.ts'
import { visibleTurn } from '../look-ahead.ts'
import type { Move } from '../move.ts'
import type { Sheet, Turn } from '../state.ts'
import type { View } from '../view.ts'
import { type SetupDraft, setupMoves } from './setup/Setup.tsx'
import { undoDie, undoSteps } from './turn/choices.ts'
import { mainButtonFor } from './turn/Question.tsx'
import type { MainButton, UndoControls } from './turn/TurnButtons.tsx'
import { type Hand, useHand } from './turn/useDraft.ts'
import { wasteOf } from './turn/waste.ts'

/** What lies before whoever looks: a sheet, a turn in the hand, and what can be done with it. */
export interface Desk {
  /** Absent for a spectator. */
  readonly mine?: Seat | undefined
  /** Whose sheet lies in the middle. */
  readonly seat: Seat
  readonly sheet: Readonly<Sheet>
  /** Everybody's, as far as they are known. */
  readonly sheets: readonly Readonly<Sheet>[]
  readonly turn?: Turn | undefined
  readonly hand: Hand
  /** There is something to decide. */
  readonly asking: boolean
  /** Changes with every question; empty while nothing is asked. */
  readonly question: string
  /** Power and goal are being chosen. */
  readonly keeping: boolean
  readonly kept: SetupDraft
  keep(kept: SetupDraft): void
  /** A spectator: nothing to decide, no sheet of one's own. */
  readonly watching: boolean
  /** What a confirmation would give away. */
  readonly waste: readonly Message[]
  readonly undos?: UndoControls | undefined
  readonly main?: MainButton | undefined
}

const none: readonly Move[] = []

/** While the end of a round is told, nothing is asked. */
export function useDesk(props: BoardProps<View, Move, Event>, telling: boolean): Desk {
  const { view, viewer, play, replay } = props
  const mine = viewer === 'table' ? undefined : viewer
  const moves = telling ? none : props.moves
  const asking = moves.length > 0
  const hand = useHand(view, moves, play)
  const turn = visibleTurn(view)
  const seat: Seat = mine ?? view.reward?.seat ?? 0
  const sheets = view.players.map(({ shown }, at) => (at === mine ? (view.own?.sheet ?? shown) : shown))
  const sheet = sheets[seat]
  if (sheet === undefined) throw new Error(`There is no sheet at seat ${seat}.`)
  const [kept, keep] = useState<SetupDraft>({})
  const waste = useMemo(() => wasteOf(view), [view])
  const keeping = view.phase === 'keep' && asking && moves[0]?.do !== 'confirm'
  const undoing = mine !== undefined && !replay && view.phase !== 'over' && asking
  return {
    ...{ mine, seat, sheet, sheets, turn, hand, asking, keeping, kept, keep, waste },
    question: asking ? JSON.stringify([view.round, view.phase, view.own?.diary.length ?? 0]) : '',
    watching: mine === undefined && !asking,
    undos: undoing ? undosOf(props, hand) : undefined,
    main:
      turn === undefined || !asking
        ? undefined
        : keeping
          ? keepMain(setupMoves(kept, moves, turn), play)
          : mainButtonFor(view, turn, hand, waste),
  }
}

function undosOf({ view, undoable, undo }: BoardProps<View, Move, Event>, hand: Hand): UndoControls {
  const diary = view.own?.diary ?? none
  return {
    step: Math.min(undoSteps(diary), undoable),
    die: Math.min(undoDie(diary), undoable),
    round: Math.min(diary.length, undoable),
    undo: n => {
      hand.forget()
      undo(n)
    },
  }
}

const keepMain = (moves: readonly Move[], play: (...moves: readonly Move[]) => void): MainButton => ({
  label: { id: moves.length === 2 ? 'go.keep' : 'go.keep.todo' },
  off: moves.length < 2,
  go: () => play(...moves, { do: 'confirm' }),
})
