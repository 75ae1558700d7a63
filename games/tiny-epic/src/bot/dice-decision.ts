import { changePrice, gainOf, isPlus } from '../content/dice.ts'
import { heroSheets } from '../content/heroes.ts'
import type { Move } from '../move.ts'
import { costOf } from '../rules/check/declared-action.ts'
import { commitLike, freeActionsAfterRoll, windows } from '../rules/check/dice-adjustment.ts'
import { leastToPass, modifierOf } from '../rules/check/forecast.ts'
import { abilityFor } from '../rules/heroes/abilities.ts'
import { canPay } from '../rules/heroes/attributes.ts'
import { boost, change, reroll } from '../rules/moves.ts'
import { activeHero, type HeroState, type Roll, type State } from '../state.ts'
import { checkValues } from './check-value.ts'
import { focusWorth, healthWorth, maxFocus, spentCard } from './effect-value.ts'

/* The adjust window, solved exactly: every face the focus can buy, every main die and plus dice, boosts and rerolls (TE-BOT.4). */

/** A choice of main die and plus dice, what it adds up to and what the other dice give. */
interface Choice {
  readonly main: number
  readonly plus: number
  readonly sum: number
  readonly focus: number
  readonly hearts: number
}

/** By number of dice and their faces. */
const choiceLists = new Map<number, readonly Choice[]>()

function choicesOf(dice: readonly number[]): readonly Choice[] {
  let key = 0
  for (const face of dice) key = 7 * key + face
  let known = choiceLists.get(key)
  if (known === undefined) {
    known = pareto(allChoices(dice))
    choiceLists.set(key, known)
  }
  return known
}

function allChoices(dice: readonly number[]): Choice[] {
  const found: Choice[] = []
  for (const [main, face] of dice.entries())
    for (let plus = 0; plus < 1 << dice.length; plus++) {
      if (plus & (1 << main) || dice.some((other, die) => plus & (1 << die) && !isPlus(other))) continue
      let sum = face
      let focus = 0
      let hearts = 0
      for (const [die, other] of dice.entries()) {
        if (die === main) continue
        if (plus & (1 << die)) sum += other
        else {
          focus += gainOf(other).focus
          hearts += gainOf(other).health
        }
      }
      found.push({ main, plus, sum, focus, hearts })
    }
  return found
}

/** Without those that another one beats in everything. */
function pareto(choices: readonly Choice[]): Choice[] {
  const beats = (a: Choice, b: Choice) => a.sum >= b.sum && a.focus >= b.focus && a.hearts >= b.hearts
  return choices.filter(
    (choice, i) => !choices.some((other, j) => beats(other, choice) && (!beats(choice, other) || j < i)),
  )
}

/** The best that can be made of some dice, and how. */
interface Answer {
  readonly worth: number
  readonly faces: readonly number[]
  readonly choice: Choice | undefined
}

/** What a roll is worth to whoever decides it: the worth of every result, and what focus and health are worth. */
interface Window {
  /** By result. */
  readonly worth: readonly number[]
  /** The lowest result that passes. */
  readonly need: number
  readonly modifier: number
  readonly focus: number
  readonly mostFocus: number
  readonly health: number
  readonly mostHealth: number
  /** Focus that success costs, and what it is worth if that cannot be paid. */
  readonly price: number
  readonly unpaid: number
}

const highest = 24

function windowOf(
  state: State,
  hero: HeroState,
  roll: Roll,
  by = 0,
  focus = hero.focus,
  health = hero.health,
): Window {
  const { action } = roll
  const stakes = checkValues(state, roll)
  const worth: number[] = []
  for (let result = 0; result <= highest; result++) worth.push(stakes.worth(result))
  return {
    worth,
    need: leastToPass(action),
    modifier: modifierOf(state, roll) + by,
    focus,
    mostFocus: maxFocus(hero),
    health,
    mostHealth: heroSheets[hero.hero].health,
    price: costOf(action, hero)?.focus ?? 0,
    unpaid: stakes.unpaid,
  }
}

function worthOf(window: Window, choice: Choice, spent: number): number {
  const result = Math.min(highest, Math.max(0, choice.sum + window.modifier))
  const left = window.focus - spent
  if (result < window.need) return (window.worth[result] ?? 0) + focusWorth(left) + healthWorth(window.health)
  const focus = Math.min(window.mostFocus, left + choice.focus)
  const health = Math.min(window.mostHealth, window.health + choice.hearts)
  const got = focus >= window.price ? (window.worth[result] ?? 0) : window.unpaid
  return got + focusWorth(focus - (focus >= window.price ? window.price : 0)) + healthWorth(health)
}

function solve(window: Window, dice: readonly number[]): Answer {
  let best: Answer = { worth: Number.NEGATIVE_INFINITY, faces: dice, choice: undefined }
  const budget = Math.floor(window.focus / changePrice)
  const faces = [...dice]
  const visit = (at: number, changes: number) => {
    if (at === faces.length) {
      for (const choice of choicesOf(faces)) {
        const worth = worthOf(window, choice, changes * changePrice)
        if (worth > best.worth + 1e-9) best = { worth, faces: [...faces], choice }
      }
      return
    }
    const face = dice[at] ?? 1
    for (let changed = 0; changed <= budget - changes; changed++) {
      for (const to of changed === 0 ? [face] : [face + changed, face - changed]) {
        if (to < 1 || to > 6) continue
        faces[at] = to
        visit(at + 1, changes + changed)
      }
      if (changed >= 5) break
    }
    faces[at] = face
  }
  visit(0, 0)
  return best
}

/** While the enemy die lies open, healing may keep the hero standing (TE-16.3). */
function healingBeforeTheBlow(state: State, hero: HeroState, roll: Roll, plain: number): Move | undefined {
  if (roll.enemyDie === undefined || hero.health === heroSheets[hero.hero].health) return undefined
  for (const move of freeActionsAfterRoll(state)) {
    if (move.do !== 'free') continue
    const { cost, effects } = abilityFor(move.with, 'free') ?? { cost: {}, effects: [] }
    for (const effect of effects) {
      if (effect.do !== 'heal' || effect.amount === 'max') continue
      const health = Math.min(heroSheets[hero.hero].health, hero.health + effect.amount)
      const healed = { ...hero, health, focus: hero.focus - (cost.focus ?? 0) }
      const then = { ...state, heroes: state.heroes.with(state.turn.hero, healed) }
      const { worth } = solve(windowOf(then, healed, roll), roll.dice)
      if (worth > plain + (cost.discard ? spentCard : 0.15)) return move
    }
  }
  return undefined
}

/** The next move of the best way through the window. */
export function decideDice(state: State, roll: Roll): Move {
  const hero = activeHero(state)
  const plain = windowOf(state, hero, roll)
  let best = solve(plain, roll.dice)
  let move: Move | undefined
  for (const { source, ability } of windows(hero, roll))
    for (const effect of ability.effects) {
      if (effect.do === 'modifyCheck') {
        const { focus = 0, health = 0 } = ability.cost ?? {}
        if (!canPay(hero, ability.cost)) continue
        const boosted = solve(
          windowOf(state, hero, roll, effect.by, hero.focus - focus, hero.health - health),
          roll.dice,
        )
        if (boosted.worth > best.worth + 1e-9) {
          best = boosted
          move = boost(source)
        }
      }
      if (effect.do === 'reroll')
        for (const die of roll.dice.keys()) {
          if (roll.dice.indexOf(roll.dice[die] ?? 0) !== die) continue
          let sum = 0
          for (let face = 1; face <= 6; face++) sum += solve(plain, roll.dice.with(die, face)).worth
          if (sum / 6 > best.worth + 0.05) {
            best = { ...best, worth: sum / 6 }
            move = reroll(source, die)
          }
        }
    }
  const healing = healingBeforeTheBlow(state, hero, roll, best.worth)
  if (healing !== undefined) return healing
  if (move !== undefined) return move
  const { faces, choice } = best
  for (const [die, face] of roll.dice.entries()) {
    const to = faces[die] ?? face
    // Of equal dice only the first is listed.
    if (to !== face) return change(roll.dice.indexOf(face), to > face ? 1 : -1)
  }
  const commit = choice && commitLike(roll.dice, choice.main, choice.plus)
  if (commit === undefined) throw new Error('Dice can always be committed.')
  return commit
}
