import { isPlus } from '../../content/dice.ts'
import type { Move } from '../../move.ts'
import { commitLike } from '../../rules/check/dice-adjustment.ts'
import { type CommitForecast, commitForecast } from '../../rules/check/forecast.ts'
import { afterGain } from '../../rules/heroes/health-and-focus.ts'
import { activeHero, type Roll, type State } from '../../state.ts'

/* Which die is the main one and which are added, before it is committed. */

export interface DicePick {
  readonly main: number
  /** Dice added to it, as bits. */
  readonly plus: number
}

export type Role = 'main' | 'added' | 'kept'

export function roleOf({ main, plus }: DicePick, die: number): Role {
  if (die === main) return 'main'
  return plus & (1 << die) ? 'added' : 'kept'
}

/** The same choice where it can still be made: a die that shows more than 2 can no longer be added. */
export function legalPick(dice: readonly number[], { main, plus }: DicePick): DicePick {
  const first = main < dice.length ? main : 0
  let left = 0
  for (const [die, face] of dice.entries())
    if (die !== first && plus & (1 << die) && isPlus(face)) left |= 1 << die
  return { main: first, plus: left }
}

export function withMain(dice: readonly number[], { plus }: DicePick, die: number): DicePick {
  return legalPick(dice, { main: die, plus })
}

export function withToggled(dice: readonly number[], { main, plus }: DicePick, die: number): DicePick {
  return die === main ? { main, plus } : legalPick(dice, { main, plus: plus ^ (1 << die) })
}

/** A click cycles a die through kept, added (if it can be) and main; when the main die is kept, the highest other die leads. */
export function withNextRole(dice: readonly number[], pick: DicePick, die: number): DicePick {
  const role = roleOf(pick, die)
  if (role === 'kept')
    return isPlus(dice[die] ?? 6) ? withToggled(dice, pick, die) : withMain(dice, pick, die)
  if (role === 'added') return withMain(dice, pick, die)
  if (!isPlus(dice[die] ?? 6) || dice.length === 1) return pick
  const others = dice.map((face, at) => (at === die ? 0 : face))
  const main = others.indexOf(Math.max(...others))
  return legalPick(dice, { main, plus: pick.plus & ~(1 << main) })
}

/** After a die was turned for focus: one that counted nowhere is added, or leads if it is higher than the main die. */
export function withTurned(dice: readonly number[], pick: DicePick, die: number): DicePick {
  const legal = legalPick(dice, pick)
  if (roleOf(legal, die) !== 'kept') return legal
  const face = dice[die] ?? 0
  if (isPlus(face)) return withToggled(dice, legal, die)
  return face > (dice[legal.main] ?? 0) ? withMain(dice, legal, die) : legal
}

/** All choices there are. */
function picks(dice: readonly number[]): DicePick[] {
  const found: DicePick[] = []
  for (const main of dice.keys())
    for (let plus = 0; plus < 1 << dice.length; plus++)
      if (commitLike(dice, main, plus) !== undefined) found.push({ main, plus })
  return found
}

/** The listed move that this choice stands for. */
export function commitOf(dice: readonly number[], { main, plus }: DicePick): Move {
  const move = commitLike(dice, main, plus)
  if (move === undefined) throw new Error('A choice of dice that nobody can commit.')
  return move
}

/** Damage that counts: what an enemy has left, and no more; a boss takes all of it. */
const harm = ({ hits }: CommitForecast): number =>
  hits.reduce((sum, { health, left }) => sum + health - left, 0)

/** Success first, then damage, then what unused dice give and there is room for; the fewest dice last. */
export function bestPick(state: State, roll: Roll): DicePick {
  const hero = activeHero(state)
  const worth = (pick: DicePick): number => {
    const forecast = commitForecast(state, roll, pick.main, pick.plus)
    const { success, gain, result } = forecast
    if (!success) return result
    const { focus, health } = afterGain(hero, gain)
    return 10_000 + 100 * harm(forecast) + focus + 2 * health
  }
  const all = picks(roll.dice)
  const worths = all.map(worth)
  const best = all[worths.indexOf(Math.max(...worths))]
  if (best === undefined) throw new Error('There are dice to choose from.')
  return best
}
