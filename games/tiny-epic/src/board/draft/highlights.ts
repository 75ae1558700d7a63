import type { Move } from '../../move.ts'
import { isDeclaration, previewTargets } from '../../rules/check/target-preview.ts'
import { attackTargets } from '../../rules/check/targets.ts'
import { enemiesOf, placeOf } from '../../rules/dungeon/figures.ts'
import { cellCount, exitsOf, isRevealed } from '../../rules/dungeon/grid.ts'
import { distances, sight } from '../../rules/dungeon/range-and-sight.ts'
import { openings } from '../../rules/dungeon/reveal.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import { reachable } from '../../rules/movement/reachable.ts'
import { activeHero, type Place, type State, type Task } from '../../state.ts'
import { type Figure, type MapHighlights, noHighlights } from '../shared/display.ts'
import { figureIn, placeIn } from '../shared/moves.ts'
import { type Draft, isTurn, type ResolvedDraft } from './draft.ts'

/** Rooms within range and sight of an attack (TE-UI.10). */
function rangeOf(state: State, move: Move): Place[] {
  const hero = activeHero(state)
  if (hero.place >= cellCount) return []
  const known = Array.from({ length: cellCount }, (_, cell) => cell).filter(cell => isRevealed(state, cell))
  if (move.do === 'attack') {
    const attack = abilityFor(move.with, 'attack')
    if (attack === undefined) return []
    if (move.area) {
      const away = distances(state, hero.place, false)
      return known.filter(
        cell => (away[cell] ?? 99) <= (typeof attack.area?.within === 'number' ? attack.area.within : 0),
      )
    }
    if (attack.kind === 'melee') return [hero.place]
    return known.filter(cell => {
      const steps = sight(state, hero.place, cell)
      return steps > 0 && steps <= (attack.range ?? 0)
    })
  }
  if (!isDeclaration(move)) return []
  return [
    ...new Set(
      previewTargets(state, move).choices.flatMap(one =>
        one.do === 'enemy' ? [placeOf(state, one.enemy)] : [],
      ),
    ),
  ]
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
  const aims = resolved?.action?.targets.at(-1)
  const hit: Figure[] = [
    ...(aims?.enemies ?? []).map(enemy => ({ enemy })),
    ...(aims?.heroes ?? []).map(hero => ({ hero })),
  ]
  const looked = draft?.kind === 'figure' ? draft.figure : hit[0]
  return {
    ...noHighlights,
    reach: turn && action === undefined ? reachable(state) : [],
    path: resolved?.path ?? [],
    // Rooms within reach are marked as such; the lair is none of them.
    legal: open.flatMap(move => (turn && move.do !== 'enter' ? [] : (placeIn(move) ?? []))),
    targets: targets.length > 0 ? targets : action !== undefined ? hit : turn ? attackable(state, moves) : [],
    ...(looked === undefined ? {} : { aimed: looked }),
    range: action === undefined ? [] : rangeOf(state, action),
    ...rotatingRoom(state, task, moves, resolved),
  }
}

/** Enemies that some attack or spell reaches from here. */
function attackable(state: State, moves: readonly Move[]): Figure[] {
  const found = new Set(
    moves.flatMap(move => {
      const attack = move.do === 'attack' ? abilityFor(move.with, 'attack') : undefined
      if (attack !== undefined && move.do === 'attack')
        return attackTargets(state, attack, move.area ?? false)
      if (move.do !== 'cast') return []
      const { action, choices: of } = previewTargets(state, move)
      return [
        ...of.flatMap(one => (one.do === 'enemy' ? [one.enemy] : [])),
        ...action.targets.flatMap(({ enemies }) => enemies),
      ]
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
