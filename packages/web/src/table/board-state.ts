import { type AnyGame, fastChance, type GameTypes, preview } from '@kazamata/kernel'
import type { SeatState, Snapshot } from '@kazamata/room'
import type { BoardProps, SeatInfo } from '@kazamata/ui'
import { seatName } from '../shell/seat-name.ts'
import type { TableState } from './table.ts'

/** All that a board draws, without what it calls. */
export type BoardState = Pick<
  BoardProps<GameTypes['View'], GameTypes['Move'], GameTypes['Event']>,
  'view' | 'viewer' | 'seats' | 'moves' | 'events' | 'outcome' | 'preview' | 'undoable'
>

/** What a board draws of a snapshot. */
export function boardState(
  game: AnyGame,
  snapshot: Snapshot,
  { actor, thinking, aims }: Pick<TableState, 'actor' | 'thinking' | 'aims'>,
): BoardState {
  const { view, viewer, events, moves, undoable, outcome } = snapshot
  return {
    view,
    viewer,
    seats: seatInfos(snapshot.seats, [viewer, actor], { thinking, aims }),
    moves,
    events,
    undoable,
    ...(outcome && { outcome }),
    preview: move => (actor === undefined ? [] : preview(game, view, actor, move, fastChance(events.length))),
  }
}

/** With the events that the whole table is told. */
export function withoutSecrets(game: AnyGame, state: BoardState): BoardState {
  const events = state.events.flatMap(event => game.redact(event, 'table') ?? [])
  return { ...state, events }
}

/** The seats as a board shows them; `own` are those of whoever looks at this screen. */
export function seatInfos(
  seats: readonly SeatState[],
  own: readonly unknown[],
  { thinking, aims }: Pick<TableState, 'thinking' | 'aims'> = { thinking: [], aims: [] },
): readonly SeatInfo[] {
  return seats.map(({ name, occupant }, seat): SeatInfo => {
    const aim = aims[seat]
    return {
      seat,
      name: seatName(name, seat),
      ...(occupant.kind === 'bot' && { bot: occupant.level }),
      thinking: thinking.includes(seat),
      ...(aim && { aim }),
      you: own.includes(seat),
    }
  })
}
