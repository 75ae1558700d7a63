import type { Effects } from '../../content/effect.ts'
import type { Source } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { activeHero, type HeroState, type Place, type Plan, type State } from '../../state.ts'
import { attackTargets, isAimable } from '../check/targets.ts'
import { hasEnemy, hasHero } from '../dungeon/figures.ts'
import { cellCount, facedownTo, lair, roomAt } from '../dungeon/grid.ts'
import { abilitiesOf, abilityFor, itemsOf, sourcesOf } from '../heroes/abilities.ts'
import { canPay, isStealthy, speedLeft } from '../heroes/attributes.ts'
import { canShift } from '../heroes/equipment.ts'
import { strides } from '../lair/boss-sheet.ts'
import { addWays, hasDestination } from '../movement/movement.ts'
import {
  attack,
  cast,
  decline,
  disarm,
  discard,
  end,
  explore,
  free,
  portal,
  rest,
  room as roomMove,
  search,
  shift,
  special,
  taunt,
  volley,
} from '../moves.ts'

/* What a hero may do in a turn (TE-5.1). */

/** Neither stopped by an enemy nor ended by a heroic action (TE-5.2, TE-6.2). */
export function canMove(state: State): boolean {
  return !state.turn.still && !state.turn.stopped
}

/** Search and disarm: no enemy in the room, or another conscious hero (TE-10.3). */
export function isUndisturbed(state: State, place: Place): boolean {
  return !hasEnemy(state, place) || hasHero(state, place, state.turn.hero)
}

export const tauntPrice = 2
export const portalPrice = 2

/** Facedown cards behind corridors of the hero's room (TE-16.8). */
export function explorable(state: State): Place[] {
  const { place } = activeHero(state)
  if (place >= cellCount) return []
  return [0, 1, 2, 3].map(direction => facedownTo(state, place, direction)).filter(cell => cell >= 0)
}

function canExplore(state: State, place: Place): boolean {
  if (place >= cellCount) return false
  for (let direction = 0; direction < 4; direction++)
    if (facedownTo(state, place, direction) >= 0) return true
  return false
}

export function turnMoves(state: State): Move[] {
  const { turn } = state
  const hero = activeHero(state)
  const moves: Move[] = [end]
  const sources = sourcesOf(hero)
  if (canMove(state)) addSteps(state, hero, moves)
  if (!turn.acted) addDeeds(state, hero, sources, moves)
  addFree(state, hero, sources, moves)
  for (const card of itemsOf(hero)) moves.push(discard(turn.hero, card))
  if (canShift(hero)) moves.push(shift)
  return moves
}

function addSteps(state: State, hero: HeroState, moves: Move[]): void {
  const left = speedLeft(state)
  if (left === 0) return
  addWays(state, hero.place, moves)
  for (const { move, cost } of strides(state)) if (cost <= left) moves.push(move)
  const room = roomAt(state, hero.place)
  if (left >= portalPrice && room !== undefined && roomCards[room].portal) moves.push(portal)
}

function addDeeds(state: State, hero: HeroState, sources: readonly Source[], moves: Move[]): void {
  moves.push(rest)
  const room = roomAt(state, hero.place)
  if (room !== undefined && isUndisturbed(state, hero.place)) {
    const card = roomCards[room]
    if (card.search !== undefined) moves.push(search)
    if (card.disarm !== undefined && !state.disarmed.includes(hero.place)) moves.push(disarm)
  }
  for (const source of sources) addDeed(state, hero, source, moves)
}

function addDeed(state: State, hero: HeroState, source: Source, moves: Move[]): void {
  for (const ability of abilitiesOf(source)) {
    if (ability.when === 'attack') {
      if (attackTargets(state, ability, false).length > 0) moves.push(attack(source))
      if (ability.area && canPay(hero, ability.area.cost) && attackTargets(state, ability, true).length > 0)
        moves.push(volley(source))
    } else if (ability.when === 'cast') {
      if (isAimable(state, ability.check.ok)) moves.push(cast(source))
    } else if (ability.when === 'special' && hero.place !== lair) moves.push(special(source))
  }
}

/** Attacks of one kind that the hero can make now: what a spell may grant (TE-26.5). */
export function extraMoves(state: State, kind: 'melee' | 'missile'): Move[] {
  const moves: Move[] = []
  const hero = activeHero(state)
  for (const source of sourcesOf(hero))
    if (abilityFor(source, 'attack')?.kind === kind) addDeed(state, hero, source, moves)
  moves.push(decline)
  return moves
}

function addFree(state: State, hero: HeroState, sources: readonly Source[], moves: Move[]): void {
  const { turn } = state
  for (const source of sources)
    for (const ability of abilitiesOf(source))
      if (ability.when === 'free' && canPay(hero, ability.cost) && isUsable(state, ability.effects))
        moves.push(free(source))
  const room = roomAt(state, hero.place)
  if (room !== undefined && roomCards[room].free !== undefined && !turn.used.includes(room))
    moves.push(roomMove)
  if (state.act === 1 && canExplore(state, hero.place)) moves.push(explore)
  const { boss } = state
  if (boss !== undefined && boss.place !== hero.place && hero.focus >= tauntPrice) moves.push(taunt)
}

function isUsable(state: State, effects: Effects): boolean {
  for (const effect of effects) {
    // A teleport is movement (TE-6.12); stealth that one has cannot be bought again.
    if (effect.do === 'teleport' && (!canMove(state) || !hasDestination(state))) return false
    if (effect.do === 'stealth' && isStealthy(state, activeHero(state))) return false
  }
  return isAimable(state, effects)
}

/** What a move of the turn declares. */
export function planOf(state: State, move: Move): Plan {
  const room = roomAt(state, activeHero(state).place)
  switch (move.do) {
    case 'attack': {
      const kind = abilityFor(move.with, 'attack')?.kind
      if (kind === undefined) break
      if (move.area) return { deed: kind, by: move.with, bonus: 0, area: true, aims: [] }
      return { deed: kind, by: move.with, bonus: 0, aims: [] }
    }
    case 'cast':
    case 'special':
    case 'free':
      return { deed: move.do, by: move.with, bonus: 0, aims: [] }
    case 'search':
    case 'disarm':
    case 'room':
      if (room !== undefined) return { deed: move.do, by: room, bonus: 0, aims: [] }
  }
  throw new Error(`"${move.do}" declares nothing.`)
}

export function isPossible(state: State, { by, deed, area }: Plan): boolean {
  if (deed === 'search' || deed === 'disarm') return true
  const hero = activeHero(state)
  const moves: Move[] = []
  for (const source of sourcesOf(hero)) if (source === by) addDeed(state, hero, source, moves)
  return moves.some(move => (area === true) === (move.do === 'attack' && move.area === true))
}
