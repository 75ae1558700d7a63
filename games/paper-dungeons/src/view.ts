import type { Seat, Viewer } from '@kazamata/kernel'
import type { Boss, Card, Face, Mission } from './content/ids.ts'
import type { Options } from './options.ts'
import type { Phase, Sheet, Task, Turn } from './state.ts'

/** A player as everybody knows them (PD-UI.1). */
export interface PlayerView {
  /** As of the last reveal. */
  readonly shown: Readonly<Sheet>
  readonly confirmed: boolean
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly card: Card
  readonly bosses: readonly [Boss, Boss, Boss]
  /** Still open. */
  readonly missions: readonly Mission[]
  readonly round: number
  readonly dice: readonly Face[]
  readonly phase: Phase
  readonly players: readonly PlayerView[]
  /** Whoever chooses a boss's reward, in the open, and what is left to choose. */
  readonly reward?: { readonly seat: Seat; readonly agenda: readonly Task[] }
  /** The viewer's own turn; absent for the table. */
  readonly own?: Turn
}
