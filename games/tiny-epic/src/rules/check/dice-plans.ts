import { changePrice } from '../../content/dice.ts'
import type { Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type Roll, type State } from '../../state.ts'
import { canPay } from '../heroes/attributes.ts'
import { afterGain } from '../heroes/health-and-focus.ts'
import { boost, change } from '../moves.ts'
import { costOf } from './declared-action.ts'
import { boostOf, commitMoves, windows } from './dice-adjustment.ts'
import { type CommitForecast, commitForecast, leastToPass } from './forecast.ts'
import { bestResult, changedDice } from './odds.ts'

/* What dice on the table can be made of for focus and health (TE-UI.8). */

/** Dice changed, boosts bought, and the choice that is then committed. */
export interface DicePlan {
  /** What it costs; the price of a spell is paid later. */
  readonly focus: number
  readonly health: number
  /** To be played one after another. */
  readonly moves: readonly Move[]
  readonly forecast: CommitForecast
  /** Passed, and its price can still be paid. */
  readonly success: boolean
  readonly kills: number
  /** Damage that counts: no more than an enemy has. */
  readonly damage: number
}

/** The best without spending anything, then, dearer and dearer, whatever kills, passes or wounds more than what is cheaper. */
export function dicePlans(state: State, roll: Roll): DicePlan[] {
  const plans: DicePlan[] = []
  for (const plan of allPlans(state, roll)) {
    const best = plans.at(-1)
    if (best === undefined || rank(plan) > rank(best)) {
      if (best !== undefined && price(best) === price(plan)) plans.pop()
      plans.push(plan)
    }
  }
  return plans
}

/** The cheapest plan that passes the check, if any does. */
export function cheapestSuccess(plans: readonly DicePlan[]): DicePlan | undefined {
  return plans.find(({ success }) => success)
}

/** The cheapest plan that kills, if any does. */
export function cheapestKill(plans: readonly DicePlan[]): DicePlan | undefined {
  return plans.find(({ kills }) => kills > 0)
}

/** Health is dearer than focus. */
const price = ({ focus, health }: Pick<DicePlan, 'focus' | 'health'>) => focus + 3 * health

const rank = ({ kills, success, damage }: DicePlan) => 10_000 * kills + 1_000 * Number(success) + damage

/** The best choice of dice for every way to spend, the cheapest first. */
function allPlans(state: State, roll: Roll): DicePlan[] {
  const hero = activeHero(state)
  const plans: DicePlan[] = []
  for (const boosts of boostsFor(state, roll)) {
    const boosted = boosts.reduce((sum, source) => sum + boostOf(source).by, roll.boost)
    const focus = boosts.reduce((sum, source) => sum + (boostOf(source).cost?.focus ?? 0), 0)
    const health = boosts.reduce((sum, source) => sum + (boostOf(source).cost?.health ?? 0), 0)
    if (!canPay(hero, { focus, health })) continue
    const changes = Math.floor((hero.focus - focus) / changePrice)
    for (const wanted of changedDice(roll.dice, changes)) {
      const { dice, moves } = changesTo(roll.dice, wanted)
      const spent = { focus: focus + changePrice * moves.length, health }
      const plan = bestCommit(state, { ...roll, dice, boost: boosted }, spent, [
        ...boosts.map(boost),
        ...moves,
      ])
      if (plan !== undefined) plans.push(plan)
    }
  }
  return plans.sort((a, b) => price(a) - price(b))
}

/** No boost, each of them, both: whatever can still be bought in this window. */
function boostsFor(state: State, roll: Roll): Source[][] {
  const usable = windows(activeHero(state), roll).filter(({ source }) => boostOf(source).by > 0)
  let sets: Source[][] = [[]]
  for (const { source } of usable) sets = sets.concat(sets.map(set => [...set, source]))
  return sets
}

/** The changes that lead there, and how the dice then lie: of equal dice only the first can be changed. */
function changesTo(from: readonly number[], to: readonly number[]): { dice: number[]; moves: Move[] } {
  const dice = [...from]
  const wanted = [...to]
  const moves: Move[] = []
  for (;;) {
    const at = dice.findIndex((face, die) => face !== wanted[die])
    if (at < 0) return { dice, moves }
    const face = dice[at] ?? 0
    const first = dice.indexOf(face)
    const goal = wanted[at] ?? face
    wanted[at] = wanted[first] ?? face
    wanted[first] = goal
    const by = goal > face ? 1 : -1
    dice[first] = face + by
    moves.push(change(first, by))
  }
}

/** None if the dice were paid for and fail all the same. */
function bestCommit(
  state: State,
  roll: Roll,
  spent: { readonly focus: number; readonly health: number },
  before: readonly Move[],
): DicePlan | undefined {
  const paid = before.length > 0
  let best: DicePlan | undefined
  let most = Number.NEGATIVE_INFINITY
  const [move] = commitMoves(roll.dice)
  if (paid && move?.do === 'commit') {
    const { modifier } = commitForecast(state, roll, move.main, move.plus)
    if (bestResult(roll.dice) + modifier < leastToPass(roll.action)) return undefined
  }
  for (const commit of commitMoves(roll.dice)) {
    if (commit.do !== 'commit') continue
    const forecast = commitForecast(state, roll, commit.main, commit.plus)
    const plan = planOf(state, roll, spent, [...before, commit], forecast)
    const gained = afterGain(activeHero(state), forecast.gain)
    const worth = 100 * rank(plan) + (forecast.success ? gained.focus + 2 * gained.health : forecast.result)
    if (worth > most) {
      best = plan
      most = worth
    }
  }
  return best
}

function planOf(
  state: State,
  { action }: Roll,
  spent: { readonly focus: number; readonly health: number },
  moves: readonly Move[],
  forecast: CommitForecast,
): DicePlan {
  const hero = activeHero(state)
  const left = { ...hero, focus: hero.focus - spent.focus, health: hero.health - spent.health }
  // Focus of unused dice comes before the price, hearts after it (TE-9.17, TE-9.19).
  const purse = { ...left, focus: afterGain(left, forecast.gain).focus }
  const success = forecast.success && canPay(purse, costOf(action, hero))
  const hits = success ? forecast.hits : []
  return {
    ...spent,
    moves,
    forecast,
    success,
    kills: hits.filter(({ dies }) => dies).length,
    damage: hits.reduce((sum, { health, left: rest }) => sum + health - rest, 0),
  }
}

/** The cheapest way to pass and the cheapest way to kill, unless the dice do it anyway. */
export function paidPlans(plans: readonly DicePlan[]): readonly DicePlan[] {
  const offers = [cheapestSuccess(plans), cheapestKill(plans)]
  return [...new Set(offers)].flatMap(plan =>
    plan !== undefined && plan.focus + plan.health > 0 ? [plan] : [],
  )
}
