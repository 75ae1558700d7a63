import type { GameEvent, LogContext, LogLine, Message, Outcome, Seat, Viewer } from '@kazamata/kernel'
import type { ReactNode } from 'react'
import type { Lazy } from './components/LazyView.tsx'
import type { Pace } from './hooks/pace.ts'

/** A player as the table shows them. */
export interface SeatInfo {
  readonly seat: Seat
  readonly name: string
  /** Level when a bot sits here. */
  readonly bot?: string
  /** A bot that is choosing its move. */
  readonly thinking: boolean
  /** What a bot intends to do this turn, in cooperative games. */
  readonly aim?: Message
  /** The person at this screen decides for this seat. */
  readonly you: boolean
}

/**
 * A suggestion to the other players of a cooperative game: look at this spot (numbered by the board), or consider this
 * move, for whoever decides now. Everybody sees it; it is not part of the match.
 */
export type Hint<Move> = { readonly seat: Seat } & ({ readonly spot: number } | { readonly move: Move })

/**
 * What the frame gives a board. The board draws and asks; it decides nothing.
 *
 * Presses: the app guards every control of the page (`press/guard-presses.ts`), so a board needs no guard of its own. A
 * control that has just appeared under the pointer, or whose words or `aria-pressed` have changed, takes no click for
 * 400 ms unless the pointer has moved 8 pixels since the last click; the same for Enter, Space and letters unless
 * another key came between. One gesture plays once. Two marks matter to it:
 * - `data-go` on the primary button: what Enter presses while nothing else has the focus;
 * - `data-repeat` on a control that is meant to be pressed again and again (a stepper, a point of damage after another):
 *   it may change its words and play each time.
 *
 * Escape: what is open closes before what is picked is dropped. Dialogs and popovers close by themselves; other things
 * that open (a tooltip, a note) use `useEscape`; only then `useShortcuts` of a board hears the key.
 *
 * Text size: sizes in `rem` (the `--text-…` tokens) follow the player's setting, so boxes around words must grow.
 *
 * Callbacks are declared as methods, here and below, so that `GameUi` of a game is assignable to `AnyGameUi`.
 */
export interface BoardProps<View, Move, Event> {
  readonly view: View
  readonly viewer: Viewer
  /** By seat. */
  readonly seats: readonly SeatInfo[]
  /**
   * The legal moves of the person who decides at this screen, in the seat with `you`; empty when others decide, behind
   * the curtain and in a replay. On a shared screen an open question is answered in the table's view.
   */
  readonly moves: readonly Move[]
  /** Plays moves one after another, as long as each is legal when its turn comes. */
  play(...moves: readonly Move[]): void
  /** How many of the viewer's last moves can be undone. */
  readonly undoable: number
  /** Undoes that many of the viewer's last moves. */
  undo(moves: number): void
  /** Current suggestions; gone when the match has moved on. Always empty in competitive games. */
  readonly hints: readonly Hint<Move>[]
  /**
   * Suggests something. A seat points at one spot and proposes one move at a time; repeating a suggestion withdraws it.
   * Ignored in competitive games, from a bot's seat, or when nobody could play the move.
   */
  hint(hint: Hint<Move>): void
  /** The events that a move is certain to cause, before it is played. */
  preview(move: Move): readonly Event[]
  /** Every event the viewer knows of, oldest first. The list only grows, except when a replay or an undo steps back. */
  readonly events: readonly Event[]
  /** The curtain hides the board, or will as soon as it is at rest: nobody sees what it draws then. */
  readonly hidden?: boolean
  /** True while a finished match is shown step by step. */
  readonly replay: boolean
  /** In a replay: everything lies face up. The view is the table's, and view and events tell what was hidden. */
  readonly faceUp?: boolean
  /** This match is the game's tutorial: the board explains it while it is played. */
  readonly guided?: boolean
  /** What an experienced player would do next, move by move as far as it is certain; only in a tutorial. */
  readonly advice?: readonly Move[]
  readonly outcome?: Outcome
  /** How fast to play events back (`playbackFactors`); calm unless told. */
  readonly pace?: Pace
  /** Whoever only watches has asked for the end: nothing is played back, and nothing waits to be dismissed. */
  readonly toEnd?: boolean
  /**
   * A board that animates events one by one reports how many of `events` it has shown, and whether it is at rest:
   * nothing left to show, nothing waiting to be dismissed. Until then the log shows no more, bots delay their moves and
   * no curtain falls. A board that never reports counts as at rest. While something is played back, a board without a
   * Skip button of its own gives a function that shows the rest at once: the frame then offers Skip, by button and by
   * Escape. No other click or key hurries playback.
   */
  onShown(count: number, resting: boolean, skip?: () => void): void
  /**
   * The board keeps covered what only its viewer knows, because others look on: log and reminders then tell no more than
   * the whole table knows. Reported again when the viewer changes.
   */
  onCovered?(covered: boolean): void
  /** Opens the clause of the rules. */
  onWhy(clause: string): void
  /** What the frame offers after the end (again, replay, home), for the board's last screen. */
  readonly after?: ReactNode
  /** The last screen was closed, to look at the table. The frame then offers to open it again. */
  readonly endingClosed?: boolean
  /** Closes the last screen. */
  closeEnding?(): void
}

/** Small panels of a game that the frame places outside the board. */
export type PanelProps<View> = Pick<BoardProps<View, never, never>, 'view' | 'viewer' | 'seats' | 'guided'>

/**
 * Panels that follow the board while it shows what happened: `events` are those shown so far, `view` is that of the last
 * time the board was at rest.
 */
export type FollowingProps<View, Event> = PanelProps<View> & Pick<BoardProps<View, never, Event>, 'events'>

/** What the viewer knows and may forget. */
export interface Reminders {
  readonly title: Message
  readonly items: readonly Reminder[]
  /** Said instead, when there are none. */
  readonly empty?: Message
}

export interface Reminder {
  readonly key: string
  /** SVG path data. */
  readonly icon: string
  readonly text: Message
}

/** What can be heard at a table; the app makes the sounds. */
export const sounds = [
  'dice',
  'card',
  'pencil',
  'step',
  'torch',
  'blow',
  'treasure',
  'dragon',
  'victory',
  'defeat',
  'turn',
] as const
export type Sound = (typeof sounds)[number]

/**
 * A part of a match, for the timeline of a replay. A `round` is what one jumps to (a turn, where a game has no rounds);
 * an `act` is the heading of several, a `phase` is a part of one.
 */
export interface MatchPart {
  readonly kind: 'act' | 'round' | 'phase'
  readonly title: Message
  /** The move that begins it also ends the part before, whose end is shown then: it is shown from the next move on. */
  readonly fromNextMove?: true
}

/** Everything a game adds to the app. */
export interface GameUi<View, Move, Event extends GameEvent> {
  readonly theme: 'tavern' | 'paper' | 'torch'
  /** How wide the window must be to show the log beside the board, in pixels; 1000 by default. */
  readonly ledgerFrom?: number
  Board(props: BoardProps<View, Move, Event>): ReactNode
  /** A short line under the title: round and phase. */
  status(props: FollowingProps<View, Event>): Message
  /** Shown below the log. */
  reminders(props: FollowingProps<View, Event>): Reminders | undefined
  /** The aid cards, opened from the top bar. */
  Help(props: PanelProps<View>): ReactNode
  /** A message id. */
  readonly helpLabel: string
  /** SVG path data. */
  readonly helpIcon: string
  /** SVG path data by icon name, for the log; loaded when a log is drawn. */
  readonly icons: Lazy<Readonly<Record<string, string>>>
  /**
   * A seat's sheet for printing, on an A4 page of its own: blank as before the first round, or as the viewer knows it
   * now.
   */
  Print?(props: PanelProps<View> & { readonly seat: Seat; readonly blank: boolean }): ReactNode
  /** The options that blank sheets without a match are printed for. */
  readonly printOptions?: readonly string[]
  /** Why the bar offers no undo: the board has its own, or nothing can ever be taken back in this game. */
  readonly undo?: 'own' | 'never'
  /** The log line of an event; `undefined` if it has none. */
  describeEvent(event: Event, context: LogContext): LogLine | undefined
  /** The part of the match that begins with an event. */
  partOf?(event: Event, context: LogContext): MatchPart | undefined
  /** What is heard when the board shows an event; `own` are the seats of whoever sits at this screen. */
  soundOf?(event: Event, own: readonly Seat[]): Sound | undefined
  /**
   * On a shared screen: may the current question be answered with everybody looking? Given the table's view.
   * If not, the device is passed on and the curtain opens on the seat's own view.
   */
  isOpenQuestion(view: View): boolean
  /** Does this seat decide nothing any more, though the match goes on? Whoever sits there may go straight to the end. */
  isOut?(view: View, seat: Seat): boolean
}

/** A game's UI with its types erased, as the frame holds it. */
export type AnyGameUi = GameUi<unknown, unknown, GameEvent>
