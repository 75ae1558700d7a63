import type { Clause } from '../../clause.ts'
import { type Source, skills } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import {
  type ActionKind,
  activeHero,
  type DeclaredAction,
  type EffectContext,
  heroAt,
  type State,
} from '../../state.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { canPay } from '../heroes/attributes.ts'
import { pay } from '../heroes/health-and-focus.ts'
import { none, payOrNot, skill as skillMove } from '../moves.ts'
import type { Play } from '../play.ts'
import { checkOf, costOf, effectsOf, sourceOf } from './declared-action.ts'
import { isWeaponAttack, nextTargets, targetsOfMove, withTargets } from './targets.ts'

/* Declaring an action: what it is, whom it is aimed at, which skill it takes (TE-9.21, TE-11.16). */

const clauses: Readonly<Record<ActionKind, Clause>> = {
  trap: 'TE-8.8',
  search: 'TE-10.2',
  disarm: 'TE-10.6',
  room: 'TE-16.16',
  cast: 'TE-11.1',
  special: 'TE-5.1',
  melee: 'TE-11.5',
  missile: 'TE-11.5',
  free: 'TE-16.1',
  after: 'TE-16.12',
}

/** The clause that an action is based on. */
function whyOf(action: DeclaredAction): Clause {
  return clauses[action.kind]
}

export function declare(play: Play, action: DeclaredAction): void {
  const { kind: deed, by, area } = action
  const declared = { type: 'declared', why: whyOf(action), hero: play.who(), deed, by } as const
  play.tell(area ? { ...declared, area } : declared)
  askForTargets(play, action)
}

/** Asks whom until everything is aimed; then it is done or its dice are rolled. */
function askForTargets(play: Play, action: DeclaredAction): void {
  const { state } = play
  const aimed = nextTargets(state, action, effectsOf(action))
  if (aimed.of !== undefined) {
    play.put({ do: 'aim', action: aimed.action })
    return
  }
  const check = checkOf(action)
  const source = sourceOf(action)
  if (check !== undefined && check.skill === 'any') play.put({ do: 'skill', action: aimed.action })
  else if (check !== undefined && check.skill !== 'any')
    play.put({ do: 'roll', action: aimed.action, skill: check.skill })
  else if (source !== undefined && isWeaponAttack(action)) {
    const attack = abilityFor(source, 'attack')
    if (attack === undefined) throw new Error(`${source} is no weapon.`)
    if (action.area && attack.area) pay(play, state.turn.hero, attack.area.cost, source, 'TE-27.5')
    play.put({ do: 'roll', action: aimed.action, skill: attack.skill })
  } else performWithoutCheck(play, aimed.action)
}

export function targetMoves(state: State, action: DeclaredAction): readonly Move[] {
  return nextTargets(state, action, effectsOf(action)).of ?? none
}

export function chooseTarget(play: Play, action: DeclaredAction, move: Move | undefined): void {
  const { by } = action
  const hero = play.who()
  if (move?.do === 'enemy') play.tell({ type: 'aimed', why: 'TE-11.16', hero, by, enemy: move.enemy })
  else if (move?.do === 'target')
    play.tell({ type: 'aimed', why: 'TE-11.16', hero, by, target: play.who(move.hero) })
  else play.tell({ type: 'aimed', why: 'TE-11.16', hero, by })
  askForTargets(play, withTargets(action, targetsOfMove(move)))
}

export function effectContext(state: State, action: DeclaredAction): EffectContext {
  const { hero } = state.turn
  return {
    why: whyOf(action),
    by: action.by,
    hero,
    place: heroAt(state, hero).place,
    targets: action.targets,
  }
}

/** An action without a check: its cost, its effects, their spoils. */
function performWithoutCheck(play: Play, action: DeclaredAction): void {
  const { state } = play
  const cost = costOf(action, activeHero(state))
  if (cost !== undefined) pay(play, state.turn.hero, cost, action.by, 'TE-16.11')
  play.put({ do: 'spoils' })
  play.put({ do: 'run', effects: effectsOf(action), at: 0, context: effectContext(state, action) })
}

export const skillMoves: readonly Move[] = Object.freeze(skills.map(skillMove))

export function chooseSkill(play: Play, action: DeclaredAction, move: Move | undefined): void {
  if (move?.do !== 'skill') return
  play.tell({ type: 'skilled', why: 'TE-8.12', hero: play.who(), skill: move.skill })
  play.put({ do: 'roll', action, skill: move.skill })
}

/** A triggered ability after the action, if it can be paid. */
export function afterActionMoves(state: State, source: Source): readonly Move[] {
  return canPay(activeHero(state), abilityFor(source, 'on')?.cost) ? payOrNot : none
}

export function afterAction(play: Play, source: Source, move: Move | undefined): void {
  if (move?.do === 'pay') declare(play, { kind: 'after', by: source, bonus: 0, targets: [] })
  else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-16.12', hero: play.who(), what: source })
}
