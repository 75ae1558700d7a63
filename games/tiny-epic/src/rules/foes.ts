import type { Clause } from '../clause.ts'
import { bossSheets } from '../content/bosses.ts'
import { goblinCards } from '../content/goblins.ts'
import type { Enemy } from '../content/ids.ts'
import { minionReward } from '../content/minions.ts'
import { minionLight } from '../content/torch.ts'
import { torch } from '../content/words.ts'
import type { Move } from '../move.ts'
import { activeHero, type BossFigure, type Cause, type Place, type State } from '../state.ts'
import { isBoss, isGoblin, isMinion, placeOf } from './figures.ts'
import { enemy as enemyMove, marker, none } from './lists.ts'
import type { Play } from './play.ts'

/* Wounding, killing and moving enemies (TE-14, TE-22). */

export function damageEnemy(play: Play, enemy: Enemy, amount: number, by: Cause, why: Clause): void {
  if (amount <= 0 || placeOf(play.state, enemy) < 0) return
  if (isBoss(enemy)) {
    play.tell({ type: 'wounded', why, boss: enemy, points: amount, by })
    play.put({ do: 'wound', points: amount, by })
    return
  }
  const { state } = play
  const minion = state.minions.find(({ card }) => card === enemy)
  const health = Math.max(0, (minion?.health ?? 1) - amount)
  if (minion !== undefined)
    state.minions = state.minions.map(other => (other.card === enemy ? { ...other, health } : other))
  play.tell({ type: 'struck', why, enemy, amount, health, by })
  if (health === 0) kill(play, enemy, by, isMinion(enemy) ? 'TE-14.2' : 'TE-14.1')
}

/** Dead at once; the reward waits until the whole effect is done (TE-25.8). */
export function kill(play: Play, enemy: Enemy, by: Cause, why: Clause): void {
  const { state } = play
  if (placeOf(state, enemy) < 0) return
  if (isGoblin(enemy)) {
    state.goblins = state.goblins.filter(({ card }) => card !== enemy)
    state.goblinDiscards = [...state.goblinDiscards, enemy]
  } else {
    state.minions = state.minions.filter(({ card }) => card !== enemy)
    state.slain += 1
  }
  state.spoils = [...state.spoils, enemy]
  // Its card may be drawn again before the attack is countered: that is another goblin (TE-13.9).
  for (const [at, task] of state.agenda.entries())
    if (task.do === 'counter')
      state.agenda[at] = { ...task, alive: task.alive.filter(other => other !== enemy) }
  play.tell({ type: 'died', why, enemy, by })
}

/** One death after another, in the player's order (TE-14.6). */
export function spoilMoves(state: State): readonly Move[] {
  return state.spoils.length < 2 ? none : state.spoils.map(enemyMove)
}

export function takeSpoils(play: Play, move: Move | undefined): void {
  const { state } = play
  const enemy = move?.do === 'enemy' ? move.enemy : state.spoils[0]
  if (enemy === undefined) return
  state.spoils = state.spoils.filter(other => other !== enemy)
  const hero = state.turn.hero
  const goblin = isGoblin(enemy)
  const why = goblin ? 'TE-14.1' : 'TE-14.3'
  play.tell({ type: 'reward', why, hero: play.who(), enemy })
  if (state.spoils.length > 0) play.put({ do: 'spoils' })
  const effects = goblin
    ? goblinCards[enemy].reward
    : [...minionReward, torch(minionLight[state.options.difficulty])]
  const scene = { why, by: enemy, hero, place: activeHero(state).place, aims: [], offer: true } as const
  play.put({ do: 'run', effects, at: 0, scene })
}

function bossOf(state: State): BossFigure {
  if (state.boss === undefined) throw new Error('The boss is not in play yet.')
  return state.boss
}

/** Markers that can still move: not below 0, nor onto a seal space without a seal (TE-22.6). Equal ones count once. */
export function openMarkers({ card, markers, sealed }: BossFigure): number[] {
  const open = bossSheets[card].seals.slice(sealed)
  const found: number[] = []
  for (const [i, health] of markers.entries())
    if (health > 0 && !open.includes(health - 1) && markers.indexOf(health) === i) found.push(i)
  return found
}

export function woundMoves(state: State): readonly Move[] {
  return openMarkers(bossOf(state)).map(marker)
}

/** A point at a time; what no marker can take is lost (TE-22.5, TE-22.7). */
export function wound(play: Play, points: number, by: Cause, move: Move | undefined): void {
  const { state } = play
  const boss = bossOf(state)
  if (move?.do !== 'marker') {
    play.tell({ type: 'warded', why: 'TE-22.6', boss: boss.card, points })
    return
  }
  const health = (boss.markers[move.marker] ?? 0) - 1
  const markers = boss.markers.with(move.marker, health)
  state.boss = { ...boss, markers }
  play.tell({ type: 'marked', why: 'TE-22.5', boss: boss.card, marker: move.marker, health })
  if (markers.every(left => left === 0)) play.finish(true, 'TE-3.1')
  else if (points > 1) play.put({ do: 'wound', points: points - 1, by })
}

/** The lowest marker above 0 moves up, over seals freely (TE-22.16). */
export function healBoss(play: Play, amount: number): void {
  const { state } = play
  const boss = bossOf(state)
  const lowest = Math.min(...boss.markers.filter(health => health > 0))
  const at = boss.markers.indexOf(lowest)
  if (at < 0) return
  const health = Math.min(8, lowest + amount)
  state.boss = { ...boss, markers: boss.markers.with(at, health) }
  play.tell({ type: 'bossHealed', why: 'TE-22.16', boss: boss.card, marker: at, health })
}

/** A step of an enemy, its own or not; a boss takes the seal of a room it comes into (TE-22.8, TE-22.10). */
export function moveEnemy(play: Play, enemy: Enemy, to: Place, why: Clause): void {
  const { state } = play
  const from = placeOf(state, enemy)
  if (isGoblin(enemy))
    state.goblins = state.goblins.map(other =>
      other.card === enemy ? { card: enemy, slot: other.slot, place: to } : other,
    )
  else if (isMinion(enemy))
    state.minions = state.minions.map(other =>
      other.card === enemy ? { card: enemy, health: other.health, place: to } : other,
    )
  else state.boss = { ...bossOf(state), place: to }
  play.tell({ type: 'crept', why, enemy, from, to })
  if (isBoss(enemy)) takeSeal(play, to)
}

function takeSeal(play: Play, cell: Place): void {
  const { state } = play
  const boss = bossOf(state)
  const space = bossSheets[boss.card].seals[boss.sealed]
  if (space === undefined || !state.seals.includes(cell)) return
  state.seals = state.seals.filter(other => other !== cell)
  state.boss = { ...boss, sealed: boss.sealed + 1 }
  play.tell({ type: 'sealed', why: 'TE-22.8', boss: boss.card, cell, space })
}
