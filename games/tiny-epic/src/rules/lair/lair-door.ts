import { pick } from '@kazamata/kernel'
import { type Boss, bosses } from '../../content/ids.ts'
import { tracks } from '../../content/torch.ts'
import type { State } from '../../state.ts'
import { lair } from '../dungeon/grid.ts'
import type { Play } from '../play.ts'
import { trackTop } from './boss-health.ts'
import { sealCells } from './seals.ts'

/* The Lair Door and the change to Act 2 (TE-20). */

/** Open once every minion is dead (TE-20.1). */
export function isDoorOpen(state: State): boolean {
  return state.slain === state.party
}

/** The first hero to go in turns the sheets over (TE-20.2). */
export function openLair(play: Play): void {
  const { state } = play
  play.tell({ type: 'lairOpened', why: 'TE-20.2', hero: play.who() })
  const { boss: wished } = state.options
  const card = wished === 'random' ? pick(play.chance, bosses) : wished
  beginActTwo(state, card)
  play.tell({ type: 'actTwo', why: 'TE-20.2', boss: card, torch: state.torch, seals: state.seals })
}

/** What the first step into the lair changes (TE-20.2). */
export interface ActTwoForecast {
  /** Undefined while chance decides. */
  readonly boss?: Boss
  /** Steps of the new torch to its skull. */
  readonly torch: number
  readonly seals: number
}

/** Of the open door while it is Act 1. */
export function actTwoForecast(state: State): ActTwoForecast | undefined {
  if (state.act === 2 || !isDoorOpen(state)) return undefined
  const { boss } = state.options
  const { spaces, start } = tracks[2]
  return {
    ...(boss !== 'random' && { boss }),
    torch: spaces.length - 1 - start[state.party],
    seals: state.seals.length + sealCells(state).length,
  }
}

export function beginActTwo(state: State, card: Boss): void {
  state.act = 2
  state.torch = tracks[2].start[state.party]
  state.boss = { card, place: lair, markers: Array.from({ length: state.party }, () => trackTop), sealed: 0 }
  state.seals = [...state.seals, ...sealCells(state)]
}
