import type { GameEvent } from '@kazamata/kernel'
import { type AnyGame, fastChance, holders, newsFor, preview } from '@kazamata/kernel'
import type { BoardProps, Face } from '@kazamata/ui'
import type { Eyes } from './eyes.ts'
import type { AnyLive } from './live.ts'
import type { TableState } from './table.ts'

/** All that a board needs but the hands to play with. */
export type Scene = Pick<
  BoardProps<unknown, unknown, GameEvent>,
  'view' | 'viewer' | 'faces' | 'moves' | 'news' | 'outcome' | 'preview' | 'undoable'
>

/** What is to be seen by these eyes at this moment. Nothing is made that they may not see. */
export function sightOf(game: AnyGame, live: AnyLive, eyes: Eyes): Omit<Scene, 'faces' | 'undoable'> {
  const { viewer, actor } = eyes
  const view = game.view(live.state, viewer)
  const outcome = game.outcome(live.state)
  return {
    view,
    viewer,
    moves: actor === undefined ? [] : game.moves(live.state, actor),
    news: newsFor(game, live, viewer),
    ...(outcome && { outcome }),
    preview: move =>
      actor === undefined ? [] : preview(game, view, actor, move, fastChance(live.steps.length)),
  }
}

export function facesOf(
  live: AnyLive,
  eyes: Eyes,
  { thinking, aims }: Pick<TableState, 'thinking' | 'aims'> = { thinking: [], aims: [] },
): readonly Face[] {
  const sitting = holders(live.record)
  return live.record.seats.map(({ name }, seat): Face => {
    const holder = sitting[seat]
    const aim = aims[seat]
    return {
      seat,
      name,
      ...(holder?.kind === 'bot' && { bot: holder.level }),
      thinking: thinking.includes(seat),
      ...(aim && { aim }),
      you: seat === eyes.viewer || seat === eyes.actor,
    }
  })
}
