import type { Ability, Effect, Effects, Target } from '../../content/effect.ts'
import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeclaredAction, type Place, type State, type Targets } from '../../state.ts'
import { enemiesOf, enemiesWithin, heroesWithin, isGoblin, placeOf } from '../dungeon/figures.ts'
import { cellCount, isRevealed } from '../dungeon/grid.ts'
import { distances, sight } from '../dungeon/range-and-sight.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { enemy as enemyMove, target as heroMove } from '../moves.ts'
import { sourceOf } from './declared-action.ts'

/* Whom an action is aimed at: fixed when it is declared, before any roll (TE-11.16). */

type Attack = Extract<Ability, { when: 'attack' }>

const nobody: Targets = Object.freeze({ enemies: Object.freeze([]), heroes: Object.freeze([]) })
const enemiesAim = (enemies: readonly Enemy[]): Targets => ({ enemies, heroes: [] })
const heroesAim = (heroes: readonly number[]): Targets => ({ enemies: [], heroes })

function targetOf(effect: Effect): Target | undefined {
  return 'target' in effect ? effect.target : undefined
}

/** One enemy in the room, or in line of sight and range but not in the room (TE-11.5); an area takes all (TE-27.5). */
export function attackTargets(state: State, attack: Attack, area: boolean): Enemy[] {
  const { place } = activeHero(state)
  if (area) return enemiesWithin(state, place, attack.area?.within ?? 0)
  if (attack.kind === 'melee') return enemiesWithin(state, place, 'room')
  const found: Enemy[] = []
  for (const enemy of enemiesOf(state)) if (isInRange(state, attack, placeOf(state, enemy))) found.push(enemy)
  return found
}

/** Can a missile of the hero at turn hit this place? */
function isInRange(state: State, attack: Attack, place: Place): boolean {
  const steps = sight(state, activeHero(state).place, place)
  return steps > 0 && steps <= (attack.range ?? 0)
}

/** The revealed rooms that an attack reaches (TE-UI.10). */
export function attackRange(state: State, attack: Attack, area: boolean): Place[] {
  const { place } = activeHero(state)
  if (place >= cellCount) return []
  const rooms = [...state.cells.keys()].filter(cell => isRevealed(state, cell))
  if (area) {
    const steps = distances(state, place, false)
    const { within = 'room' } = attack.area ?? {}
    return rooms.filter(cell => (steps[cell] ?? 99) <= (within === 'room' ? 0 : within))
  }
  return attack.kind === 'melee' ? [place] : rooms.filter(cell => isInRange(state, attack, cell))
}

/** The enemies a target can mean. */
function enemiesFor(
  state: State,
  target: Extract<Target, { to: 'enemy' | 'enemies' }>,
  first?: Enemy,
): Enemy[] {
  const from =
    target.from === 'first' && first !== undefined ? placeOf(state, first) : activeHero(state).place
  const found = enemiesWithin(state, from, target.within)
  if (target.from !== 'first' && (target.to !== 'enemy' || target.only !== 'goblin')) return found
  return found.filter(
    enemy =>
      (target.from !== 'first' || enemy !== first) &&
      (target.to !== 'enemy' || target.only !== 'goblin' || isGoblin(enemy)),
  )
}

/** The answers to "whom?", or the aim itself where nothing is to be chosen. */
export function targetChoices(
  state: State,
  effect: Effect,
  first?: Enemy,
): { readonly aim: Targets } | { readonly of: Move[] } {
  const target = targetOf(effect)
  switch (target?.to) {
    case undefined:
    case 'self':
    case 'attacker':
      return { aim: nobody }
    case 'heroes':
      return { aim: heroesAim(heroesWithin(state, activeHero(state).place, target.within, false)) }
    case 'enemies':
      return { aim: enemiesAim(enemiesFor(state, target, first)) }
    case 'hero':
      return { of: heroesWithin(state, activeHero(state).place, target.within, false).map(heroMove) }
    case 'enemy':
      return { of: enemiesFor(state, target, first).map(enemyMove) }
  }
}

/** Does an effect without any such enemy make the action impossible? The second part of a spell does not (TE-27.7). */
export function hasTargets(state: State, effects: Effects): boolean {
  for (const effect of effects) {
    const target = targetOf(effect)
    if (target === undefined || (target.to !== 'enemy' && target.to !== 'enemies')) continue
    if (target.from !== 'first' && enemiesFor(state, target).length === 0) return false
  }
  return true
}

export function targetsOfMove(move: Move | undefined): Targets {
  if (move?.do === 'enemy') return enemiesAim([move.enemy])
  if (move?.do === 'target') return heroesAim([move.hero])
  return nobody
}

/** The action with one more aim. */
export function withTargets(action: DeclaredAction, aim: Targets): DeclaredAction {
  const { kind, by, bonus, area } = action
  const targets = [...action.targets, aim]
  return area ? { kind, by, bonus, area, targets } : { kind, by, bonus, targets }
}

/** What is still to be aimed in an action: its next choice, or the action with all that needs no choice. */
export function nextTargets(
  state: State,
  action: DeclaredAction,
  effects: Effects,
): { readonly action: DeclaredAction; readonly of?: Move[] } {
  let now = action
  const source = sourceOf(action)
  const attack = source && isWeaponAttack(action) ? abilityFor(source, 'attack') : undefined
  if (attack !== undefined) {
    if (now.targets.length > 0) return { action: now }
    const enemies = attackTargets(state, attack, action.area ?? false)
    return action.area
      ? { action: withTargets(now, enemiesAim(enemies)) }
      : { action: now, of: enemies.map(enemyMove) }
  }
  for (let at = now.targets.length; at < effects.length; at++) {
    const effect = effects[at]
    if (effect === undefined) break
    const choices = targetChoices(state, effect, now.targets[0]?.enemies[0])
    if ('of' in choices && choices.of.length > 0) return { action: now, of: choices.of }
    now = withTargets(now, 'aim' in choices ? choices.aim : nobody)
  }
  return { action: now }
}

export function isWeaponAttack(action: DeclaredAction): boolean {
  return action.kind === 'melee' || action.kind === 'missile'
}
