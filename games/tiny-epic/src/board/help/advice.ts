import type { Move } from '../../move.ts'
import { commitForecast } from '../../rules/check/forecast.ts'
import type { Place } from '../../state.ts'
import type { View } from '../../view.ts'
import { type Draft, isTurn, type ResolvedDraft, resolveDraft } from '../draft/draft.ts'
import { isListed, isSameMove, placeIn } from '../shared/moves.ts'

/** What to touch next to follow the advice: a room on the map, the control of a move, or the primary button. */
export type AdviceSpot = { readonly place: Place } | { readonly move: Move } | 'go'

interface Drafted {
  readonly current: Draft | undefined
  readonly resolved: ResolvedDraft | undefined
  readonly chosen: Move | undefined
}

/** Where the ring of the tutorial is. */
export function adviceSpot(
  view: View,
  moves: readonly Move[],
  advice: readonly Move[],
  draft: Drafted,
): AdviceSpot | undefined {
  const [first] = advice
  const task = view.agenda.at(-1)
  if (first === undefined || moves.length === 0) return undefined
  if (isTurn(task)) return spotInTurn(view, moves, advice, draft)
  switch (task?.do) {
    case 'rotate':
      return isSameMove(first, draft.chosen) ? 'go' : { place: task.cell }
    case 'adjust':
      // Dice that fail are all the same.
      if (first.do === 'commit' && !commitForecast(view, task.roll, first.main, first.plus).success)
        return 'go'
      return isSameMove(first, draft.chosen) ? 'go' : { move: first }
    case 'wound':
      return 'go'
    default:
      return isSameMove(first, draft.chosen) ? 'go' : { move: first }
  }
}

function spotInTurn(
  view: View,
  moves: readonly Move[],
  advice: readonly Move[],
  { current, resolved }: Drafted,
): AdviceSpot | undefined {
  const [first, ...more] = advice
  if (first === undefined) return undefined
  const to = destination(view, moves, advice)
  if (to !== undefined) return current?.kind === 'walk' && current.to === to ? 'go' : { place: to }
  if (first.do === 'end') return current === undefined ? 'go' : undefined
  if (current?.kind !== 'move' || !isSameMove(first, current.move)) return { move: first }
  const missing = more.find(move => isTarget(move) && !isListed(resolved?.moves ?? [], move))
  return missing === undefined ? 'go' : { move: missing }
}

const isTarget = ({ do: what }: Move): boolean => what === 'enemy' || what === 'target'
const isStep = ({ do: what }: Move): boolean => what === 'step' || what === 'flip'

/** The last room that the advice walks to, or the next where the board would not go so far in one go. */
export function destination(view: View, moves: readonly Move[], advice: readonly Move[]): Place | undefined {
  const end = advice.findIndex(move => !isStep(move))
  const steps = end < 0 ? advice : advice.slice(0, end)
  const rooms = [steps.at(-1), steps[0]].flatMap(move => (move && placeIn(move)) ?? [])
  return rooms.find(to => resolveDraft(view, moves, { kind: 'walk', to }) !== undefined)
}
