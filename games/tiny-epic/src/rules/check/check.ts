import { enemyFaces } from '../../content/dice.ts'
import type { Skill } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeclaredAction, type Roll, type State } from '../../state.ts'
import { damageEnemy } from '../combat/killing-enemies.ts'
import { isConscious } from '../dungeon/figures.ts'
import { abilitiesOf, setAbilities, sourcesOf } from '../heroes/abilities.ts'
import { canPay, diceOf, spellDamage } from '../heroes/attributes.ts'
import { gainFocus, heal, pay } from '../heroes/health-and-focus.ts'
import { enemy as enemyMove, none, payOrNot } from '../moves.ts'
import type { Play } from '../play.ts'
import { effectContext } from './declaration.ts'
import { attackKind, checkOf, costOf, effectsOf, targetsOf } from './declared-action.ts'
import { checkResult, hitsOf, rollsEnemyDie, unusedGains } from './forecast.ts'
import { isWeaponAttack } from './targets.ts'
import { triggeringAction, triggers } from './triggered-abilities.ts'

/* The check pipeline (TE-9.19): declare, triggers, roll, adjust, commit, focus, pay, effect, spoils, hearts, counter, after. */

export function roll(play: Play, action: DeclaredAction, skill: Skill): void {
  const { state, chance } = play
  const hero = activeHero(state)
  const index = state.turn.hero
  for (const { ability } of setAbilities(hero)) {
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
  const enemyDie = withEnemy ? enemyFaces[chance.int(enemyFaces.length)] : undefined
  if (enemyDie === undefined) {
    play.tell({ type: 'rolled', why: 'TE-9.19', hero: play.who(index), dice })
    play.put({ do: 'adjust', roll: { action, skill, dice, boost: 0, used: [] } })
  } else {
    play.tell({ type: 'rolled', why: 'TE-9.19', hero: play.who(index), dice, enemyDie })
    play.put({ do: 'adjust', roll: { action, skill, dice, enemyDie, boost: 0, used: [] } })
  }
}

export function commitDice(play: Play, roll: Roll, main: number, plus: number): void {
  const { state } = play
  const { action } = roll
  const { kind: deed, by } = action
  const { modifier, result, need, success } = checkResult(state, roll, main, plus)
  const why = isWeaponAttack(action) ? 'TE-11.9' : 'TE-9.1'
  const hero = play.who()
  play.tell({ type: 'checked', why, hero, deed, by, main, plus, modifier, result, need, success })
  if (triggeringAction(action) !== undefined)
    for (const source of sourcesOf(activeHero(state)).reverse())
      for (const ability of abilitiesOf(source))
        if (triggers(ability, action, 'after')) play.put({ do: 'after', with: source })
  if (roll.enemyDie !== undefined) play.put({ do: 'counter', roll, alive: targetsOf(action) })
  if (success) gainFromUnused(play, roll, main, plus)
  play.put({ do: 'spoils' })
  if (!success) failCheck(play, action)
  else if (!isWeaponAttack(action)) play.put({ do: 'pay', roll })
  else
    for (const { enemy, amount } of hitsOf(state, action, result))
      damageEnemy(play, enemy, amount, by, 'TE-11.9')
}

/** Focus at once, hearts when the effect is done (TE-9.8, TE-9.10). */
function gainFromUnused(play: Play, roll: Roll, main: number, plus: number): void {
  let hearts = 0
  for (const { focus, health } of unusedGains(roll, main, plus)) {
    hearts += health
    if (focus > 0) gainFocus(play, play.state.turn.hero, focus, 'die', 'TE-9.8')
  }
  if (hearts > 0) play.put({ do: 'hearts', count: hearts })
}

function failCheck(play: Play, action: DeclaredAction): void {
  const effects = checkOf(action)?.fail ?? []
  if (effects.length === 0) return
  const context = { ...effectContext(play.state, action), targets: [] }
  play.put({ do: 'run', effects, at: 0, context })
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
  if (by > 0) play.put({ do: 'strengthenSpell', roll, by })
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
    context: enemy === undefined ? context : { ...context, strengthened: { enemy, by } },
  })
}

/** Hearts of unused sixes, for whoever still stands (TE-9.10, TE-9.11). */
export function takeHearts(play: Play, count: number): void {
  const { hero } = play.state.turn
  if (isConscious(play.state, hero)) heal(play, hero, count, 'die', 'TE-9.10')
}
