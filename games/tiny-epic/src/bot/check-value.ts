import { enemyFaces } from '../content/dice.ts'
import type { AttackKind, Enemy } from '../content/ids.ts'
import { attackKind, checkOf, effectsOf, sourceOf, targetsOf } from '../rules/check/declared-action.ts'
import { leastToPass, modifierOf } from '../rules/check/forecast.ts'
import { chances } from '../rules/check/odds.ts'
import { isWeaponAttack } from '../rules/check/targets.ts'
import {
  counterAttackers,
  counterModifier,
  damageByFace,
  sureDamage,
} from '../rules/combat/counter-attack.ts'
import { defenceOf, isMinion } from '../rules/dungeon/figures.ts'
import { abilityFor } from '../rules/heroes/abilities.ts'
import { diceOf, heroDefence, spellDamage } from '../rules/heroes/attributes.ts'
import { activeHero, type DeclaredAction, type HeroState, type Roll, type State } from '../state.ts'
import { effectsWorth, focusCost, harmWorth, lossOf } from './effect-value.ts'
import { weights } from './weights.ts'

/** What is at stake in a check: the worth of every result, focus and hearts of unused dice not counted. */
export interface CheckValues {
  worth(result: number): number
  /** Of a success that is not paid. */
  readonly unpaid: number
}

type Die = Roll['enemyDie']

function faceLoss(hero: HeroState, face: NonNullable<Die>, modifier: number, defence: number): number {
  return face === 'torch' ? weights.light : lossOf(hero, damageByFace(face, modifier, defence))
}

/** What the counter-attack of an enemy takes, by the face of the enemy die, or on average before it is rolled. */
export function counterLoss(state: State, enemy: Enemy, kind: AttackKind, die: Die): number {
  const hero = activeHero(state)
  const printed = counterModifier(state, enemy, kind)
  const modifier = typeof printed === 'number' ? printed : 0
  const defence = heroDefence(hero, kind)
  let loss = 0
  if (die !== undefined) loss = faceLoss(hero, die, modifier, defence)
  else for (const face of enemyFaces) loss += faceLoss(hero, face, modifier, defence) / enemyFaces.length
  if (typeof printed !== 'number') {
    if (printed.do === 'loseFocus') loss += focusCost(hero, printed.amount)
    if (printed.do === 'damage') loss += lossOf(hero, sureDamage(printed))
  }
  return loss
}

/** Of those that live on and see the hero, the one that hurts least strikes back (TE-11.11). */
function leastLoss(state: State, enemies: readonly Enemy[], kind: AttackKind, die: Die): number {
  let least = Number.POSITIVE_INFINITY
  for (const enemy of counterAttackers(state, enemies))
    least = Math.min(least, counterLoss(state, enemy, kind, die))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}

function healthOf(state: State, enemy: Enemy): number {
  if (isMinion(enemy)) return state.minions.find(({ card }) => card === enemy)?.health ?? 0
  return state.boss?.card === enemy ? 99 : 1
}

export function checkValues(
  state: State,
  { action, enemyDie }: Pick<Roll, 'action' | 'enemyDie'>,
): CheckValues {
  const kind = attackKind(action)
  if (kind !== undefined && isWeaponAttack(action)) return attackValues(state, action, kind, enemyDie)
  const check = checkOf(action)
  const ok = kind === 'spell' ? undefined : okWorth(state, action)
  const spell = kind === 'spell' ? spellWorth(state, action, enemyDie) : undefined
  const fail = effectsWorth(state, check?.fail ?? [])
  const missed = spell === undefined ? fail : fail - spell.missed
  const done = spell === undefined ? (ok ?? 0) : spell.done
  const need = leastToPass(action)
  return {
    worth: result => (result >= need ? done : missed),
    unpaid: spell === undefined ? 0 : -spell.missed,
  }
}

function attackValues(state: State, action: DeclaredAction, kind: AttackKind, die: Die): CheckValues {
  const attackers = counterAttackers(state, targetsOf(action))
  const targets = targetsOf(action).map(enemy => ({
    enemy,
    defence: defenceOf(enemy, kind),
    health: healthOf(state, enemy),
    loss: attackers.includes(enemy) ? counterLoss(state, enemy, kind, die) : Number.POSITIVE_INFINITY,
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
function spellWorth(state: State, action: DeclaredAction, die: Die): { done: number; missed: number } {
  const more = spellDamage(activeHero(state))
  let done = 0
  const left: Enemy[] = []
  for (const [at, effect] of effectsOf(action).entries()) {
    const enemies = action.targets[at]?.enemies ?? []
    if (effect.do === 'kill') for (const enemy of enemies) done += harmWorth(state, enemy, 1)
    else if (effect.do === 'damage' && typeof effect.amount === 'number')
      for (const enemy of enemies) {
        const damage = effect.amount + (at === 0 ? more : 0)
        done += harmWorth(state, enemy, damage)
        if (damage < healthOf(state, enemy)) left.push(enemy)
      }
    else done += effectsWorth(state, [effect])
  }
  const missed = leastLoss(state, targetsOf(action), 'spell', die)
  return { done: done - leastLoss(state, left, 'spell', die), missed }
}

/** What success means where no enemy is harmed. */
export function okWorth(state: State, action: DeclaredAction): number {
  if (action.kind === 'disarm') return 0.4 + effectsWorth(state, effectsOf(action))
  let worth = 0
  for (const effect of effectsOf(action)) {
    if (effect.do === 'extraAction') worth += 1.5 + 0.4 * effect.bonus
    else if (effect.do === 'extraMove') worth += 1
    else if (effect.do === 'teleport' || effect.do === 'moveEnemy') worth += 0.8
    else worth += effectsWorth(state, [effect])
  }
  return worth
}

/** What an attack may be expected to bring; with focus to spare dice are a little better than they fall. */
export function attackWorth(state: State, action: DeclaredAction): number {
  const source = sourceOf(action)
  const ability = source && abilityFor(source, 'attack')
  if (ability === undefined) return 0
  const hero = activeHero(state)
  const modifier = modifierOf(state, { action, skill: ability.skill, boost: 0 })
  const { worth } = checkValues(state, { action })
  return expected(diceOf(state, hero, ability.skill), modifier + (hero.focus >= 4 ? 1 : 0), worth)
}

/** The mean over all rolls of so many dice. */
function expected(dice: number, modifier: number, worth: (result: number) => number): number {
  let sum = 0
  const odds = chances(dice)
  for (let result = 0; result < odds.length; result++) {
    const chance = odds[result] ?? 0
    if (chance > 0) sum += chance * worth(result + modifier)
  }
  return sum
}
