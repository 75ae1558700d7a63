import type { GameEvent } from '@kazamata/kernel'
import { type AnyGame, fastChance, preview } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'
import { eventsFor, occupants } from '@kazamata/kernel/match'
import type { BoardProps, SeatInfo } from '@kazamata/ui'
import type { Eyes } from './eyes.ts'
import type { TableState } from './table.ts'

/** All that a board needs but the hands to play with. */
export type Scene = Pick<
  BoardProps<unknown, unknown, GameEvent>,
  'view' | 'viewer' | 'seats' | 'moves' | 'events' | 'outcome' | 'preview' | 'undoable'
>

/** What is to be seen by these eyes at this moment. Nothing is made that they may not see. */
export function sightOf(game: AnyGame, match: AnyMatch, eyes: Eyes): Omit<Scene, 'seats' | 'undoable'> {
  const { viewer, actor } = eyes
  const view = game.view(match.state, viewer)
  const outcome = game.outcome(match.state)
  return {
    view,
    viewer,
    moves: actor === undefined ? [] : game.moves(match.state, actor),
    events: eventsFor(game, match, viewer),
    ...(outcome && { outcome }),
    preview: move =>
      actor === undefined ? [] : preview(game, view, actor, move, fastChance(match.steps.length)),
  }
}

export function facesOf(
  match: AnyMatch,
  eyes: Eyes,
  { thinking, aims }: Pick<TableState, 'thinking' | 'aims'> = { thinking: [], aims: [] },
): readonly SeatInfo[] {
  const sitting = occupants(match.record)
  return match.record.seats.map(({ name }, seat): SeatInfo => {
    const occupant = sitting[seat]
    const aim = aims[seat]
    return {
      seat,
      name,
      ...(occupant?.kind === 'bot' && { bot: occupant.level }),
      thinking: thinking.includes(seat),
      ...(aim && { aim }),
      you: seat === eyes.viewer || seat === eyes.actor,
    }
  })
}
