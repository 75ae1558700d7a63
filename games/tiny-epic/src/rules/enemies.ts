import type { Clause } from '../clause.ts'
import { bossSheets } from '../content/bosses.ts'
import type { Effects, Reach } from '../content/effect.ts'
import { goblinCards } from '../content/goblins.ts'
import type { Enemy } from '../content/ids.ts'
import { minionCards } from '../content/minions.ts'
import type { Move } from '../move.ts'
import { heroAt, type March, type Place, type State } from '../state.ts'
import { enemiesOf, hasHero, heroesWithin, isGoblin, isMinion, placeOf, speedOfEnemy } from './figures.ts'
import { moveEnemy } from './foes.ts'
import { cellCount, distances, isFar, neighbours } from './grid.ts'
import { none, path, target } from './lists.ts'
import type { Play } from './play.ts'

/* Enemy actions (TE-18). */

/** Who acts is fixed now (TE-18.14). */
export function beginPhase(play: Play, why: Clause): void {
  const enemies = enemiesOf(play.state)
  play.tell({ type: 'phase', why, enemies })
  play.put({ do: 'phase', enemies })
}

/** The next of those that act, or the end of it. */
export function goOn(play: Play, enemies: readonly Enemy[]): void {
  const [enemy, ...rest] = enemies
  if (enemy === undefined) {
    play.tell({ type: 'phaseEnded', why: 'TE-18.1', final: true })
    return
  }
  play.put({ do: 'phase', enemies: rest })
  act(play, enemy)
}

export function attackOf(enemy: Enemy): { readonly effects: Effects; readonly action: 'or' | 'and' } {
  if (isGoblin(enemy)) return { effects: goblinCards[enemy].attack, action: goblinCards[enemy].action }
  const { attack } = isMinion(enemy) ? minionCards[enemy] : bossSheets[enemy]
  return { effects: attack, action: 'and' }
}

/** How far an enemy's attack reaches. */
export function reachOf(enemy: Enemy): Reach {
  for (const effect of attackOf(enemy).effects)
    if ('target' in effect && effect.target.to === 'heroes') return effect.target.within
  throw new Error(`The attack of ${enemy} hits nobody.`)
}

function act(play: Play, enemy: Enemy): void {
  const { state } = play
  const place = placeOf(state, enemy)
  if (place < 0) return
  play.tell({ type: 'acts', why: 'TE-18.1', enemy })
  const { action } = attackOf(enemy)
  const strikes =
    action === 'or' ? heroesWithin(state, place, reachOf(enemy), true).length > 0 : hasHero(state, place)
  if (strikes) play.put({ do: 'strike', enemy })
  else play.put({ do: 'prey', enemy, last: action === 'or' ? 'nothing' : 'strike' })
}

/** The nearest conscious heroes; of several in one room it makes no difference (TE-18.6). */
function preyOf(state: State, enemy: Enemy): number[] {
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

export function preyMoves(state: State, enemy: Enemy): readonly Move[] {
  return preyOf(state, enemy).map(target)
}

export function hunt(play: Play, enemy: Enemy, last: 'strike' | 'nothing', move: Move | undefined): void {
  if (move?.do !== 'target') return
  play.tell({ type: 'hunts', why: 'TE-18.6', enemy, hero: play.who(move.hero) })
  play.put({ do: 'march', march: { enemy, prey: move.hero, left: speedOfEnemy(enemy), last } })
}

/** The next rooms on shortest paths to a hero; none when the enemy stops (TE-18.7, TE-18.8). */
function nextRooms(state: State, { enemy, prey, left, last }: March): Place[] {
  const place = placeOf(state, enemy)
  const goal = heroAt(state, prey).place
  if (left === 0 || place === goal || (last !== 'taunted' && hasHero(state, place))) return []
  distances(state, goal, true, away)
  const here = away[place] ?? 99
  return neighbours(state, place).filter(next => (away[next] ?? 99) === here - 1)
}

export function marchMoves(state: State, march: March): readonly Move[] {
  const rooms = nextRooms(state, march)
  return rooms.length === 0 ? none : rooms.map(path)
}

export function marchOn(play: Play, march: March, move: Move | undefined): void {
  if (move?.do !== 'path') {
    if (march.last === 'strike') play.put({ do: 'strike', enemy: march.enemy })
    return
  }
  moveEnemy(play, march.enemy, move.to, march.last === 'taunted' ? 'TE-22.14' : 'TE-18.7')
  play.put({ do: 'march', march: { ...march, left: march.left - 1 } })
}

/** Everybody in range now is hit by all parts of the attack (TE-18.3, TE-18.16); nobody there, nothing happens. */
export function strike(play: Play, enemy: Enemy): void {
  const { state } = play
  const place = placeOf(state, enemy)
  const heroes = heroesWithin(state, place, reachOf(enemy), true)
  if (heroes.length === 0) return
  const { effects } = attackOf(enemy)
  play.tell({ type: 'strikes', why: 'TE-18.3', enemy, heroes: heroes.map(hero => play.who(hero)) })
  const aim = { enemies: [], heroes }
  const scene = {
    why: 'TE-18.3',
    by: enemy,
    hero: state.turn.hero,
    place,
    aims: effects.map(() => aim),
  } as const
  play.put({ do: 'run', effects, at: 0, scene })
}
