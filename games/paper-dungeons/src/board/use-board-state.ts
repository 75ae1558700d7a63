import type { Seat } from '@kazamata/kernel'
import type { BoardProps, SeatInfo } from '@kazamata/ui'
import { useMemo } from 'react'
import type { Event } from '../event.ts'
import { visibleTurn } from '../look-ahead.ts'
import type { Move } from '../move.ts'
import { message } from '../names.ts'
import type { Sheet, Turn } from '../state.ts'
import type { View } from '../view.ts'
import { type SetupDraft, setupMoves } from './setup/Setup.tsx'
import { useSetupDraft } from './setup/use-setup-draft.ts'
import type { NoteLine } from './turn/forecast-lines.ts'
import { mainButtonFor } from './turn/main-button.ts'
import type { MainButton, UndoControls } from './turn/TurnButtons.tsx'
import { undoDieCount, undoStepCount } from './turn/undo.ts'
import { type TurnControls, useTurnControls } from './turn/use-turn-controls.ts'
import type { wasteOf } from './turn/waste.ts'

/** What the board shows to this viewer, and what they can do. */
export interface BoardState {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  /** The viewer's seat; absent for a spectator. */
  readonly mine: Seat | undefined
  /** Whose sheet is shown. */
  readonly seat: Seat
  readonly sheet: Readonly<Sheet>
  /** By seat: the viewer's own as it is now, the others as last revealed; with everything face up, all as they are now. */
  readonly sheets: readonly Readonly<Sheet>[]
  readonly turn: Turn | undefined
  readonly controls: TurnControls
  /** The sheet after the choice that is previewed. */
  readonly preview: Readonly<Sheet> | undefined
  /** There is something to decide. */
  readonly asking: boolean
  /** Changes with every question; empty while nothing is asked. */
  readonly question: string
  /** Power and goal are being chosen. */
  readonly inSetup: boolean
  readonly setupDraft: SetupDraft
  setSetupDraft(draft: SetupDraft): void
  readonly spectating: boolean
  /** What a confirmation would waste. */
  readonly waste: readonly NoteLine[]
  readonly undo: UndoControls | undefined
  readonly mainButton: MainButton | undefined
}

const none: readonly Move[] = []

interface BoardStateProps extends BoardProps<View, Move, Event> {
  /** Loaded after the cards are chosen. */
  readonly parts?: { readonly wasteOf: typeof wasteOf } | undefined
}

/** Power and goal are to be chosen. */
export function isSetup({ phase }: View, moves: readonly Move[]): boolean {
  return phase === 'keep' && moves.length > 0 && moves[0]?.do !== 'confirm'
}

/** Nothing is asked while the end of a round is shown. */
export function useBoardState(props: BoardStateProps, roundEnds: boolean): BoardState {
  const { view, viewer, seats, play, replay, parts } = props
  const mine = viewer === 'table' ? undefined : viewer
  const moves = roundEnds ? none : props.moves
  const asking = moves.length > 0
  const controls = useTurnControls(view, moves, play)
  const turn = visibleTurn(view)
  const seat: Seat = mine ?? view.reward?.seat ?? 0
  const sheets = view.players.map(({ shown, turn }, at) => (at === mine ? view.own : turn)?.sheet ?? shown)
  const sheet = sheets[seat]
  if (sheet === undefined) throw new Error(`There is no sheet at seat ${seat}.`)
  const [setupDraft, setSetupDraft] = useSetupDraft(view.own?.dealt)
  const waste = useMemo(() => parts?.wasteOf(view) ?? [], [parts, view])
  const inSetup = isSetup(view, moves)
  const canUndo = mine !== undefined && !replay && view.phase !== 'over' && asking
  const setup = () => (turn === undefined ? [] : setupMoves(setupDraft, moves, turn))
  const turnButton = () => turn && mainButtonFor(view, turn, controls, waste)
  return {
    ...{ view, seats, mine, seat, sheet, sheets, turn, controls, asking, waste },
    ...{ inSetup, setupDraft, setSetupDraft },
    preview: controls.preview?.past.turn.sheet,
    question: asking ? JSON.stringify([view.round, view.phase, view.own?.diary.length ?? 0]) : '',
    spectating: mine === undefined && !asking,
    undo: canUndo ? undoControls(props, controls) : undefined,
    mainButton: asking ? (inSetup ? setupButton(setup(), play) : turnButton()) : undefined,
  }
}

function undoControls(
  { view, undoable, undo }: BoardProps<View, Move, Event>,
  { clear }: TurnControls,
): UndoControls {
  const diary = view.own?.diary ?? none
  return {
    step: Math.min(undoStepCount(diary), undoable),
    die: Math.min(undoDieCount(diary), undoable),
    round: Math.min(diary.length, undoable),
    undo: count => {
      clear()
      undo(count)
    },
  }
}

function setupButton(moves: readonly Move[], play: (...moves: readonly Move[]) => void): MainButton {
  if (moves.length < 2) return { label: message('button.keep.todo') }
  return { label: message('button.keep'), onClick: () => play(...moves, { do: 'confirm' }) }
}
