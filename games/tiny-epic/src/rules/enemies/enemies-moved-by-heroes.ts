import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type State } from '../../state.ts'
import { placeOf } from '../dungeon/figures.ts'
import { neighbours } from '../dungeon/grid.ts'
import { distances } from '../dungeon/range-and-sight.ts'
import { decline, enemy as enemyMove, none, path } from '../moves.ts'
import type { Play } from '../play.ts'
import { moveEnemy } from './enemy-movement.ts'

/* Enemies moved by a hero (TE-26.4, TE-22.17). */

/** Rooms that are further from the hero than the enemy is now. */
export function pushMoves(state: State, enemy: Enemy, left: number): readonly Move[] {
  const place = placeOf(state, enemy)
  if (left === 0 || place < 0) return none
  const away = distances(state, activeHero(state).place, true)
  const here = away[place] ?? 99
  return neighbours(state, place)
    .filter(next => (away[next] ?? 99) > here)
    .map(path)
}

export function pushEnemy(play: Play, enemy: Enemy, left: number, move: Move | undefined): void {
  if (move?.do !== 'path') return
  moveEnemy(play, enemy, move.to, 'TE-26.4')
  play.put({ do: 'push', enemy, left: left - 1 })
}

/** Which of them is led next, until the player has enough. */
export function controlMoves(enemies: readonly Enemy[]): readonly Move[] {
  return enemies.length === 0 ? none : [...enemies.map(enemyMove), decline]
}

export function chooseControlled(
  play: Play,
  enemies: readonly Enemy[],
  steps: number,
  move: Move | undefined,
): void {
  if (move?.do === 'enemy') {
    const { enemy } = move
    play.tell({ type: 'steered', why: 'TE-26.4', enemy })
    play.put({ do: 'control', enemies: enemies.filter(other => other !== enemy), steps })
    play.put({ do: 'controlStep', enemy, left: steps })
  } else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-26.4', hero: play.who(), what: 'steer' })
}

export function controlStepMoves(state: State, enemy: Enemy, left: number): readonly Move[] {
  const place = placeOf(state, enemy)
  return left === 0 || place < 0 ? none : [...neighbours(state, place).map(path), decline]
}

export function controlEnemy(play: Play, enemy: Enemy, left: number, move: Move | undefined): void {
  if (move?.do === 'path') {
    moveEnemy(play, enemy, move.to, 'TE-26.4')
    play.put({ do: 'controlStep', enemy, left: left - 1 })
  } else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-26.4', hero: play.who(), what: enemy })
}
