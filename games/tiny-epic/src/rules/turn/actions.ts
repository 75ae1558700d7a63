import type { Ability } from '../../content/effect.ts'
import type { Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeclaredAction, type HeroState, type State } from '../../state.ts'
import { roomAt } from '../dungeon/grid.ts'
import { abilitiesOf, abilityFor, itemsOf, sourcesOf } from '../heroes/abilities.ts'
import { speedLeft } from '../heroes/attributes.ts'
import { sheetSteps } from '../lair/boss-sheet.ts'
import { addSteps } from '../movement/movement.ts'
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
  room,
  search,
  special,
  taunt,
  volley,
} from '../moves.ts'
import {
  type AbilityUse,
  abilityAvailability,
  availability,
  canMove,
  isArea,
  type TurnAction,
  type UsableAbility,
  usability,
} from './availability.ts'

/* The legal moves of a turn (TE-5.1). */

export function turnMoves(state: State): Move[] {
  const { turn } = state
  const hero = activeHero(state)
  const moves: Move[] = [end]
  const sources = sourcesOf(hero)
  if (canMove(state)) addMovement(state, hero, moves)
  if (!turn.acted) {
    moves.push(rest)
    addAvailable(state, search, moves)
    addAvailable(state, disarm, moves)
    addUses(state, hero, sources, heroicUses, moves)
  }
  addUses(state, hero, sources, freeUses, moves)
  addAvailable(state, room, moves)
  addAvailable(state, explore, moves)
  addAvailable(state, taunt, moves)
  for (const card of itemsOf(hero)) moves.push(discard(turn.hero, card))
  return moves
}

function addAvailable(state: State, action: TurnAction, moves: Move[]): void {
  if (availability(state, action) === true) moves.push(action)
}

function addMovement(state: State, hero: HeroState, moves: Move[]): void {
  const left = speedLeft(state)
  if (left === 0) return
  addSteps(state, hero.place, moves)
  for (const { move, cost } of sheetSteps(state)) if (cost <= left) moves.push(move)
  if (availability(state, portal) === true) moves.push(portal)
}

/** The uses that are possible now. */
export function addUses(
  state: State,
  hero: HeroState,
  sources: readonly Source[],
  uses: UsesBySource,
  moves: Move[],
): void {
  for (const source of sources)
    for (const { use, ability, area } of uses(source))
      if (usability(state, hero, ability, area) === true) moves.push(use)
}

/** All that a hero's cards and slots can do in a turn, possible now or not. */
export function usesOf(hero: HeroState): AbilityUse[] {
  return sourcesOf(hero).flatMap(usesOfSource)
}

function usesOfSource(source: Source): AbilityUse[] {
  return abilitiesOf(source).flatMap(ability => usesOfAbility(source, ability))
}

/** What is asked about a use again and again, looked up once. */
interface KnownUse {
  readonly use: AbilityUse
  readonly ability: UsableAbility
  readonly area: boolean
}
type UsesBySource = (source: Source) => readonly KnownUse[]

/** Such uses of cards and slots. Made once, when a hero first has the card: they are asked for at every move. */
export function usesBySource(isSuch: (ability: UsableAbility) => boolean): UsesBySource {
  const known = new Map<Source, readonly KnownUse[]>()
  return source => {
    let uses = known.get(source)
    if (uses === undefined) {
      uses = usesOfSource(source).flatMap(use => {
        const ability = abilityFor(source, use.do)
        return ability !== undefined && isSuch(ability) ? [{ use, ability, area: isArea(use) }] : []
      })
      known.set(source, uses)
    }
    return uses
  }
}

const heroicUses = usesBySource(({ when }) => when !== 'free')
const freeUses = usesBySource(({ when }) => when === 'free')

function usesOfAbility(source: Source, ability: Ability): readonly AbilityUse[] {
  switch (ability.when) {
    case 'attack':
      return ability.area ? [attack(source), volley(source)] : [attack(source)]
    case 'cast':
      return [cast(source)]
    case 'special':
      return [special(source)]
    case 'free':
      return [free(source)]
    default:
      return []
  }
}

/** Attacks of one kind that the hero can make now: what a spell may grant (TE-26.5). */
export function extraAttackMoves(state: State, kind: 'melee' | 'missile'): Move[] {
  const hero = activeHero(state)
  const moves: Move[] = usesOf(hero).filter(
    use =>
      use.do === 'attack' &&
      abilityFor(use.with, 'attack')?.kind === kind &&
      abilityAvailability(state, hero, use) === true,
  )
  moves.push(decline)
  return moves
}

/** What a move of the turn declares. */
export function declaredAction(state: State, move: Move): DeclaredAction {
  const here = roomAt(state, activeHero(state).place)
  switch (move.do) {
    case 'attack': {
      const kind = abilityFor(move.with, 'attack')?.kind
      if (kind === undefined) break
      if (move.area) return { kind, by: move.with, bonus: 0, area: true, targets: [] }
      return { kind, by: move.with, bonus: 0, targets: [] }
    }
    case 'cast':
    case 'special':
    case 'free':
      return { kind: move.do, by: move.with, bonus: 0, targets: [] }
    case 'search':
    case 'disarm':
    case 'room':
      if (here !== undefined) return { kind: move.do, by: here, bonus: 0, targets: [] }
  }
  throw new Error(`"${move.do}" declares nothing.`)
}

/** Is a declared action still possible once the effect of a boss sheet's space is done (TE-21.9)? */
export function isStillPossible(state: State, { by, kind, area }: DeclaredAction): boolean {
  if (kind === 'search' || kind === 'disarm') return true
  const hero = activeHero(state)
  for (const source of sourcesOf(hero)) {
    if (source !== by) continue
    for (const use of heroicUses(source))
      if (use.area === (area === true) && usability(state, hero, use.ability, use.area) === true) return true
  }
  return false
}
