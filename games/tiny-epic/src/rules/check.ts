import type { Clause } from '../clause.ts'
import { enemyFaces, gainOf, isPlus } from '../content/dice.ts'
import type { Ability, Deed } from '../content/effect.ts'
import { type Skill, type Source, skills } from '../content/ids.ts'
import type { Move } from '../move.ts'
import {
  activeHero,
  type DeedKind,
  type HeroState,
  heroAt,
  type Plan,
  type Roll,
  type Scene,
  type State,
} from '../state.ts'
import { aimOf, isAttackDeed, nextAim } from './aim.ts'
import {
  abilitiesOf,
  abilityFor,
  canPay,
  diceOf,
  setAbilities,
  skillBonus,
  sourcesOf,
  spellDamage,
} from './attributes.ts'
import { defenceOf, isConscious, placeOf } from './figures.ts'
import { damageEnemy } from './foes.ts'
import { meets } from './grid.ts'
import { gainFocus, heal, pay } from './harm.ts'
import {
  boost,
  change,
  commit,
  enemy as enemyMove,
  none,
  payOrNot,
  reroll,
  skill as skillMove,
} from './lists.ts'
import { attackKind, checkOf, costOf, effectsOf, sourceOf, targetsOf } from './plan.ts'
import type { Play } from './play.ts'

/* The check pipeline (TE-9.19): declare, triggers, roll, adjust, commit, focus, pay, effect, spoils, hearts, counter, after. */

const clauses: Readonly<Record<DeedKind, Clause>> = {
  trap: 'TE-8.8',
  search: 'TE-10.2',
  disarm: 'TE-10.6',
  room: 'TE-16.16',
  cast: 'TE-11.1',
  special: 'TE-5.1',
  melee: 'TE-11.5',
  missile: 'TE-11.5',
  free: 'TE-16.1',
  after: 'TE-16.12',
}

/** The clause that a deed stands on. */
export function whyOf(plan: Plan): Clause {
  return clauses[plan.deed]
}

export function begin(play: Play, plan: Plan): void {
  const { deed, by, area } = plan
  play.tell({
    type: 'declared',
    why: whyOf(plan),
    hero: play.state.turn.hero,
    deed,
    by,
    ...(area && { area }),
  })
  aimOn(play, plan)
}

/** Asks whom until everything is aimed; then the deed is done or its dice are rolled. */
function aimOn(play: Play, plan: Plan): void {
  const { state } = play
  const aimed = nextAim(state, plan, effectsOf(plan))
  if (aimed.of !== undefined) {
    play.put({ do: 'aim', plan: aimed.plan })
    return
  }
  const check = checkOf(plan)
  const source = sourceOf(plan)
  if (check !== undefined && check.skill === 'any') play.put({ do: 'skill', plan: aimed.plan })
  else if (check !== undefined && check.skill !== 'any')
    play.put({ do: 'roll', plan: aimed.plan, skill: check.skill })
  else if (source !== undefined && isAttackDeed(plan)) {
    const attack = abilityFor(source, 'attack')
    if (attack === undefined) throw new Error(`${source} is no weapon.`)
    if (plan.area && attack.area) pay(play, state.turn.hero, attack.area.cost, source, 'TE-27.5')
    play.put({ do: 'roll', plan: aimed.plan, skill: attack.skill })
  } else doFreely(play, aimed.plan)
}

export function aimMoves(state: State, plan: Plan): readonly Move[] {
  return nextAim(state, plan, effectsOf(plan)).of ?? none
}

export function takeAim(play: Play, plan: Plan, move: Move | undefined): void {
  const aim = aimOf(move)
  const [enemy] = aim.enemies
  const [target] = aim.heroes
  play.tell({
    type: 'aimed',
    why: 'TE-11.16',
    hero: play.state.turn.hero,
    by: plan.by,
    ...(enemy !== undefined && { enemy }),
    ...(target !== undefined && { target }),
  })
  aimOn(play, { ...plan, aims: [...plan.aims, aim] })
}

function sceneOf(state: State, plan: Plan): Scene {
  const { hero } = state.turn
  return { why: whyOf(plan), by: plan.by, hero, place: heroAt(state, hero).place, aims: plan.aims }
}

/** A deed without a check: its cost, its effects, their spoils. */
function doFreely(play: Play, plan: Plan): void {
  const { state } = play
  const cost = costOf(plan, activeHero(state))
  if (cost !== undefined) pay(play, state.turn.hero, cost, plan.by, 'TE-16.11')
  play.put({ do: 'spoils' }, { do: 'run', effects: effectsOf(plan), at: 0, scene: sceneOf(state, plan) })
}

export const skillMoves: readonly Move[] = Object.freeze(skills.map(skillMove))

export function chooseSkill(play: Play, plan: Plan, move: Move | undefined): void {
  if (move?.do !== 'skill') return
  play.tell({ type: 'skilled', why: 'TE-8.12', hero: play.state.turn.hero, skill: move.skill })
  play.put({ do: 'roll', plan, skill: move.skill })
}

/** What a deed counts as for triggered abilities. */
function deedOf(plan: Plan): Deed | undefined {
  const { deed } = plan
  return deed === 'melee' || deed === 'missile' || deed === 'cast' ? deed : undefined
}

type Trigger = Extract<Ability, { when: 'on' }>

function triggers(ability: Ability, plan: Plan, moment: Trigger['moment']): ability is Trigger {
  const deed = deedOf(plan)
  return (
    deed !== undefined && ability.when === 'on' && ability.moment === moment && ability.deeds.includes(deed)
  )
}

/** Will an enemy that is attacked be able to strike back? Then its die is rolled too (TE-11.7, TE-13.11). */
export function rollsEnemyDie(state: State, plan: Plan): boolean {
  if (attackKind(plan) === undefined) return false
  const { place } = activeHero(state)
  return targetsOf(plan).some(enemy => meets(state, place, placeOf(state, enemy)))
}

export function roll(play: Play, plan: Plan, skill: Skill): void {
  const { state, chance } = play
  const hero = activeHero(state)
  const index = state.turn.hero
  for (const ability of setAbilities(hero)) {
    if (!triggers(ability, plan, 'declare')) continue
    for (const effect of ability.effects) {
      if (effect.do === 'heal') heal(play, index, effect.amount, plan.by, 'TE-19.12')
      if (effect.do === 'gainFocus') gainFocus(play, index, effect.amount, plan.by, 'TE-19.12')
    }
  }
  const count = diceOf(state, hero, skill)
  const withEnemy = rollsEnemyDie(state, plan)
  play.tell({ type: 'rolling', why: 'TE-9.2', hero: index, skill, dice: count, enemyDie: withEnemy })
  const dice = Array.from({ length: count }, () => 1 + chance.int(6))
  const enemyDie = withEnemy ? enemyFaces[chance.int(6)] : undefined
  const rolled = { dice, ...(enemyDie !== undefined && { enemyDie }) }
  play.tell({ type: 'rolled', why: 'TE-9.19', hero: index, ...rolled })
  play.put({ do: 'adjust', roll: { plan, skill, ...rolled, boost: 0, used: [] } })
}

/** All result modifiers (TE-9.7, TE-9.21). */
export function modifierOf(
  state: State,
  { plan, skill, boost: bought }: Omit<Roll, 'dice' | 'used'>,
): number {
  const hero = activeHero(state)
  let total = plan.bonus + bought + skillBonus(state, hero, skill)
  const source = sourceOf(plan)
  if (source !== undefined && isAttackDeed(plan)) total += abilityFor(source, 'attack')?.bonus ?? 0
  for (const ability of setAbilities(hero)) {
    if (!triggers(ability, plan, 'commit')) continue
    for (const effect of ability.effects) if (effect.do === 'modifyCheck') total += effect.by
  }
  return total
}

/** A difficulty to reach, or the lowest defence to beat. */
export function needOf(plan: Plan): number {
  const check = checkOf(plan)
  if (check !== undefined) return check.difficulty
  const kind = attackKind(plan)
  if (kind === undefined) return 0
  return Math.min(...targetsOf(plan).map(enemy => defenceOf(enemy, kind)))
}

/** Does this result pass? Attacks must beat a defence (TE-9.1, TE-11.9, TE-11.17). */
export function passes(plan: Plan, result: number): boolean {
  return isAttackDeed(plan) ? result > needOf(plan) : result >= needOf(plan)
}

/** Main die and any of the plus dice beside it; best results first, those that look alike once (TE-9.3 – TE-9.6). */
function commits(dice: readonly number[]): Move[] {
  const found: { readonly sum: number; readonly dice: number; readonly move: Move }[] = []
  const seen: number[] = []
  for (const [main, face] of dice.entries())
    for (let plus = 0; plus < 1 << dice.length; plus++) {
      let sum = face
      let used = 1
      // What the choice looks like: the face of the main die, how many ones and how many twos are added.
      let looks = 16 * face
      let fits = (plus & (1 << main)) === 0
      for (const [die, other] of dice.entries()) {
        if ((plus & (1 << die)) === 0) continue
        fits &&= isPlus(other)
        sum += other
        used += 1
        looks += other === 1 ? 1 : 4
      }
      if (!fits || seen.includes(looks)) continue
      seen.push(looks)
      found.push({ sum, dice: used, move: commit(main, plus) })
    }
  return found.sort((a, b) => b.sum - a.sum || a.dice - b.dice).map(({ move }) => move)
}

const commitLists = new Map<number, readonly Move[]>()

function commitsOf(dice: readonly number[]): readonly Move[] {
  let key = dice.length
  for (const face of dice) key = 8 * key + face
  let known = commitLists.get(key)
  if (known === undefined) {
    known = commits(dice)
    commitLists.set(key, known)
  }
  return known
}

/** Boosts and rerolls of the window that this check and this purse allow, each once (TE-16.4, TE-16.13). */
function windows(hero: HeroState, { plan, used }: Roll): { source: Source; ability: Trigger }[] {
  if (deedOf(plan) === undefined) return []
  return sourcesOf(hero).flatMap(source =>
    used.includes(source)
      ? []
      : abilitiesOf(source).flatMap(ability =>
          triggers(ability, plan, 'window') && canPay(hero, ability.cost) ? [{ source, ability }] : [],
        ),
  )
}

export function adjustMoves(state: State, roll: Roll): readonly Move[] {
  const hero = activeHero(state)
  const { dice } = roll
  const sure = commitsOf(dice)
  const extras = windows(hero, roll)
  if (hero.focus < changePrice && extras.length === 0) return sure
  const moves = [...sure]
  if (hero.focus >= changePrice)
    for (const [die, face] of dice.entries()) {
      if (dice.indexOf(face) !== die) continue
      if (face < 6) moves.push(change(die, 1))
      if (face > 1) moves.push(change(die, -1))
    }
  for (const { source, ability } of extras)
    for (const effect of ability.effects) {
      if (effect.do === 'modifyCheck') moves.push(boost(source))
      if (effect.do === 'reroll')
        for (const [die, face] of dice.entries())
          if (dice.indexOf(face) === die) moves.push(reroll(source, die))
    }
  return moves
}

/** Focus for one die by one (TE-9.12). */
export const changePrice = 2

export function adjust(play: Play, roll: Roll, move: Move | undefined): void {
  const { state } = play
  const hero = state.turn.hero
  switch (move?.do) {
    case 'commit':
      commitDice(play, roll, move.main, move.plus)
      return
    case 'change': {
      const face = (roll.dice[move.die] ?? 0) + move.by
      activeHero(state).focus -= changePrice
      const { focus } = activeHero(state)
      play.tell({ type: 'changed', why: 'TE-9.12', hero, die: move.die, face, focus })
      play.put({ do: 'adjust', roll: { ...roll, dice: roll.dice.with(move.die, face) } })
      return
    }
    case 'reroll': {
      play.tell({ type: 'rerolling', why: 'TE-16.4', hero, with: move.with, die: move.die })
      const face = 1 + play.chance.int(6)
      play.tell({ type: 'rerolled', why: 'TE-16.4', hero, die: move.die, face })
      const used = [...roll.used, move.with]
      play.put({ do: 'adjust', roll: { ...roll, dice: roll.dice.with(move.die, face), used } })
      return
    }
    case 'boost': {
      const ability = abilityFor(move.with, 'on')
      if (ability?.cost) pay(play, hero, ability.cost, move.with, 'TE-16.11')
      let by = 0
      for (const effect of ability?.effects ?? []) if (effect.do === 'modifyCheck') by += effect.by
      play.tell({ type: 'boosted', why: 'TE-16.12', hero, with: move.with, by })
      play.put({
        do: 'adjust',
        roll: { ...roll, boost: roll.boost + by, used: [...roll.used, move.with] },
      })
      return
    }
    default:
      throw new Error('Dice wait for a decision.')
  }
}

function commitDice(play: Play, roll: Roll, main: number, plus: number): void {
  const { state } = play
  const { plan, dice } = roll
  const hero = state.turn.hero
  const modifier = modifierOf(state, roll)
  let result = (dice[main] ?? 0) + modifier
  for (const [die, face] of dice.entries()) if (plus & (1 << die)) result += face
  const success = passes(plan, result)
  const why = isAttackDeed(plan) ? 'TE-11.9' : 'TE-9.1'
  const { deed, by } = plan
  play.tell({
    type: 'checked',
    why,
    hero,
    deed,
    by,
    main,
    plus,
    modifier,
    result,
    need: needOf(plan),
    success,
  })

  for (const source of sourcesOf(activeHero(state)).toReversed())
    for (const ability of abilitiesOf(source))
      if (triggers(ability, plan, 'after')) play.put({ do: 'after', with: source })
  if (roll.enemyDie !== undefined) play.put({ do: 'counter', roll })
  let hearts = 0
  if (success)
    for (const [die, face] of dice.entries()) {
      if (die === main || plus & (1 << die)) continue
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
  const { plan } = roll
  const kind = attackKind(plan)
  if (kind !== undefined && isAttackDeed(plan)) {
    for (const enemy of targetsOf(plan))
      damageEnemy(play, enemy, result - defenceOf(enemy, kind), plan.by, 'TE-11.9')
    return
  }
  if (success) {
    play.put({ do: 'pay', roll })
    return
  }
  const fail = checkOf(plan)?.fail ?? []
  if (fail.length > 0)
    play.put({ do: 'run', effects: fail, at: 0, scene: { ...sceneOf(state, plan), aims: [] } })
}

/** A ✓ cost is paid in full or nothing happens (TE-9.14 – TE-9.16). */
export function payMoves(state: State, { plan }: Roll): readonly Move[] {
  const hero = activeHero(state)
  const cost = costOf(plan, hero)
  return isFreeOfCharge(cost) || !canPay(hero, cost) ? none : payOrNot
}

function isFreeOfCharge(cost: ReturnType<typeof costOf>): boolean {
  return (cost?.focus ?? 0) === 0 && (cost?.health ?? 0) === 0
}

export function settleCost(play: Play, roll: Roll, move: Move | undefined): void {
  const { state } = play
  const { plan } = roll
  const hero = activeHero(state)
  const cost = costOf(plan, hero)
  if (!isFreeOfCharge(cost)) {
    if (move?.do !== 'pay') {
      const why = move === undefined ? 'TE-9.15' : 'TE-9.16'
      play.tell({ type: 'unpaid', why, hero: state.turn.hero, by: plan.by })
      return
    }
    if (cost !== undefined) pay(play, state.turn.hero, cost, plan.by, 'TE-9.14')
  }
  if (plan.deed === 'disarm') {
    state.disarmed = [...state.disarmed, hero.place]
    play.tell({ type: 'disarmed', why: 'TE-10.6', hero: state.turn.hero, cell: hero.place })
  }
  const by = attackKind(plan) === 'spell' ? spellDamage(hero) : 0
  if (by > 0) play.put({ do: 'favour', roll, by })
  else play.put({ do: 'run', effects: effectsOf(plan), at: 0, scene: sceneOf(state, plan) })
}

/** Which target of a spell suffers the more of it. */
export function favourMoves({ plan }: Roll): readonly Move[] {
  const targets = targetsOf(plan)
  return targets.length < 2 ? none : targets.map(enemyMove)
}

export function favour(play: Play, { plan }: Roll, by: number, move: Move | undefined): void {
  const enemy = move?.do === 'enemy' ? move.enemy : targetsOf(plan)[0]
  const scene = sceneOf(play.state, plan)
  if (move?.do === 'enemy')
    play.tell({ type: 'aimed', why: 'TE-11.16', hero: play.state.turn.hero, by: plan.by, enemy: move.enemy })
  play.put({
    do: 'run',
    effects: effectsOf(plan),
    at: 0,
    scene: enemy === undefined ? scene : { ...scene, favoured: { enemy, by } },
  })
}

/** Hearts of unused sixes, for whoever still stands (TE-9.10, TE-9.11). */
export function takeHearts(play: Play, count: number): void {
  const { hero } = play.state.turn
  if (isConscious(play.state, hero)) heal(play, hero, count, 'die', 'TE-9.10')
}

/** A triggered ability after the action, if it can be paid. */
export function afterMoves(state: State, source: Source): readonly Move[] {
  return canPay(activeHero(state), abilityFor(source, 'on')?.cost) ? payOrNot : none
}

export function after(play: Play, source: Source, move: Move | undefined): void {
  if (move?.do === 'pay') begin(play, { deed: 'after', by: source, bonus: 0, aims: [] })
  else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-16.12', hero: play.state.turn.hero, what: source })
}
