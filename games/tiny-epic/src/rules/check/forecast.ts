import { changePrice, type Gain, gainOf } from '../../content/dice.ts'
import { type Enemy, type LootSet, type Skill, type Source, skills } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { activeHero, type DeclaredAction, type Place, type Roll, type State } from '../../state.ts'
import { counterAttackers } from '../combat/counter-attack.ts'
import { defenceOf, isBoss } from '../dungeon/figures.ts'
import { roomAt } from '../dungeon/grid.ts'
import { abilityFor, isLoot, setAbilities } from '../heroes/abilities.ts'
import { checkBonusBreakdown, diceOf, skillBonus, spellDamage } from '../heroes/attributes.ts'
import { bossHealth } from '../lair/boss-health.ts'
import { attackKind, checkOf, costOf, effectsOf, sourceOf, targetsOf } from './declared-action.ts'
import { oddsOf, oddsWithChanges } from './odds.ts'
import { isWeaponAttack } from './targets.ts'
import { triggers } from './triggered-abilities.ts'

/* What a check and a choice of its dice bring: for the rules that then do it, and for whoever wants to know before. */

/** A summand of the modifier, and where it comes from (TE-UI.7). */
export interface ModifierSummand {
  readonly from: Source | LootSet | 'space' | 'bonus' | 'boost'
  readonly by: number
}

type CheckModifiers = Pick<Roll, 'action' | 'skill' | 'boost'>

/** All that is added to the dice (TE-9.7, TE-9.21); its summands are listed only for whoever passes a list. */
export function modifierOf(
  state: State,
  { action, skill, boost }: CheckModifiers,
  list?: ModifierSummand[],
): number {
  const hero = activeHero(state)
  const source = sourceOf(action)
  let sum = 0
  if (source !== undefined && isWeaponAttack(action))
    sum += add(abilityFor(source, 'attack')?.bonus ?? 0, source, list)
  if (list === undefined) sum += skillBonus(state, hero, skill)
  else
    for (const { from, by } of checkBonusBreakdown(state, hero, skill))
      sum += add(by, isLoot(from) ? from : 'space', list)
  for (const { set, ability } of setAbilities(hero)) {
    if (!triggers(ability, action, 'commit')) continue
    for (const effect of ability.effects) if (effect.do === 'modifyCheck') sum += add(effect.by, set, list)
  }
  return sum + add(action.bonus, 'bonus', list) + add(boost, 'boost', list)
}

function add(by: number, from: ModifierSummand['from'], list: ModifierSummand[] | undefined): number {
  if (by !== 0) list?.push({ from, by })
  return by
}

export function modifierBreakdown(state: State, modifiers: CheckModifiers): ModifierSummand[] {
  const list: ModifierSummand[] = []
  modifierOf(state, modifiers, list)
  return list
}

/** A difficulty to reach, or the lowest defence to beat. */
function needOf(action: DeclaredAction): number {
  const check = checkOf(action)
  if (check !== undefined) return check.difficulty
  const kind = attackKind(action)
  if (kind === undefined) return 0
  let least = Number.POSITIVE_INFINITY
  for (const enemy of targetsOf(action)) least = Math.min(least, defenceOf(enemy, kind))
  return least
}

/** The least result that passes: a difficulty is reached, a defence must be beaten (TE-9.1, TE-11.9, TE-11.17). */
export function leastToPass(action: DeclaredAction, need = needOf(action)): number {
  return need + (isWeaponAttack(action) ? 1 : 0)
}

/** Will an enemy that is attacked be able to strike back? Then its die is rolled too (TE-11.7, TE-13.11). */
export function rollsEnemyDie(state: State, action: DeclaredAction): boolean {
  return attackKind(action) !== undefined && counterAttackers(state, targetsOf(action)).length > 0
}

/** What focus for changing dice can do for a check. */
export interface FocusOdds {
  readonly focus: number
  readonly odds: number
}

/** A check of the hero at turn, before the roll (TE-UI.7). */
export interface CheckForecast {
  readonly skill: Skill
  readonly dice: number
  readonly modifier: number
  /** A difficulty to reach, or a defence to beat. */
  readonly need: number
  readonly beats: boolean
  /** The chance to pass without changing a die. */
  readonly odds: number
  /** The chance with dice changed for up to so much focus, as far as more of it helps (TE-9.12). */
  readonly withFocus: readonly FocusOdds[]
  /** Can somebody strike back? */
  readonly enemyDie: boolean
}

/** Of an action whose targets are known; `skill` where the player may choose. */
export function checkForecast(state: State, action: DeclaredAction, skill?: Skill): CheckForecast {
  const check = checkOf(action)
  const source = sourceOf(action)
  const printed = check?.skill ?? (source && abilityFor(source, 'attack')?.skill)
  const used = skill ?? (printed === 'any' ? undefined : printed)
  if (used === undefined) throw new Error(`${action.by} needs a skill to be chosen.`)
  const dice = diceOf(state, activeHero(state), used)
  const modifier = modifierOf(state, { action, skill: used, boost: 0 })
  const least = leastToPass(action)
  return {
    skill: used,
    dice,
    modifier,
    need: needOf(action),
    beats: check === undefined,
    odds: oddsOf(dice, modifier, least),
    withFocus: focusOdds(dice, modifier, least, spareFocus(state, action)),
    enemyDie: rollsEnemyDie(state, action),
  }
}

/** Focus that the price of the action leaves for its dice. */
function spareFocus(state: State, action: DeclaredAction): number {
  const hero = activeHero(state)
  const source = sourceOf(action)
  const area = action.area && source ? abilityFor(source, 'attack')?.area?.cost.focus : undefined
  return hero.focus - (area ?? 0) - (costOf(action, hero)?.focus ?? 0)
}

function focusOdds(dice: number, modifier: number, need: number, focus: number): FocusOdds[] {
  const found: FocusOdds[] = []
  let best = oddsOf(dice, modifier, need)
  for (let changes = 1; changes * changePrice <= focus && best < 1; changes++) {
    const odds = oddsWithChanges(dice, modifier, need, changes)
    if (odds > best) found.push({ focus: changes * changePrice, odds })
    best = odds
  }
  return found
}

/** What walking into a room with an armed trap declares. */
export function trapAction(state: State, cell: Place): DeclaredAction | undefined {
  const room = roomAt(state, cell)
  if (room === undefined || state.disarmed.includes(cell)) return undefined
  return roomCards[room].trap && { kind: 'trap', by: room, bonus: 0, targets: [] }
}

/** The odds of the hero at turn against an armed trap, with the best skill that it allows. */
export function trapOdds(state: State, cell: Place): number | undefined {
  const action = trapAction(state, cell)
  if (action === undefined) return undefined
  const printed = checkOf(action)?.skill
  const usable = printed === undefined || printed === 'any' ? skills : [printed]
  return Math.max(...usable.map(skill => checkForecast(state, action, skill).odds))
}

/** Damage to one enemy. */
export interface Hit {
  readonly enemy: Enemy
  readonly amount: number
  /** What it has now: 1 for a goblin, all its markers for a boss. */
  readonly health: number
  readonly left: number
  readonly dies: boolean
}

export interface CheckResult {
  readonly modifier: number
  readonly result: number
  /** A difficulty to reach, or the lowest defence to beat. */
  readonly need: number
  readonly success: boolean
}

export interface CommitForecast extends CheckResult {
  /** Of a spell, if its price is paid. */
  readonly hits: readonly Hit[]
  /** What each unused die gives, and all of them; nothing after a failure (TE-9.8). */
  readonly gains: readonly Gain[]
  readonly gain: Gain
}

/** Of a main die and the plus dice beside it, as bits (TE-9.1, TE-9.4). */
export function checkResult(state: State, roll: Roll, main: number, plus: number): CheckResult {
  const { action, dice } = roll
  const modifier = modifierOf(state, roll)
  let result = (dice[main] ?? 0) + modifier
  for (let die = 0; die < dice.length; die++) if (plus & (1 << die)) result += dice[die] ?? 0
  const need = needOf(action)
  return { modifier, result, need, success: result >= leastToPass(action, need) }
}

/** What each die gives that a passed check leaves unused (TE-9.8). */
export function unusedGains({ dice }: Roll, main: number, plus: number): Gain[] {
  const gains: Gain[] = []
  for (let die = 0; die < dice.length; die++)
    if (die !== main && (plus & (1 << die)) === 0) gains.push(gainOf(dice[die] ?? 0))
  return gains
}

/** All that a choice of dice brings (TE-UI.8). */
export function commitForecast(state: State, roll: Roll, main: number, plus: number): CommitForecast {
  const { modifier, result, need, success } = checkResult(state, roll, main, plus)
  const gains = success ? unusedGains(roll, main, plus) : []
  return {
    modifier,
    result,
    need,
    success,
    hits: success ? hitsOf(state, roll.action, result) : [],
    gains,
    gain: { focus: sumOf(gains, 'focus'), health: sumOf(gains, 'health') },
  }
}

function sumOf(gains: readonly Gain[], of: keyof Gain): number {
  return gains.reduce((total, gain) => total + gain[of], 0)
}

function healthOf(state: State, enemy: Enemy): number {
  if (isBoss(enemy)) return bossHealth(state)
  return state.minions.find(({ card }) => card === enemy)?.health ?? 1
}

/** Whom a passed check hits. */
export function hitsOf(state: State, action: DeclaredAction, result: number): Hit[] {
  const hits: Hit[] = []
  const kind = attackKind(action)
  if (kind === undefined) return hits
  if (isWeaponAttack(action))
    for (const enemy of targetsOf(action)) addHit(state, enemy, result - defenceOf(enemy, kind), hits)
  else for (const [enemy, amount] of spellAmounts(state, action)) addHit(state, enemy, amount, hits)
  return hits
}

function addHit(state: State, enemy: Enemy, amount: number, hits: Hit[]): void {
  if (amount <= 0) return
  const health = healthOf(state, enemy)
  const left = Math.max(0, health - amount)
  hits.push({ enemy, amount, health, left, dies: !isBoss(enemy) && left === 0 })
}

/** What a spell does to each of its targets, all its effects together. */
function spellAmounts(state: State, action: DeclaredAction): ReadonlyMap<Enemy, number> {
  const amounts = new Map<Enemy, number>()
  for (const [at, effect] of effectsOf(action).entries())
    for (const enemy of action.targets[at]?.enemies ?? []) {
      if (effect.do === 'kill') addTo(amounts, enemy, healthOf(state, enemy))
      if (effect.do === 'damage' && typeof effect.amount === 'number') addTo(amounts, enemy, effect.amount)
    }
  const [only, ...others] = targetsOf(action)
  if (others.length === 0 && only !== undefined && amounts.has(only))
    addTo(amounts, only, spellDamage(activeHero(state)))
  return amounts
}

function addTo(amounts: Map<Enemy, number>, enemy: Enemy, amount: number): void {
  amounts.set(enemy, (amounts.get(enemy) ?? 0) + amount)
}
