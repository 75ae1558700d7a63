import { enemyFaces, gainOf } from '../../content/dice.ts'
import type { Skill } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeclaredAction, type Roll, type State } from '../../state.ts'
import { damageEnemy } from '../combat/killing-enemies.ts'
import { defenceOf, isConscious, placeOf } from '../dungeon/figures.ts'
import { meets } from '../dungeon/range-and-sight.ts'
import { abilitiesOf, abilityFor, setAbilities, sourcesOf } from '../heroes/abilities.ts'
import { canPay, diceOf, skillBonus, spellDamage } from '../heroes/attributes.ts'
import { gainFocus, heal, pay } from '../heroes/health-and-focus.ts'
import { enemy as enemyMove, none, payOrNot } from '../moves.ts'
import type { Play } from '../play.ts'
import { effectContext } from './declaration.ts'
import { attackKind, checkOf, costOf, effectsOf, sourceOf, targetsOf } from './declared-action.ts'
import { isWeaponAttack } from './targets.ts'
import { triggeringAction, triggers } from './triggered-abilities.ts'

/* The check pipeline (TE-9.19): declare, triggers, roll, adjust, commit, focus, pay, effect, spoils, hearts, counter, after. */

/** Will an enemy that is attacked be able to strike back? Then its die is rolled too (TE-11.7, TE-13.11). */
export function rollsEnemyDie(state: State, action: DeclaredAction): boolean {
  if (attackKind(action) === undefined) return false
  const { place } = activeHero(state)
  for (const enemy of targetsOf(action)) if (meets(state, place, placeOf(state, enemy))) return true
  return false
}

export function roll(play: Play, action: DeclaredAction, skill: Skill): void {
  const { state, chance } = play
  const hero = activeHero(state)
  const index = state.turn.hero
  for (const ability of setAbilities(hero)) {
    if (!triggers(ability, action, 'declare')) continue
    for (const effect of ability.effects) {
      if (effect.do === 'heal') heal(play, index, effect.amount, action.by, 'TE-19.12')
      if (effect.do === 'gainFocus') gainFocus(play, index, effect.amount, action.by, 'TE-19.12')
    }
  }
  const count = diceOf(state, hero, skill)
  const withEnemy = rollsEnemyDie(state, action)
  play.tell({
    type: 'rolling',
    why: 'TE-9.2',
    hero: play.who(index),
    skill,
    dice: count,
    enemyDie: withEnemy,
  })
  const dice: number[] = []
  while (dice.length < count) dice.push(1 + chance.int(6))
  const enemyDie = withEnemy ? enemyFaces[chance.int(6)] : undefined
  if (enemyDie === undefined) {
    play.tell({ type: 'rolled', why: 'TE-9.19', hero: play.who(index), dice })
    play.put({ do: 'adjust', roll: { action, skill, dice, boost: 0, used: [] } })
  } else {
    play.tell({ type: 'rolled', why: 'TE-9.19', hero: play.who(index), dice, enemyDie })
    play.put({ do: 'adjust', roll: { action, skill, dice, enemyDie, boost: 0, used: [] } })
  }
}

/** All result modifiers (TE-9.7, TE-9.21). */
export function modifierOf(
  state: State,
  { action, skill, boost: bought }: Omit<Roll, 'dice' | 'used'>,
): number {
  const hero = activeHero(state)
  let total = action.bonus + bought + skillBonus(state, hero, skill)
  const source = sourceOf(action)
  if (source !== undefined && isWeaponAttack(action)) total += abilityFor(source, 'attack')?.bonus ?? 0
  for (const ability of setAbilities(hero)) {
    if (!triggers(ability, action, 'commit')) continue
    for (const effect of ability.effects) if (effect.do === 'modifyCheck') total += effect.by
  }
  return total
}

/** A difficulty to reach, or the lowest defence to beat. */
export function needOf(action: DeclaredAction): number {
  const check = checkOf(action)
  if (check !== undefined) return check.difficulty
  const kind = attackKind(action)
  if (kind === undefined) return 0
  let least = Number.POSITIVE_INFINITY
  for (const enemy of targetsOf(action)) least = Math.min(least, defenceOf(enemy, kind))
  return least
}

/** Does this result pass? Attacks must beat a defence (TE-9.1, TE-11.9, TE-11.17). */
export function passes(action: DeclaredAction, result: number): boolean {
  return isWeaponAttack(action) ? result > needOf(action) : result >= needOf(action)
}

export function commitDice(play: Play, roll: Roll, main: number, plus: number): void {
  const { state } = play
  const { action, dice } = roll
  const hero = state.turn.hero
  const modifier = modifierOf(state, roll)
  let result = (dice[main] ?? 0) + modifier
  for (let die = 0; die < dice.length; die++) if (plus & (1 << die)) result += dice[die] ?? 0
  const success = passes(action, result)
  const why = isWeaponAttack(action) ? 'TE-11.9' : 'TE-9.1'
  const { kind: deed, by } = action
  play.tell({
    type: 'checked',
    why,
    hero: play.who(),
    deed,
    by,
    main,
    plus,
    modifier,
    result,
    need: needOf(action),
    success,
  })

  if (triggeringAction(action) !== undefined)
    for (const source of sourcesOf(activeHero(state)).reverse())
      for (const ability of abilitiesOf(source))
        if (triggers(ability, action, 'after')) play.put({ do: 'after', with: source })
  if (roll.enemyDie !== undefined) play.put({ do: 'counter', roll, alive: targetsOf(action) })
  let hearts = 0
  if (success)
    for (let die = 0; die < dice.length; die++) {
      const face = dice[die]
      if (face === undefined || die === main || plus & (1 << die)) continue
      const gain = gainOf(face)
      hearts += gain.health
      if (gain.focus > 0) gainFocus(play, hero, gain.focus, 'die', 'TE-9.8')
    }
  if (hearts > 0) play.put({ do: 'hearts', count: hearts })
  play.put({ do: 'spoils' })
  resolve(play, roll, result, success)
}

/** What success or failure brings. */
function resolve(play: Play, roll: Roll, result: number, success: boolean): void {
  const { state } = play
  const { action } = roll
  const kind = attackKind(action)
  if (kind !== undefined && isWeaponAttack(action)) {
    for (const enemy of targetsOf(action))
      damageEnemy(play, enemy, result - defenceOf(enemy, kind), action.by, 'TE-11.9')
    return
  }
  if (success) {
    play.put({ do: 'pay', roll })
    return
  }
  const fail = checkOf(action)?.fail ?? []
  if (fail.length > 0)
    play.put({ do: 'run', effects: fail, at: 0, context: { ...effectContext(state, action), targets: [] } })
}

/** A ✓ cost is paid in full or nothing happens (TE-9.14 – TE-9.16). */
export function payMoves(state: State, { action }: Roll): readonly Move[] {
  const hero = activeHero(state)
  const cost = costOf(action, hero)
  return isFreeOfCharge(cost) || !canPay(hero, cost) ? none : payOrNot
}

function isFreeOfCharge(cost: ReturnType<typeof costOf>): boolean {
  return (cost?.focus ?? 0) === 0 && (cost?.health ?? 0) === 0
}

export function paySuccessCost(play: Play, roll: Roll, move: Move | undefined): void {
  const { state } = play
  const { action } = roll
  const hero = activeHero(state)
  const cost = costOf(action, hero)
  if (!isFreeOfCharge(cost)) {
    if (move?.do !== 'pay') {
      const why = move === undefined ? 'TE-9.15' : 'TE-9.16'
      play.tell({ type: 'unpaid', why, hero: play.who(), by: action.by })
      return
    }
    if (cost !== undefined) pay(play, state.turn.hero, cost, action.by, 'TE-9.14')
  }
  if (action.kind === 'disarm') {
    state.disarmed = [...state.disarmed, hero.place]
    play.tell({ type: 'disarmed', why: 'TE-10.6', hero: play.who(), cell: hero.place })
  }
  const by = attackKind(action) === 'spell' ? spellDamage(hero) : 0
  if (by > 0) play.put({ do: 'favour', roll, by })
  else play.put({ do: 'run', effects: effectsOf(action), at: 0, context: effectContext(state, action) })
}

/** Which target of a spell suffers the more of it. */
export function strengthenMoves({ action }: Roll): readonly Move[] {
  const targets = targetsOf(action)
  return targets.length < 2 ? none : targets.map(enemyMove)
}

export function strengthenSpell(play: Play, { action }: Roll, by: number, move: Move | undefined): void {
  const enemy = move?.do === 'enemy' ? move.enemy : targetsOf(action)[0]
  const context = effectContext(play.state, action)
  if (move?.do === 'enemy')
    play.tell({ type: 'aimed', why: 'TE-11.16', hero: play.who(), by: action.by, enemy: move.enemy })
  play.put({
    do: 'run',
    effects: effectsOf(action),
    at: 0,
    context: enemy === undefined ? context : { ...context, favoured: { enemy, by } },
  })
}

/** Hearts of unused sixes, for whoever still stands (TE-9.10, TE-9.11). */
export function takeHearts(play: Play, count: number): void {
  const { hero } = play.state.turn
  if (isConscious(play.state, hero)) heal(play, hero, count, 'die', 'TE-9.10')
}
