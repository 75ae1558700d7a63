import type { Clause } from '../../clause.ts'
import type { Ability, Cost } from '../../content/effect.ts'
import type { Move } from '../../move.ts'
import { activeHero, type HeroState, type Place, type State } from '../../state.ts'
import { attackTargets, hasTargets } from '../check/targets.ts'
import { hasEnemy, hasHero } from '../dungeon/figures.ts'
import { cellCount, facedownTo, isDoor, lair, roomAt, roomCardAt } from '../dungeon/grid.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { canPay, isStealthy, speedLeft } from '../heroes/attributes.ts'
import { sheetSteps } from '../lair/boss-sheet.ts'
import { isDoorOpen } from '../lair/lair-door.ts'
import { hasDestination } from '../movement/movement.ts'

/* Whether an action can be taken in a turn, and the clause that forbids it: the one source of both (TE-5.1, TE-UI.4). */

/** A use of a card or of a printed slot. */
export type AbilityUse = Extract<Move, { do: 'attack' | 'cast' | 'special' | 'free' }>

/** An action of a turn. `enter` is the way onto the boss sheet, by its entrance space or past it. */
export type TurnAction =
  | AbilityUse
  | Extract<Move, { do: 'rest' | 'search' | 'disarm' | 'room' | 'portal' | 'enter' | 'explore' | 'taunt' }>

/** Yes, or the clause that forbids it. */
export type Availability = true | Clause

export const tauntPrice = 2
export const portalPrice = 2
/** Spaces of the torch track (TE-16.9). */
export const explorePrice = 1

/** Can the hero at turn take this action now? */
export function availability(state: State, action: TurnAction): Availability {
  const { turn } = state
  const hero = activeHero(state)
  switch (action.do) {
    case 'rest':
      return turn.acted ? 'TE-5.1' : true
    case 'attack':
    case 'cast':
    case 'special':
      return turn.acted ? 'TE-5.1' : abilityAvailability(state, hero, action)
    case 'free':
      return abilityAvailability(state, hero, action)
    case 'search':
      if (turn.acted) return 'TE-5.1'
      if (hero.place === lair) return 'TE-10.8'
      if (roomCardAt(state, hero.place)?.search === undefined) return 'TE-10.2'
      return isUndisturbed(state, hero.place) || 'TE-10.3'
    case 'disarm':
      if (turn.acted) return 'TE-5.1'
      if (hero.place === lair) return 'TE-10.8'
      if (roomCardAt(state, hero.place)?.disarm === undefined) return 'TE-10.6'
      if (state.disarmed.includes(hero.place)) return 'TE-10.7'
      return isUndisturbed(state, hero.place) || 'TE-10.3'
    case 'room': {
      if (roomCardAt(state, hero.place)?.free === undefined) return 'TE-16.16'
      const room = roomAt(state, hero.place)
      return room !== undefined && turn.used.includes(room) ? 'TE-16.17' : true
    }
    case 'portal':
      if (roomCardAt(state, hero.place)?.portal === undefined) return 'TE-6.8'
      return turn.stopped ? 'TE-6.9' : mayMove(state, portalPrice)
    case 'enter': {
      if (!isDoor(state, hero.place)) return 'TE-16.6'
      if (!isDoorOpen(state)) return 'TE-20.1'
      if (turn.stopped) return 'TE-20.4'
      const moving = mayMove(state)
      if (moving !== true) return moving
      const left = speedLeft(state)
      return sheetSteps(state).some(({ cost }) => cost <= left) || 'TE-21.8'
    }
    case 'explore':
      if (state.act === 2) return 'TE-20.6'
      return canExplore(state, hero.place) || 'TE-16.9'
    case 'taunt':
      if (state.boss === undefined) return 'TE-16.18'
      if (state.boss.place === hero.place) return 'TE-22.15'
      return hero.focus >= tauntPrice || 'TE-4.2'
  }
}

/** The same for a card or slot, whether or not the heroic action is taken: an effect may grant another (TE-26.5). */
export function abilityAvailability(state: State, hero: HeroState, use: AbilityUse): Availability {
  const ability = abilityFor(use.with, use.do)
  return ability === undefined ? 'TE-11.16' : usability(state, hero, ability, isArea(use))
}

/** An attack with an area can be made on one enemy or on all of them. */
export function isArea(use: AbilityUse): boolean {
  return use.do === 'attack' && use.area === true
}

/** An ability that is used as an action of a turn. */
export type UsableAbility = Extract<Ability, { when: AbilityUse['do'] }>

export function usability(
  state: State,
  hero: HeroState,
  ability: UsableAbility,
  area: boolean,
): Availability {
  switch (ability.when) {
    case 'attack': {
      if (!area) return attackTargets(state, ability, false).length > 0 || 'TE-11.5'
      const payable = costAvailability(hero, ability.area?.cost)
      return payable === true ? attackTargets(state, ability, true).length > 0 || 'TE-11.16' : payable
    }
    case 'cast':
      return hasTargets(state, ability.check.ok) || 'TE-11.1'
    case 'special':
      return hero.place !== lair || 'TE-10.8'
    case 'free': {
      const payable = costAvailability(hero, ability.cost)
      if (payable !== true) return payable
      for (const effect of ability.effects) {
        // A teleport is movement (TE-6.12); a hero who has stealth cannot buy it again.
        if (effect.do === 'teleport' && !canMove(state)) return state.turn.still ? 'TE-5.2' : 'TE-6.9'
        if (effect.do === 'teleport' && !hasDestination(state)) return 'TE-6.15'
        if (effect.do === 'stealth' && isStealthy(state, hero)) return 'TE-6.4'
      }
      return hasTargets(state, ability.effects) || 'TE-11.16'
    }
  }
}

function costAvailability(hero: HeroState, cost: Cost | undefined): Availability {
  if (canPay(hero, cost)) return true
  return hero.focus < (cost?.focus ?? 0) ? 'TE-4.2' : 'TE-16.19'
}

/** Neither stopped by an enemy nor ended by a heroic action (TE-5.2, TE-6.2). */
export function canMove(state: State): boolean {
  return !state.turn.still && !state.turn.stopped
}

/** Can the hero at turn spend so much Speed? */
export function mayMove(state: State, speed = 1): Availability {
  if (state.turn.still) return 'TE-5.2'
  if (state.turn.stopped) return 'TE-6.2'
  return speedLeft(state) >= speed || 'TE-4.3'
}

/** Search and disarm: no enemy in the room, or another conscious hero (TE-10.3). */
function isUndisturbed(state: State, place: Place): boolean {
  return !hasEnemy(state, place) || hasHero(state, place, state.turn.hero)
}

function canExplore(state: State, place: Place): boolean {
  for (let direction = 0; direction < 4 && place < cellCount; direction++)
    if (facedownTo(state, place, direction) >= 0) return true
  return false
}

/** Facedown cards behind corridors of the hero's room (TE-16.8). */
export function explorable(state: State): Place[] {
  const { place } = activeHero(state)
  const found: Place[] = []
  for (let direction = 0; direction < 4 && place < cellCount; direction++) {
    const cell = facedownTo(state, place, direction)
    if (cell >= 0) found.push(cell)
  }
  return found
}
