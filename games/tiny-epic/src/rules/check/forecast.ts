import { type EnemyFace, type Gain, gainOf } from '../../content/dice.ts'
import type { Effect } from '../../content/effect.ts'
import { type Enemy, type LootSet, type Source, sets } from '../../content/ids.ts'
import { lootCards, setBonuses } from '../../content/loot.ts'
import { activeHero, type DeclaredAction, type Roll, type State } from '../../state.ts'
import {
  type BuyableDefence,
  buyableDefences,
  counterAttackers,
  counterDamageOf,
  counterModifier,
  counterOf,
  sureDamage,
} from '../combat/counter-attack.ts'
import { defenceOf, isBoss } from '../dungeon/figures.ts'
import { abilityFor, lootOf, piecesOf } from '../heroes/abilities.ts'
import { heroDefence, skillBonus, spellDamage } from '../heroes/attributes.ts'
import { modifierOf, needOf, passes } from './check.ts'
import { attackKind, effectsOf, sourceOf, targetsOf } from './declared-action.ts'
import { isWeaponAttack } from './targets.ts'
import { triggers } from './triggered-abilities.ts'

/* What a choice of dice would bring, before it is made (TE-UI.8, TE-UI.9). */

/** Damage to one enemy. */
export interface Hit {
  readonly enemy: Enemy
  readonly amount: number
  /** What it has now: 1 for a goblin, all its markers for a boss. */
  readonly health: number
  readonly dies: boolean
}

export interface CommitForecast {
  readonly modifier: number
  readonly result: number
  /** A difficulty to reach, or the lowest defence to beat. */
  readonly need: number
  readonly success: boolean
  /** Of a spell, if its price is paid. */
  readonly hits: readonly Hit[]
  /** What unused dice give; nothing after a failure (TE-9.8). */
  readonly gain: Gain
}

export function commitForecast(state: State, roll: Roll, main: number, plus: number): CommitForecast {
  const { action, dice } = roll
  const modifier = modifierOf(state, roll)
  let result = (dice[main] ?? 0) + modifier
  let [focus, health] = [0, 0]
  for (const [die, face] of dice.entries()) {
    if (plus & (1 << die)) result += face
    else if (die !== main) {
      focus += gainOf(face).focus
      health += gainOf(face).health
    }
  }
  const success = passes(action, result)
  return {
    modifier,
    result,
    need: needOf(action),
    success,
    hits: success ? hitsOf(state, action, result) : [],
    gain: success ? { focus, health } : { focus: 0, health: 0 },
  }
}

function healthOf(state: State, enemy: Enemy): number {
  if (isBoss(enemy)) return state.boss?.markers.reduce((sum, marker) => sum + marker, 0) ?? 0
  return state.minions.find(({ card }) => card === enemy)?.health ?? 1
}

function hitsOf(state: State, action: DeclaredAction, result: number): Hit[] {
  const amounts = new Map<Enemy, number>()
  const add = (enemy: Enemy, amount: number) => amounts.set(enemy, (amounts.get(enemy) ?? 0) + amount)
  const kind = attackKind(action)
  if (kind === undefined) return []
  const targets = targetsOf(action)
  if (isWeaponAttack(action)) for (const enemy of targets) add(enemy, result - defenceOf(enemy, kind))
  else
    for (const [at, effect] of effectsOf(action).entries())
      for (const enemy of action.targets[at]?.enemies ?? []) {
        if (effect.do === 'kill') add(enemy, healthOf(state, enemy))
        if (effect.do === 'damage' && typeof effect.amount === 'number') add(enemy, effect.amount)
      }
  const [only] = targets
  if (kind === 'spell' && targets.length === 1 && only !== undefined && amounts.has(only))
    add(only, spellDamage(activeHero(state)))
  return [...amounts].flatMap(([enemy, amount]) => {
    const health = healthOf(state, enemy)
    return amount > 0 ? [{ enemy, amount, health, dies: !isBoss(enemy) && amount >= health }] : []
  })
}

/** How one enemy would strike back with the die that lies there (TE-13, TE-23). */
export interface CounterForecast {
  readonly enemy: Enemy
  readonly face: EnemyFace
  readonly modifier: number
  readonly defence: number
  /** By this face. */
  readonly damage: number
  /** By any face. */
  readonly sure: number
  /** Printed instead of a modifier, and suffered on any face (TE-23.2). */
  readonly loss?: Effect
  /** Defence that could be bought against it. */
  readonly guards: readonly BuyableDefence[]
}

/** Of each enemy that can strike back; `bought` is defence paid for already. */
export function counterForecasts(state: State, roll: Roll, bought = 0): CounterForecast[] {
  const kind = attackKind(roll.action)
  const face = roll.enemyDie
  if (kind === undefined || face === undefined) return []
  const hero = activeHero(state)
  const defence = heroDefence(hero, kind) + bought
  const guards = face === 'torch' ? [] : buyableDefences(hero, kind)
  return counterAttackers(state, targetsOf(roll.action)).map(enemy => {
    const printed = counterOf(state, enemy, kind)
    const modifier = counterModifier(printed)
    return {
      enemy,
      face,
      modifier,
      defence,
      damage: counterDamageOf(face, modifier, defence),
      sure: sureDamage(printed),
      ...(typeof printed !== 'number' && { loss: printed }),
      guards,
    }
  })
}

/** A part of the modifier, and where it comes from (TE-UI.7). */
export interface ModifierSummand {
  readonly from: Source | LootSet | 'space' | 'bonus' | 'boost'
  readonly by: number
}

/** All that `modifierOf` adds up. */
export function modifierBreakdown(state: State, roll: Omit<Roll, 'dice' | 'used'>): ModifierSummand[] {
  const { action, skill, boost } = roll
  const hero = activeHero(state)
  const parts: ModifierSummand[] = []
  const source = sourceOf(action)
  if (source !== undefined && isWeaponAttack(action))
    parts.push({ from: source, by: abilityFor(source, 'attack')?.bonus ?? 0 })
  let worn = 0
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive' && ability.gives.is === 'check' && ability.gives.skill === skill) {
        worn += ability.gives.by
        parts.push({ from: loot, by: ability.gives.by })
      }
  parts.push({ from: 'space', by: skillBonus(state, hero, skill) - worn })
  for (const set of sets) {
    const ability = setBonuses[set][piecesOf(hero, set) - 2]
    if (ability === undefined || !triggers(ability, action, 'commit')) continue
    for (const effect of ability.effects)
      if (effect.do === 'modifyCheck') parts.push({ from: set, by: effect.by })
  }
  parts.push({ from: 'bonus', by: action.bonus }, { from: 'boost', by: boost })
  return parts.filter(({ by }) => by !== 0)
}
