import type { Clause } from '../clause.ts'
import { type TorchSpace, tracks } from '../content/torch.ts'
import type { State } from '../state.ts'
import { entranceCell } from './dungeon/grid.ts'
import { beginEnemyPhase } from './enemies/enemy-actions.ts'
import { addGoblin } from './enemies/goblins.ts'
import type { Play } from './play.ts'

/** Where the torch starts in this act; it never rises above (TE-14.4). */
export function torchStart(state: State): number {
  return tracks[state.act].start[state.party]
}

export function raiseTorch(play: Play, by: number, why: Clause): void {
  const { state } = play
  const at = Math.max(torchStart(state), state.torch - by)
  const risen = state.torch - at
  state.torch = at
  play.tell({ type: 'torch', why, at, by: risen, space: 'none' })
}

/** Steps down are done at once; while a space is being resolved they wait until it is finished (TE-17.8). */
export function lowerTorch(play: Play, steps: number, why: Clause): void {
  if (play.over) return
  const { agenda } = play.state
  const task = { do: 'torch', steps, why } as const
  for (let at = 0; at < agenda.length; at++)
    if (agenda[at]?.do === 'phase') {
      agenda.splice(at, 0, task)
      return
    }
  agenda.push(task)
}

/** What a space of this act's track brings. */
export function torchSpace({ act }: State, at: number): TorchSpace {
  return tracks[act].spaces[at] ?? 'skull'
}

/** One space down, and what it brings (TE-17.1). */
export function torchStep(play: Play, steps: number, why: Clause): void {
  const { state } = play
  if (steps > 1) play.put({ do: 'torch', steps: steps - 1, why })
  state.torch += 1
  const space = torchSpace(state, state.torch)
  play.tell({ type: 'torch', why, at: state.torch, by: -1, space })
  switch (space) {
    case 'none':
      return
    case 'skull':
      play.finish(false, 'TE-3.3')
      return
    case 'goblin':
      addGoblin(play, entranceCell, 'TE-17.3')
      return
    case 'enemies':
      beginEnemyPhase(play, state.act === 1 ? 'TE-17.5' : 'TE-23.6')
  }
}

/** The spaces of the torch track from the next one on (TE-UI.11). */
export function torchAhead(state: State): { readonly at: number; readonly space: TorchSpace }[] {
  const { spaces } = tracks[state.act]
  return spaces.slice(state.torch + 1).map((space, i) => ({ at: state.torch + 1 + i, space }))
}
