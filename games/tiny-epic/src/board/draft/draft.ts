import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { attackKind, checkOf } from '../../rules/check/declared-action.ts'
import { checkForecast } from '../../rules/check/forecast.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { isDeclaration, previewDeclaredTargets, previewTargets } from '../../rules/check/target-preview.ts'
import { defenceOf } from '../../rules/dungeon/figures.ts'
import { isRevealed } from '../../rules/dungeon/grid.ts'
import { type ReachableCell, reachable, wayTo } from '../../rules/movement/reachable.ts'
import type { DeclaredAction, Place, State, Task } from '../../state.ts'
import { type Figure, isSameFigure } from '../shared/display.ts'
import { figureIn, isListed, isSameMove, placeIn } from '../shared/moves.ts'

/** What the player at this screen is putting together; nothing has been played yet. */
export type Draft =
  /** A room to walk to. */
  | { readonly kind: 'walk'; readonly to: Place }
  /** A figure to read about. */
  | { readonly kind: 'figure'; readonly figure: Figure }
  | MoveDraft

/** An action with the targets chosen so far, or the answer to a question. */
export interface MoveDraft {
  readonly kind: 'move'
  readonly move: Move
  readonly targets: readonly Move[]
}

/** What the confirm button would play. */
export interface ResolvedDraft {
  readonly moves: readonly Move[]
  /** The rooms walked through, beginning with the hero's own. */
  readonly path?: readonly Place[]
  /** The last room of the path. */
  readonly reach?: ReachableCell
  /** The declared action with its targets. */
  readonly action?: DeclaredAction
  /** Targets that still have to be chosen from. */
  readonly targets?: readonly Move[]
}

const isTarget = (move: Move): boolean => figureIn(move) !== undefined

/** Is the active hero free to act, rather than being asked something? */
export const isTurn = (task: Task | undefined): boolean => task?.do === 'turn'

/** The moves along a path; the last may flip a card. An interruption ends it: the next step is no legal move then. */
function stepsAlong(state: State, path: readonly Place[]): Move[] {
  return path
    .slice(1)
    .map((to): Move => (isRevealed(state, to) ? { do: 'step', to } : { do: 'flip', cell: to }))
}

/** Actions that can target a figure now; against an enemy those that promise most come first. */
export function actionsOn(state: State, moves: readonly Move[], figure: Figure): MoveDraft[] {
  const targets: readonly Move[] = [
    'enemy' in figure ? { do: 'enemy', enemy: figure.enemy } : { do: 'target', hero: figure.hero },
  ]
  const found = moves.filter(isDeclaration).flatMap(move => {
    const { action } = previewTargets(state, move, targets)
    const hits = action.targets.some(aim =>
      'enemy' in figure ? aim.enemies.includes(figure.enemy) : aim.heroes.includes(figure.hero),
    )
    const draft: MoveDraft = { kind: 'move', move, targets }
    return hits ? [{ draft, worth: 'enemy' in figure ? expectedWorth(state, action, figure.enemy) : 0 }] : []
  })
  return found.sort((a, b) => b.worth - a.worth).map(({ draft }) => draft)
}

/** Expected damage; of spells only the odds, since their effects differ in kind. */
function expectedWorth(state: State, action: DeclaredAction, enemy: Enemy): number {
  const kind = attackKind(action)
  if (kind === undefined || checkOf(action)?.skill === 'any') return 0
  const { dice, modifier, beats, odds } = checkForecast(state, action)
  return beats ? expectedDamage(dice, modifier, defenceOf(enemy, kind)) : odds
}

/** What would be played for a draft; nothing if it is incomplete or no longer possible. */
export function resolveDraft(
  state: State,
  moves: readonly Move[],
  draft: Draft | undefined,
): ResolvedDraft | undefined {
  const task = state.agenda.at(-1)
  switch (draft?.kind) {
    case undefined:
    case 'figure':
      return undefined
    case 'walk': {
      if (!isTurn(task) || moves.length === 0) return undefined
      const reach = reachable(state)
      const path = wayTo(reach, draft.to)
      const last = reach.find(({ cell }) => cell === draft.to)
      return last && { moves: stepsAlong(state, path), path, reach: last }
    }
    case 'move': {
      if (!isListed(moves, draft.move)) return undefined
      if (task?.do === 'aim') {
        const { action, choices } = previewDeclaredTargets(state, task.action, [draft.move])
        return { moves: [draft.move], action, targets: choices }
      }
      if (!isDeclaration(draft.move)) return { moves: [draft.move] }
      const { action, choices, asked } = previewTargets(state, draft.move, draft.targets.filter(isTarget))
      return { moves: [draft.move, ...asked], action, targets: choices }
    }
  }
}

/** The move that a place or a figure on the map stands for. */
export const moveAt = (moves: readonly Move[], place: Place): Move | undefined =>
  moves.find(move => placeIn(move) === place)
export const moveOn = (moves: readonly Move[], figure: Figure): Move | undefined =>
  moves.find(move => isSameFigure(figure, figureIn(move)))

/** The next legal rotation of the room card, clockwise or, with −1, the other way. */
export function nextRotation(moves: readonly Move[], now: Move | undefined, by = 1): Move | undefined {
  const at = now === undefined ? 0 : moves.findIndex(move => isSameMove(move, now))
  return moves[(at + by + moves.length) % moves.length]
}
