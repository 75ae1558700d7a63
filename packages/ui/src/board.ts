import type { GameEvent, Outcome, Say, Seat, Viewer } from '@kazamata/kernel'
import type { ComponentType } from 'react'

/** A player as the table shows them. */
export interface Face {
  readonly seat: Seat
  readonly name: string
  /** Level when a bot sits here. */
  readonly bot?: string
  /** A bot is at work on its decision. */
  readonly thinking: boolean
  /** Decided by the person who looks at this screen now. */
  readonly you: boolean
}

/** What the frame gives a board. The board draws and asks; it decides nothing. */
export interface BoardProps<View, Move, Event> {
  readonly view: View
  readonly viewer: Viewer
  /** By seat. */
  readonly faces: readonly Face[]
  /** The viewer's legal moves; empty when others decide, behind the curtain and in a replay. */
  readonly moves: readonly Move[]
  readonly play: (move: Move) => void
  /** The events that a move brings for certain, before it is played. */
  readonly preview: (move: Move) => readonly Event[]
  /** All that the viewer was told, oldest first. It only grows, except when a replay steps back. */
  readonly news: readonly Event[]
  /** True while a finished match is shown step by step. */
  readonly replay: boolean
  readonly outcome?: Outcome
  /** Opens the clause. */
  readonly onWhy: (clause: string) => void
}

/** Small parts of a board that live in the frame. */
export type PartProps<View> = Pick<BoardProps<View, never, never>, 'view' | 'viewer' | 'faces'>

/** All that a game adds to the app. */
export interface GameUi<View, Move, Event extends GameEvent> {
  readonly theme: 'tavern' | 'paper' | 'torch'
  readonly Board: ComponentType<BoardProps<View, Move, Event>>
  /** A short line under the title: round and phase. */
  readonly Status: ComponentType<PartProps<View>>
  /** Stands at the foot of the ledger: what the viewer may remember. */
  readonly Memory: ComponentType<PartProps<View>>
  /** The aid cards, opened from the top bar. */
  readonly Help: ComponentType<PartProps<View>>
  readonly helpLabel: string
  readonly helpIcon: string
  /** SVG path data by icon name, for the log. */
  readonly icons: Readonly<Record<string, string>>
  readonly say: Say<Event>
}
