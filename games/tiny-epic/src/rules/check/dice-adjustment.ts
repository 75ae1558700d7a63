import { changePrice, isPlus } from '../../content/dice.ts'
import type { Cost, Effect } from '../../content/effect.ts'
import type { Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type HeroState, type Roll, type State } from '../../state.ts'
import { abilitiesOf, abilityFor, itemsOf, sourcesOf } from '../heroes/abilities.ts'
import { canPay } from '../heroes/attributes.ts'
import { discardItem } from '../heroes/equipment.ts'
import { pay } from '../heroes/health-and-focus.ts'
import { boost, change, commit, discard, reroll } from '../moves.ts'
import type { Play } from '../play.ts'
import { addUses, declaredAction, usesBySource } from '../turn/actions.ts'
import { commitDice } from './check.ts'
import { declare } from './declaration.ts'
import { type Trigger, triggeringAction, triggers } from './triggered-abilities.ts'

/* The adjust window: dice are changed, boosted, rerolled, and committed (TE-9.3 – TE-9.12). */

/** Main die and any of the plus dice beside it; best results first, those that look alike once (TE-9.3 – TE-9.6). */
function commits(dice: readonly number[]): Move[] {
  const found: { readonly sum: number; readonly dice: number; readonly move: Move }[] = []
  const seen: number[] = []
  for (const [main, face] of dice.entries())
    for (let plus = 0; plus < 1 << dice.length; plus++) {
      const looks = looksOf(dice, main, plus)
      if (Number.isNaN(looks) || seen.includes(looks)) continue
      let sum = face
      let used = 1
      for (const [die, other] of dice.entries()) {
        if ((plus & (1 << die)) === 0) continue
        sum += other
        used += 1
      }
      seen.push(looks)
      found.push({ sum, dice: used, move: commit(main, plus) })
    }
  return found.sort((a, b) => b.sum - a.sum || a.dice - b.dice).map(({ move }) => move)
}

/** What an added face makes of the looks of a choice; a face that cannot be added, or the main die itself, is like no other. */
const addedLooks = (face: number) => (face === 1 ? 1 : isPlus(face) ? 4 : Number.NaN)

/** What a choice of dice looks like: the face of the main die, how many ones and how many twos are added. */
function looksOf(dice: readonly number[], main: number, plus: number): number {
  let looks = plus & (1 << main) ? Number.NaN : 16 * (dice[main] ?? 0)
  for (const [die, face] of dice.entries()) if (plus & (1 << die)) looks += addedLooks(face)
  return looks
}

/** The listed choice that looks like this one: which of two equal dice was meant makes no difference. */
export function commitLike(dice: readonly number[], main: number, plus: number): Move | undefined {
  const looks = looksOf(dice, main, plus)
  return choicesOf(dice).sure.find(
    move => move.do === 'commit' && looksOf(dice, move.main, move.plus) === looks,
  )
}

/** What may be done with dice: committed, or, with focus, changed too. */
interface Choices {
  readonly sure: readonly Move[]
  readonly changed: readonly Move[]
}

/** By what the dice show. */
const known = new Map<number, Choices>()

function choicesOf(dice: readonly number[]): Choices {
  let key = dice.length
  for (const face of dice) key = 8 * key + face
  let choices = known.get(key)
  if (choices === undefined) {
    const sure = commits(dice)
    choices = { sure, changed: [...sure, ...changes(dice)] }
    known.set(key, choices)
  }
  return choices
}

/** Every choice of main die and plus dice, the best results first; those that look alike once. */
export function commitMoves(dice: readonly number[]): readonly Move[] {
  return choicesOf(dice).sure
}

/** Every die up and down by one, equal dice once (TE-9.12). */
function changes(dice: readonly number[]): Move[] {
  const moves: Move[] = []
  for (const [die, face] of dice.entries()) {
    if (dice.indexOf(face) !== die) continue
    if (face < 6) moves.push(change(die, 1))
    if (face > 1) moves.push(change(die, -1))
  }
  return moves
}

/** Boosts and rerolls of the window that this check and this purse allow, each once (TE-16.4, TE-16.13). */
export function windows(hero: HeroState, { action, used }: Roll): { source: Source; ability: Trigger }[] {
  if (triggeringAction(action) === undefined) return []
  const found: { source: Source; ability: Trigger }[] = []
  for (const source of sourcesOf(hero)) {
    if (used.includes(source)) continue
    for (const ability of abilitiesOf(source))
      if (triggers(ability, action, 'window') && canPay(hero, ability.cost)) found.push({ source, ability })
  }
  return found
}

export function adjustMoves(state: State, roll: Roll): readonly Move[] {
  const hero = activeHero(state)
  const { dice } = roll
  const { sure, changed } = choicesOf(dice)
  const own = hero.focus < changePrice ? sure : changed
  const moves: Move[] = []
  for (const { source, ability } of windows(hero, roll))
    for (const effect of ability.effects) {
      if (effect.do === 'modifyCheck') moves.push(boost(source))
      if (effect.do === 'reroll')
        for (const [die, face] of dice.entries())
          if (dice.indexOf(face) === die) moves.push(reroll(source, die))
    }
  addFreeActions(state, hero, moves)
  return moves.length === 0 ? own : [...own, ...moves]
}

/** Free actions between the roll and its result; none that moves anybody, reveals a room or needs dice of its own (TE-16.3). */
export function freeActionsAfterRoll(state: State): Move[] {
  const moves: Move[] = []
  addFreeActions(state, activeHero(state), moves)
  return moves
}

function addFreeActions(state: State, hero: HeroState, moves: Move[]): void {
  addUses(state, hero, sourcesOf(hero), usesAfterRoll, moves)
  for (const card of itemsOf(hero)) moves.push(discard(state.turn.hero, card))
}

const usesAfterRoll = usesBySource(
  ability => ability.when === 'free' && ability.effects.every(leavesEverybodyInPlace),
)

function leavesEverybodyInPlace(effect: Effect): boolean {
  switch (effect.do) {
    case 'heal':
    case 'gainFocus':
    case 'torch':
    case 'discover':
    case 'pickUp':
      return true
    default:
      return false
  }
}

/** What a boost costs and adds to the result. */
export function boostOf(source: Source): { readonly cost: Cost | undefined; readonly by: number } {
  const ability = abilityFor(source, 'on')
  let by = 0
  for (const effect of ability?.effects ?? []) if (effect.do === 'modifyCheck') by += effect.by
  return { cost: ability?.cost, by }
}

/** Written out, so that a roll keeps its shape: a spread would give it another. */
function withDice({ action, skill, enemyDie, boost, used }: Roll, dice: readonly number[]): Roll {
  return enemyDie === undefined
    ? { action, skill, dice, boost, used }
    : { action, skill, dice, enemyDie, boost, used }
}

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
      play.tell({ type: 'changed', why: 'TE-9.12', hero: play.who(), die: move.die, face, focus })
      play.put({ do: 'adjust', roll: withDice(roll, roll.dice.with(move.die, face)) })
      return
    }
    case 'free':
      play.put({ do: 'adjust', roll })
      declare(play, declaredAction(state, move))
      return
    case 'discard':
      play.put({ do: 'adjust', roll })
      discardItem(play, move.hero, move.card, 'TE-16.14')
      return
    case 'reroll': {
      play.tell({ type: 'rerolling', why: 'TE-16.4', hero: play.who(), with: move.with, die: move.die })
      const face = 1 + play.chance.int(6)
      play.tell({ type: 'rerolled', why: 'TE-16.4', hero: play.who(), die: move.die, face })
      const used = [...roll.used, move.with]
      play.put({ do: 'adjust', roll: { ...withDice(roll, roll.dice.with(move.die, face)), used } })
      return
    }
    case 'boost': {
      const { cost, by } = boostOf(move.with)
      if (cost !== undefined) pay(play, hero, cost, move.with, 'TE-16.11')
      play.tell({ type: 'boosted', why: 'TE-16.12', hero: play.who(), with: move.with, by })
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
