import type { Clause } from '../../clause.ts'
import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { type EnemyMovement, heroAt, type Place, type State } from '../../state.ts'
import { hasHero, isBoss, isGoblin, isMinion, placeOf, speedOfEnemy } from '../dungeon/figures.ts'
import { cellCount, neighbours } from '../dungeon/grid.ts'
import { distances, isFar } from '../dungeon/range-and-sight.ts'
import { bossOf } from '../lair/boss-health.ts'
import { takeSeal } from '../lair/seals.ts'
import { none, path, target } from '../moves.ts'
import type { Play } from '../play.ts'

/* Enemy movement (TE-18.6 – TE-18.8). */

/** The nearest conscious heroes; of several in one room it makes no difference (TE-18.6). */
function nearestHeroes(state: State, enemy: Enemy): number[] {
  distances(state, placeOf(state, enemy), true, away)
  let nearest: number[] = []
  let best = 99
  for (let i = 0; i < state.heroes.length; i++) {
    const { health, place } = heroAt(state, i)
    const distance = away[place] ?? 99
    if (health === 0 || isFar(distance) || distance > best) continue
    if (distance < best) nearest = []
    best = distance
    if (!nearest.some(other => heroAt(state, other).place === place)) nearest.push(i)
  }
  return nearest
}

/** Steps from a place, for one question at a time. */
const away = new Int8Array(cellCount + 1)

export function huntMoves(state: State, enemy: Enemy): readonly Move[] {
  return nearestHeroes(state, enemy).map(target)
}

export function chooseHuntedHero(
  play: Play,
  enemy: Enemy,
  last: 'strike' | 'nothing',
  move: Move | undefined,
): void {
  if (move?.do !== 'target') return
  play.tell({ type: 'hunts', why: 'TE-18.6', enemy, hero: play.who(move.hero) })
  play.put({ do: 'enemyMovement', movement: { enemy, hero: move.hero, left: speedOfEnemy(enemy), last } })
}

/** The next rooms on shortest paths to a hero; none when the enemy stops (TE-18.7, TE-18.8). */
function nextRooms(state: State, { enemy, hero, left, last }: EnemyMovement): Place[] {
  const place = placeOf(state, enemy)
  const goal = heroAt(state, hero).place
  if (left === 0 || place === goal || (last !== 'taunted' && hasHero(state, place))) return []
  distances(state, goal, true, away)
  const here = away[place] ?? 99
  return neighbours(state, place).filter(next => (away[next] ?? 99) === here - 1)
}

export function pathMoves(state: State, movement: EnemyMovement): readonly Move[] {
  const rooms = nextRooms(state, movement)
  return rooms.length === 0 ? none : rooms.map(path)
}

export function moveAlongPath(play: Play, movement: EnemyMovement, move: Move | undefined): void {
  const { enemy, hero, left, last } = movement
  if (move?.do !== 'path') {
    if (last === 'strike') play.put({ do: 'strike', enemy })
    return
  }
  moveEnemy(play, enemy, move.to, last === 'taunted' ? 'TE-22.14' : 'TE-18.7')
  play.put({ do: 'enemyMovement', movement: { enemy, hero, left: left - 1, last } })
}

/** A step of an enemy, its own or not; a boss takes the seal of a room it comes into (TE-22.8, TE-22.10). */
export function moveEnemy(play: Play, enemy: Enemy, to: Place, why: Clause): void {
  const { state } = play
  const from = placeOf(state, enemy)
  setEnemyPlace(state, enemy, to)
  play.tell({ type: 'crept', why, enemy, from, to })
  if (isBoss(enemy)) takeSeal(play, to)
}

export function setEnemyPlace(state: State, enemy: Enemy, place: Place): void {
  if (isGoblin(enemy))
    state.goblins = state.goblins.map(other =>
      other.card === enemy ? { card: enemy, slot: other.slot, place } : other,
    )
  else if (isMinion(enemy))
    state.minions = state.minions.map(other =>
      other.card === enemy ? { card: enemy, health: other.health, place } : other,
    )
  else state.boss = { ...bossOf(state), place }
}
