import type { GameEvent, Occupant, Outcome, Seat, Viewer } from '@kazamata/kernel'
import type { SeatClocks } from './clocks.ts'

export interface SeatState {
  readonly name: string
  readonly occupant: Occupant
}

/** What one viewer knows of a match at one moment, and all that is needed to draw it. A value: every change makes another one. */
export interface Snapshot {
  readonly viewer: Viewer
  /** How many updates the viewer has had; setup is the first. */
  readonly version: number
  /** The version since which the viewer's question stands. A move names the question it answers. */
  readonly question: number
  readonly view: unknown
  /** All that the viewer was told, oldest first. It only grows, except when an undo steps back. */
  readonly events: readonly GameEvent[]
  /** Who may move now. */
  readonly active: readonly Seat[]
  /** The viewer's legal moves. */
  readonly moves: readonly unknown[]
  /** How many of the viewer's last moves can be taken back. */
  readonly undoable: number
  /** How many turns the viewer has ended for good. */
  readonly turnsEnded: number
  /** Who made the last move the viewer was told of. */
  readonly lastMover?: Seat
  readonly seats: readonly SeatState[]
  /** Where people's time is counted. */
  readonly clocks?: SeatClocks
  readonly outcome?: Outcome
}

/**
 * What brings a viewer from one version to a later one, undos in between included: the first `keep` events stay, these follow,
 * everything else is replaced. From version 0 it is the whole snapshot.
 */
export interface Update extends Snapshot {
  readonly from: number
  readonly keep: number
}

/** The snapshot after an update; `undefined` where it does not follow and has to be asked for again. */
export function applyUpdate(snapshot: Snapshot | undefined, update: Update): Snapshot | undefined {
  const { from, keep, ...next } = update
  if (from !== 0 && from !== snapshot?.version) return undefined
  return { ...next, events: [...(snapshot?.events.slice(0, keep) ?? []), ...update.events] }
}
