import type { Move } from '../../move.ts'
import { targetsOf } from '../../rules/check/declared-action.ts'
import { isDeclaration, previewTargets } from '../../rules/check/target-preview.ts'
import { attackRange } from '../../rules/check/targets.ts'
import { enemiesOf, placeOf } from '../../rules/dungeon/figures.ts'
import { exitsOf, lair } from '../../rules/dungeon/grid.ts'
import { openings } from '../../rules/dungeon/reveal.ts'
import { endOfTurnReach, enemyReach } from '../../rules/enemies/enemy-forecast.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import { reachable } from '../../rules/movement/reachable.ts'
import { activeHero, type Place, type State, type Task } from '../../state.ts'
import { type Figure, type MapHighlights, noHighlights } from '../shared/display.ts'
import { figureIn, placeIn } from '../shared/moves.ts'
import { type Draft, isTurn, type ResolvedDraft } from './draft.ts'

/** The rooms that an action reaches (TE-UI.10). */
function rangeOf(state: State, move: Move): Place[] {
  const attack = move.do === 'attack' ? abilityFor(move.with, 'attack') : undefined
  if (move.do === 'attack' && attack !== undefined) return attackRange(state, attack, move.area ?? false)
  if (activeHero(state).place === lair) return []
  const { choices } = previewTargets(state, move)
  return [...new Set(choices.flatMap(one => (one.do === 'enemy' ? [placeOf(state, one.enemy)] : [])))]
}

/** Where a touched enemy could hit when it acts next; if all of them act as the turn ends, where any of them could. */
function threatOf(state: State, draft: Draft | undefined): readonly Place[] {
  return draft?.kind === 'figure' && 'enemy' in draft.figure
    ? enemyReach(state, draft.figure.enemy)
    : endOfTurnReach(state)
}

/** What the map shows of a question and of the draft. */
export function highlightsFor(
  state: State,
  moves: readonly Move[],
  draft: Draft | undefined,
  resolved: ResolvedDraft | undefined,
): MapHighlights {
  const task = state.agenda.at(-1)
  if (moves.length === 0) return noHighlights
  const turn = isTurn(task)
  const action = turn && draft?.kind === 'move' && isDeclaration(draft.move) ? draft.move : undefined
  const open = action === undefined ? moves : (resolved?.targets ?? [])
  const targets = open.flatMap(move => figureIn(move) ?? [])
  const last = resolved?.action?.targets.at(-1)
  const hit: Figure[] = [
    ...(last?.enemies ?? []).map(enemy => ({ enemy })),
    ...(last?.heroes ?? []).map(hero => ({ hero })),
  ]
  const fallback = () => {
    if (action !== undefined) return hit
    return turn ? attackable(state, moves) : []
  }
  const aimed = draft?.kind === 'figure' ? draft.figure : hit[0]
  return {
    ...noHighlights,
    reach: turn && action === undefined ? reachable(state) : [],
    path: resolved?.path ?? [],
    // Rooms within reach are marked as such; the lair is none of them.
    legal: open.flatMap(move => (turn && move.do !== 'enter' ? [] : (placeIn(move) ?? []))),
    targets: targets.length > 0 ? targets : fallback(),
    ...(aimed && { aimed }),
    range: action === undefined ? [] : rangeOf(state, action),
    threat: turn ? threatOf(state, draft) : [],
    ...rotatingRoom(state, task, moves, resolved),
  }
}

/** Enemies that some attack or spell reaches from here. */
function attackable(state: State, moves: readonly Move[]): Figure[] {
  const attacks = moves.filter(move => move.do === 'attack' || move.do === 'cast')
  const found = new Set(
    attacks.flatMap(move => {
      const { action, choices } = previewTargets(state, move)
      return [...targetsOf(action), ...choices.flatMap(one => (one.do === 'enemy' ? [one.enemy] : []))]
    }),
  )
  return enemiesOf(state)
    .filter(enemy => found.has(enemy))
    .map(enemy => ({ enemy }))
}

/** The room card being rotated: as drafted, at first as it came. */
function rotatingRoom(
  state: State,
  task: Task | undefined,
  moves: readonly Move[],
  resolved: ResolvedDraft | undefined,
): Pick<MapHighlights, 'rotating'> {
  if (task?.do !== 'rotate') return {}
  const move = resolved?.moves[0] ?? moves[0]
  const turns = move?.do === 'rotate' ? move.turns : 0
  const deals = openings(state, task.cell, exitsOf(task.room, turns))
  return { rotating: { cell: task.cell, room: task.room, turns, deals } }
}
