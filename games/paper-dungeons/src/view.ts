import type { Seat, Viewer } from '@kazamata/kernel'
import type { Mission } from './content/ids.ts'
import {
  cloneTurn,
  type Facts,
  factsOf,
  playerAt,
  type Sheet,
  type State,
  type Task,
  type Turn,
} from './state.ts'

/** A player as everybody knows them (PD-UI.1). */
export interface PlayerView {
  /** As of the last reveal. */
  readonly shown: Readonly<Sheet>
  readonly confirmed: boolean
  /** The hidden turn, with everything face up. */
  readonly turn?: Turn
}

export interface View extends Facts {
  readonly viewer: Viewer
  /** Still open. */
  readonly missions: readonly Mission[]
  readonly players: readonly PlayerView[]
  /** Whoever chooses a boss's reward, in the open, and what is left to choose. */
  readonly reward?: { readonly seat: Seat; readonly agenda: readonly Task[] }
  /** The viewer's own turn; absent for the table. */
  readonly own?: Turn
}

/** What a viewer knows, listed key by key: of the others only what was last revealed (PD-UI.1, UI.2). */
export function view(state: State, viewer: Viewer): View {
  const seen: { -readonly [K in keyof View]: View[K] } = {
    viewer,
    ...factsOf(state),
    players: state.players.map(({ shown, confirmed }) => ({ shown, confirmed })),
  }
  if (state.phase === 'reward') {
    const seat = state.players.findIndex(({ confirmed }) => !confirmed)
    seen.reward = { seat, agenda: playerAt(state, seat).agenda.slice() }
  }
  if (viewer !== 'table') seen.own = cloneTurn(playerAt(state, viewer))
  return seen
}

/** The table's view with every hidden turn as it is drawn so far. */
export function faceUpView(state: State): View {
  const seen = view(state, 'table')
  const players = seen.players.map((player, seat) => ({ ...player, turn: cloneTurn(playerAt(state, seat)) }))
  return { ...seen, players }
}
