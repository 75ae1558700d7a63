import type { BoardProps } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import type { Move } from '../../move.ts'
import type { View } from '../../view.ts'
import type { DraftControls } from '../draft/use-draft.ts'
import type { EnemyPhase } from '../enemies/enemy-phase.ts'
import type { Playback } from '../playback/use-playback.ts'

/** Props of the panel where players decide. */
export interface DecisionProps extends BoardProps<View, Move, Event> {
  readonly draft: DraftControls
  readonly playback: Playback
  readonly phase: EnemyPhase | undefined
  /** What whoever decides could do. */
  readonly offered: readonly Move[]
  /** Somebody who does not decide speaks: what is touched is proposed, not done. */
  readonly speaker: number | undefined
  onSpeak(seat: number | undefined): void
  /** A step of one's own is being shown: what was asked stays, and cannot be touched. */
  readonly held: boolean
}
