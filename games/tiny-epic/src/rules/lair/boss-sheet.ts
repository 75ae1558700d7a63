import { bossSheets } from '../../content/bosses.ts'
import type { Move } from '../../move.ts'
import { activeHero, type State } from '../../state.ts'
import { doorCell, isDoor, lair } from '../dungeon/grid.ts'
import { isStealthy } from '../heroes/attributes.ts'
import { enter, leave, space } from '../moves.ts'
import type { Play } from '../play.ts'
import { isDoorOpen, openLair } from './lair-door.ts'

/* Movement on the spaces of the boss sheet (TE-21). */

/** The number of the space with the black arrows; 0 before Act 2. */
function entranceSpace(state: State): number {
  return state.boss === undefined ? 0 : bossSheets[state.boss.card].entrance
}

function isOccupied(state: State, number: number): boolean {
  for (const hero of state.heroes) if (hero.space === number) return true
  return false
}

/** A step on the sheet: to a free space, or to the Lair Door, and what it costs. */
interface SheetStep {
  readonly move: Move
  readonly cost: number
}

const noSteps: readonly SheetStep[] = Object.freeze([])

/** Along the chain, past occupied spaces, to the first free one; past the entrance space also out (TE-21.10). */
function alongChain(state: State, from: number, by: 1 | -1, cost: number, inside: boolean): SheetStep[] {
  const found: SheetStep[] = []
  let price = cost
  for (let number = from + by; number >= 1 && number <= 6; number += by) {
    price += 1
    if (!isOccupied(state, number)) {
      found.push({ move: space(number), cost: price })
      break
    }
    if (inside && number === entranceSpace(state)) found.push({ move: leave, cost: price + 1 })
  }
  return found
}

/** Steps from the Lair Door onto the sheet, on it, and off it, with their cost in Speed. */
export function sheetSteps(state: State): readonly SheetStep[] {
  const { place, space: here } = activeHero(state)
  if (place !== lair && !isDoor(state, place)) return noSteps
  const entrance = entranceSpace(state)
  if (place === lair) {
    const found = [...alongChain(state, here, -1, 0, true), ...alongChain(state, here, 1, 0, true)]
    if (here === entrance) found.push({ move: leave, cost: 1 })
    return found
  }
  if (!isDoorOpen(state)) return noSteps
  if (state.act === 1 || !isOccupied(state, entrance)) return [{ move: enter, cost: 1 }]
  return [...alongChain(state, entrance, -1, 1, false), ...alongChain(state, entrance, 1, 1, false)]
}

/** The space that a step leads to; 0 for the Lair Door. */
export function spaceAfter(state: State, move: Move): number {
  return move.do === 'space' ? move.space : move.do === 'enter' ? entranceSpace(state) : 0
}

function costOf(state: State, move: Move): number {
  const to = spaceAfter(state, move)
  const found = sheetSteps(state).find(step => spaceAfter(state, step.move) === to)
  if (found === undefined) throw new Error('There is no such step on the boss sheet.')
  return found.cost
}

export function takeSheetStep(play: Play, move: Move): void {
  const { state } = play
  const { turn } = state
  const hero = activeHero(state)
  turn.spent += costOf(state, move)
  if (move.do === 'enter' && state.act === 1) openLair(play)
  const from = hero.place
  const leaves = move.do === 'leave'
  hero.place = leaves ? doorCell(state) : lair
  hero.space = spaceAfter(state, move)
  turn.landed = !leaves
  const why = leaves ? 'TE-21.3' : 'TE-21.2'
  const { place: to, space: number } = hero
  play.tell({
    type: 'moved',
    why,
    hero: play.who(),
    from,
    to,
    by: 'lair',
    ...(!leaves && { space: number }),
  })
  if (leaves) play.put({ do: 'halt', walk: { to, by: 'step', stealth: isStealthy(state, hero) } })
}

/** The effect of the space the hero has come to, when movement ends there: once (TE-21.6, TE-21.9). */
export function endMovementOnSpace(play: Play): void {
  const { state } = play
  const { turn, boss } = state
  const hero = activeHero(state)
  if (!turn.landed || boss === undefined) return
  turn.landed = false
  const effects = bossSheets[boss.card].spaces[hero.space - 1]?.effects ?? []
  play.tell({ type: 'landed', why: 'TE-21.6', hero: play.who(), space: hero.space })
  if (effects.length === 0) return
  const context = { why: 'TE-21.6', by: boss.card, hero: turn.hero, place: lair, targets: [] } as const
  play.put({ do: 'run', effects, at: 0, context })
}
