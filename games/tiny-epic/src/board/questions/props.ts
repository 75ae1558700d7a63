import type { BoardProps } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import type { Move } from '../../move.ts'
import type { View } from '../../view.ts'

/** Props of every question. */
export interface QuestionProps
  extends Pick<
    BoardProps<View, Move, Event>,
    'view' | 'seats' | 'moves' | 'play' | 'preview' | 'undoable' | 'undo' | 'onWhy'
  > {
  /** The choice considered: touched here, on the map or on a card. The board keeps it, so that all of them show it. */
  readonly chosen: Move | undefined
  onChoose(move: Move): void
}
