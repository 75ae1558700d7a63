import type { BoardProps } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import type { Move } from '../../move.ts'
import type { View } from '../../view.ts'

/** What the table gives to whatever asks its players something. */
export interface QuestionProps
  extends Pick<
    BoardProps<View, Move, Event>,
    'view' | 'seats' | 'moves' | 'play' | 'preview' | 'undoable' | 'undo' | 'onWhy'
  > {
  /** The choice considered: touched here, on the map or on a card. The table keeps it, so that all of them show it. */
  readonly chosen: Move | undefined
  onChoose(move: Move): void
}
