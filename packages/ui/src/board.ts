import type { GameEvent, LogContext, LogLine, Message, Outcome, Seat, Viewer } from '@kazamata/kernel'
import type { ReactNode } from 'react'

/** A player as the table shows them. */
export interface SeatInfo {
  readonly seat: Seat
  readonly name: string
  /** Level when a bot sits here. */
  readonly bot?: string
  /** A bot is at work on its decision. */
  readonly thinking: boolean
  /** What a bot at turn is about, where it plays on everybody's side and says so. */
  readonly aim?: Message
  /** Decided by the person who looks at this screen now. */
  readonly you: boolean
}

/**
 * A suggestion to comrades, by whoever sits in `seat`: look at this spot, counted as the board counts them, or consider
 * this move of whoever decides now. Everybody sees it; it is no part of the match and changes nothing in it.
 */
export type Hint<Move> = { readonly seat: Seat } & ({ readonly spot: number } | { readonly move: Move })

/**
 * What the frame gives a board. The board draws and asks; it decides nothing.
 * (Methods, here and below, so that a board of some game is also a board of any game.)
 */
export interface BoardProps<View, Move, Event> {
  readonly view: View
  readonly viewer: Viewer
  /** By seat. */
  readonly seats: readonly SeatInfo[]
  /**
   * The legal moves of the person who decides at this screen, the face with `you`; empty when others decide, behind
   * the curtain and in a replay. On a shared screen an open question is answered in the table's view.
   */
  readonly moves: readonly Move[]
  /** Plays a decision. Several are played one after another, as long as each is legal when its turn comes. */
  play(...moves: readonly Move[]): void
  /** How many of the viewer's last moves can be taken back; 0 when none can. */
  readonly undoable: number
  /** Takes back that many of the viewer's last moves. */
  undo(moves: number): void
  /** What comrades suggest just now; gone when the match has moved on. Always empty where seats are rivals. */
  readonly hints: readonly Hint<Move>[]
  /**
   * Suggests something. A seat points at one spot and proposes one move at a time; said once more, it is taken back.
   * Dropped where seats are rivals, where no person sits there, or where nobody could play the move.
   */
  hint(hint: Hint<Move>): void
  /** The events that a move brings for certain, before it is played. */
  preview(move: Move): readonly Event[]
  /** All that the viewer was told, oldest first. It only grows, except when a replay or an undo steps back. */
  readonly events: readonly Event[]
  /** A curtain hangs before the board, or will as soon as it is at rest: what it draws then nobody sees. */
  readonly hidden?: boolean
  /** True while a finished match is shown step by step. */
  readonly replay: boolean
  readonly outcome?: Outcome
  /**
   * A board that shows one thing after another says how many of the news are on the table, and whether it is at rest:
   * nothing left to show, nothing that waits to be put away. Until then the ledger tells no more, bots hold their
   * moves and no curtain falls. A board that never says so is taken to be at rest.
   */
  onShown(count: number, resting: boolean): void
  /** Opens the clause. */
  onWhy(clause: string): void
  /** What the frame offers after the end (again, replay, home): the board's last screen has a place for it. */
  readonly after?: ReactNode
}

/** Small parts of a board that live in the frame. */
export type PanelProps<View> = Pick<BoardProps<View, never, never>, 'view' | 'viewer' | 'seats'>

/** All that a game adds to the app. */
export interface GameUi<View, Move, Event extends GameEvent> {
  readonly theme: 'tavern' | 'paper' | 'torch'
  /** How wide the window must be for the ledger to stand beside the board; 1000 pixels where nothing is said. */
  readonly ledgerFrom?: number
  Board(props: BoardProps<View, Move, Event>): ReactNode
  /** A short line under the title: round and phase. */
  Status(props: PanelProps<View>): ReactNode
  /** Stands at the foot of the ledger: what the viewer may remember. */
  Memory(props: PanelProps<View>): ReactNode
  /** The aid cards, opened from the top bar. */
  Help(props: PanelProps<View>): ReactNode
  /** A message's id. */
  readonly helpLabel: string
  /** SVG path data. */
  readonly helpIcon: string
  /** SVG path data by icon name, for the log. */
  readonly icons: Readonly<Record<string, string>>
  /**
   * A seat's sheet of paper, for people with pencils: empty as before the first round, or as the viewer knows it now.
   * The frame gives it a page of its own, the size of A4, and the printer.
   */
  Print?(props: PanelProps<View> & { readonly seat: Seat; readonly blank: boolean }): ReactNode
  /** The board has buttons of its own to take steps back: the bar offers none. */
  readonly ownUndo?: true
  /** What the log says of an event; `undefined` where it says nothing. */
  describeEvent(event: Event, context: LogContext): LogLine | undefined
  /**
   * Around one screen: may the question now asked be answered with everybody looking? Given the table's view.
   * If not, the device is passed and the curtain opens on the seat's own view.
   */
  isOpenQuestion(view: View): boolean
}

/** A game's part whose own types are of no interest: what the frame holds. */
export type AnyGameUi = GameUi<unknown, unknown, GameEvent>
