import type { Clause } from '../../clause.ts'
import type { Effects } from '../../content/effect.ts'
import { goblinCards } from '../../content/goblins.ts'
import type { Enemy } from '../../content/ids.ts'
import { minionReward } from '../../content/minions.ts'
import { minionLight } from '../../content/torch.ts'
import { torch } from '../../content/words.ts'
import type { Move } from '../../move.ts'
import { activeHero, type Cause, type State } from '../../state.ts'
import { isBoss, isGoblin, isMinion, placeOf } from '../dungeon/figures.ts'
import { enemy as enemyMove, none } from '../moves.ts'
import type { Play } from '../play.ts'
import { torchStart } from '../torch.ts'

/* Damage to enemies, their deaths and rewards (TE-14). */

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
  setMinionHealth(state, enemy, health)
  play.tell({ type: 'struck', why, enemy, amount, health, by })
  if (health === 0) kill(play, enemy, by, isMinion(enemy) ? 'TE-14.2' : 'TE-14.1')
}

export function setMinionHealth(state: State, enemy: Enemy, health: number): void {
  if (isMinion(enemy))
    state.minions = state.minions.map(minion => (minion.card === enemy ? { ...minion, health } : minion))
}

/** Dead at once; the reward waits until the whole effect is done (TE-25.8). */
export function kill(play: Play, enemy: Enemy, by: Cause, why: Clause): void {
  const { state } = play
  if (placeOf(state, enemy) < 0) return
  removeEnemy(state, enemy)
  // Its card may be drawn again before the attack is countered: that is another goblin (TE-13.9).
  for (const [at, task] of state.agenda.entries())
    if (task.do === 'counter')
      state.agenda[at] = { ...task, alive: task.alive.filter(other => other !== enemy) }
  play.tell({ type: 'died', why, enemy, by })
}

export function removeEnemy(state: State, enemy: Enemy): void {
  if (isGoblin(enemy)) {
    state.goblins = state.goblins.filter(({ card }) => card !== enemy)
    state.goblinDiscards = [...state.goblinDiscards, enemy]
  } else {
    state.minions = state.minions.filter(({ card }) => card !== enemy)
    state.slain += 1
  }
  state.spoils = [...state.spoils, enemy]
}

/** One death after another, in the player's order (TE-14.6). */
export function rewardMoves(state: State): readonly Move[] {
  return state.spoils.length < 2 ? none : state.spoils.map(enemyMove)
}

/** What a dead enemy brings its killer. */
export function rewardOf(state: State, enemy: Enemy): Effects {
  return isGoblin(enemy)
    ? goblinCards[enemy].reward
    : [...minionReward, torch(minionLight[state.options.difficulty])]
}

/** The card that a dead minion's reward offers now, of how many, and by how much the torch then rises (TE-14.3, TE-14.4). */
export interface RewardStep {
  readonly enemy: Enemy
  readonly card: number
  readonly of: number
  readonly light: number
}

/** Which part of a minion's reward is being taken; undefined while none is. */
export function rewardStep(state: State): RewardStep | undefined {
  for (const task of state.agenda.toReversed()) {
    if (task.do !== 'run' || !task.context.offer) continue
    const { by: enemy } = task.context
    if (!isMinion(enemy)) continue
    const [taken, left] = [task.effects.slice(0, task.at), task.effects.slice(task.at)]
    const rise = left.reduce((sum, effect) => sum + (effect.do === 'torch' ? effect.by : 0), 0)
    const of = minionReward.length
    const card = taken.filter(effect => effect.do !== 'torch').length
    return { enemy, card, of, light: Math.min(rise, state.torch - torchStart(state)) }
  }
  return undefined
}

export function takeReward(play: Play, move: Move | undefined): void {
  const { state } = play
  const enemy = move?.do === 'enemy' ? move.enemy : state.spoils[0]
  if (enemy === undefined) return
  state.spoils = state.spoils.filter(other => other !== enemy)
  const hero = state.turn.hero
  const goblin = isGoblin(enemy)
  const why = goblin ? 'TE-14.1' : 'TE-14.3'
  play.tell({ type: 'reward', why, hero: play.who(), enemy })
  if (state.spoils.length > 0) play.put({ do: 'spoils' })
  const effects = rewardOf(state, enemy)
  const context = { why, by: enemy, hero, place: activeHero(state).place, targets: [], offer: true } as const
  play.put({ do: 'run', effects, at: 0, context })
}
