import { enemyFaces } from '../content/dice.ts'
import type { AttackKind, Enemy } from '../content/ids.ts'
import { needOf } from '../rules/check/check.ts'
import { attackKind, checkOf, effectsOf, targetsOf } from '../rules/check/declared-action.ts'
import { isAttackDeed } from '../rules/check/targets.ts'
import { counterOf, damageOf } from '../rules/combat/counter-attack.ts'
import { defenceOf, isMinion, placeOf } from '../rules/dungeon/figures.ts'
import { meets } from '../rules/dungeon/range-and-sight.ts'
import { heroDefence, spellDamage } from '../rules/heroes/attributes.ts'
import { activeHero, type HeroState, type Plan, type Roll, type State } from '../state.ts'
import { weights } from './weights.ts'
import { effectsWorth, focusWorth, harmWorth, lossOf } from './worth.ts'

/** What is at stake in a check: the worth of every result, focus and hearts of unused dice not counted. */
export interface Stakes {
  worth(result: number): number
  /** Of a success that is not paid. */
  readonly unpaid: number
}

type Die = Roll['enemyDie']

function faceLoss(hero: HeroState, face: NonNullable<Die>, modifier: number, defence: number): number {
  return face === 'torch' ? weights.light : lossOf(hero, damageOf(face, modifier, defence))
}

/** What the counter-attack of an enemy takes, by the face of the enemy die, or on average before it is rolled. */
export function counterLoss(state: State, enemy: Enemy, kind: AttackKind, die: Die): number {
  const hero = activeHero(state)
  const printed = counterOf(state, enemy, kind)
  const modifier = typeof printed === 'number' ? printed : 0
  const defence = heroDefence(hero, kind)
  let loss = 0
  if (die !== undefined) loss = faceLoss(hero, die, modifier, defence)
  else for (const face of enemyFaces) loss += faceLoss(hero, face, modifier, defence) / enemyFaces.length
  if (typeof printed !== 'number') {
    if (printed.do === 'loseFocus') loss += focusWorth(hero.focus) - focusWorth(hero.focus - printed.amount)
    if (printed.do === 'damage') loss += lossOf(hero, 2)
  }
  return loss
}

/** Of those that live on and see the hero, the one that hurts least strikes back (TE-11.11). */
function leastLoss(state: State, enemies: readonly Enemy[], kind: AttackKind, die: Die): number {
  const { place } = activeHero(state)
  let least = Number.POSITIVE_INFINITY
  for (const enemy of enemies)
    if (meets(state, place, placeOf(state, enemy)))
      least = Math.min(least, counterLoss(state, enemy, kind, die))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}

function healthOf(state: State, enemy: Enemy): number {
  if (isMinion(enemy)) return state.minions.find(({ card }) => card === enemy)?.health ?? 0
  return state.boss?.card === enemy ? 99 : 1
}

export function stakesOf(state: State, { plan, enemyDie }: Pick<Roll, 'plan' | 'enemyDie'>): Stakes {
  const kind = attackKind(plan)
  if (kind !== undefined && isAttackDeed(plan)) return attackStakes(state, plan, kind, enemyDie)
  const check = checkOf(plan)
  const ok = kind === 'spell' ? undefined : okWorth(state, plan)
  const spell = kind === 'spell' ? spellWorth(state, plan, enemyDie) : undefined
  const fail = effectsWorth(state, check?.fail ?? [])
  const missed = spell === undefined ? fail : fail - spell.missed
  const done = spell === undefined ? (ok ?? 0) : spell.done
  const need = needOf(plan)
  return {
    worth: result => (result >= need ? done : missed),
    unpaid: spell === undefined ? 0 : -spell.missed,
  }
}

function attackStakes(state: State, plan: Plan, kind: AttackKind, die: Die): Stakes {
  const { place } = activeHero(state)
  const targets = targetsOf(plan).map(enemy => ({
    enemy,
    defence: defenceOf(enemy, kind),
    health: healthOf(state, enemy),
    loss: meets(state, place, placeOf(state, enemy))
      ? counterLoss(state, enemy, kind, die)
      : Number.POSITIVE_INFINITY,
  }))
  return {
    worth(result) {
      let worth = 0
      let least = Number.POSITIVE_INFINITY
      for (const { enemy, defence, health, loss } of targets) {
        const damage = result - defence
        if (damage > 0) worth += harmWorth(state, enemy, damage)
        if (damage < health && loss < least) least = loss
      }
      return least === Number.POSITIVE_INFINITY ? worth : worth - least
    },
    unpaid: 0,
  }
}

/** A damaging spell: what it does, and what a miss costs. */
function spellWorth(state: State, plan: Plan, die: Die): { done: number; missed: number } {
  const more = spellDamage(activeHero(state))
  let done = 0
  const left: Enemy[] = []
  for (const [at, effect] of effectsOf(plan).entries()) {
    const enemies = plan.aims[at]?.enemies ?? []
    if (effect.do === 'kill') for (const enemy of enemies) done += harmWorth(state, enemy, 1)
    else if (effect.do === 'damage' && typeof effect.amount === 'number')
      for (const enemy of enemies) {
        const damage = effect.amount + (at === 0 ? more : 0)
        done += harmWorth(state, enemy, damage)
        if (damage < healthOf(state, enemy)) left.push(enemy)
      }
    else done += effectsWorth(state, [effect])
  }
  const missed = leastLoss(state, targetsOf(plan), 'spell', die)
  return { done: done - leastLoss(state, left, 'spell', die), missed }
}

/** What success means where no enemy is harmed. */
export function okWorth(state: State, plan: Plan): number {
  if (plan.deed === 'disarm') return 0.4 + effectsWorth(state, effectsOf(plan))
  let worth = 0
  for (const effect of effectsOf(plan)) {
    if (effect.do === 'extraAction') worth += 1.5 + 0.4 * effect.bonus
    else if (effect.do === 'extraMove') worth += 1
    else if (effect.do === 'teleport' || effect.do === 'moveEnemy') worth += 0.8
    else worth += effectsWorth(state, [effect])
  }
  return worth
}
