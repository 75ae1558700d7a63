import type { Clause } from '../../clause.ts'
import { bossSheets } from '../../content/bosses.ts'
import type { Effects, Reach } from '../../content/effect.ts'
import { goblinCards } from '../../content/goblins.ts'
import type { Enemy } from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import { enemiesOf, hasHero, heroesWithin, isGoblin, isMinion, placeOf } from '../dungeon/figures.ts'
import type { Play } from '../play.ts'

/* The enemies' turn: who acts, and how enemies attack (TE-18). */

/** Who acts is fixed now (TE-18.14). */
export function beginEnemyPhase(play: Play, why: Clause): void {
  const enemies = enemiesOf(play.state)
  play.tell({ type: 'phase', why, enemies })
  play.put({ do: 'phase', enemies })
}

/** The next of those that act, or the end of it. */
export function nextEnemyActs(play: Play, enemies: readonly Enemy[]): void {
  const [enemy] = enemies
  if (enemy === undefined) {
    play.tell({ type: 'phaseEnded', why: 'TE-18.1', final: true })
    return
  }
  play.put({ do: 'phase', enemies: enemies.slice(1) })
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
  else play.put({ do: 'hunt', enemy, last: action === 'or' ? 'nothing' : 'strike' })
}

/** Everybody in range now is hit by all parts of the attack (TE-18.3, TE-18.16); nobody there, nothing happens. */
export function enemyAttack(play: Play, enemy: Enemy): void {
  const { state } = play
  const place = placeOf(state, enemy)
  const heroes = heroesWithin(state, place, reachOf(enemy), true)
  if (heroes.length === 0) return
  const { effects } = attackOf(enemy)
  play.tell({ type: 'strikes', why: 'TE-18.3', enemy, heroes: heroes.map(hero => play.who(hero)) })
  const aim = { enemies: [], heroes }
  const context = {
    why: 'TE-18.3',
    by: enemy,
    hero: state.turn.hero,
    place,
    targets: effects.map(() => aim),
  } as const
  play.put({ do: 'run', effects, at: 0, context })
}
