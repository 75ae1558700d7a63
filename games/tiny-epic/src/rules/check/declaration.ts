import type { Clause } from '../../clause.ts'
import { type Source, skills } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeedKind, heroAt, type Plan, type Scene, type State } from '../../state.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { canPay } from '../heroes/attributes.ts'
import { pay } from '../heroes/health-and-focus.ts'
import { none, payOrNot, skill as skillMove } from '../moves.ts'
import type { Play } from '../play.ts'
import { checkOf, costOf, effectsOf, sourceOf } from './declared-action.ts'
import { aimedAt, aimOf, isAttackDeed, nextAim } from './targets.ts'

/* Declaring a deed: what it is, whom it is aimed at, which skill it takes (TE-9.21, TE-11.16). */

const clauses: Readonly<Record<DeedKind, Clause>> = {
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

/** The clause that a deed stands on. */
function whyOf(plan: Plan): Clause {
  return clauses[plan.deed]
}

export function begin(play: Play, plan: Plan): void {
  const { deed, by, area } = plan
  const declared = { type: 'declared', why: whyOf(plan), hero: play.who(), deed, by } as const
  play.tell(area ? { ...declared, area } : declared)
  aimOn(play, plan)
}

/** Asks whom until everything is aimed; then the deed is done or its dice are rolled. */
function aimOn(play: Play, plan: Plan): void {
  const { state } = play
  const aimed = nextAim(state, plan, effectsOf(plan))
  if (aimed.of !== undefined) {
    play.put({ do: 'aim', plan: aimed.plan })
    return
  }
  const check = checkOf(plan)
  const source = sourceOf(plan)
  if (check !== undefined && check.skill === 'any') play.put({ do: 'skill', plan: aimed.plan })
  else if (check !== undefined && check.skill !== 'any')
    play.put({ do: 'roll', plan: aimed.plan, skill: check.skill })
  else if (source !== undefined && isAttackDeed(plan)) {
    const attack = abilityFor(source, 'attack')
    if (attack === undefined) throw new Error(`${source} is no weapon.`)
    if (plan.area && attack.area) pay(play, state.turn.hero, attack.area.cost, source, 'TE-27.5')
    play.put({ do: 'roll', plan: aimed.plan, skill: attack.skill })
  } else doFreely(play, aimed.plan)
}

export function aimMoves(state: State, plan: Plan): readonly Move[] {
  return nextAim(state, plan, effectsOf(plan)).of ?? none
}

export function takeAim(play: Play, plan: Plan, move: Move | undefined): void {
  const aim = aimOf(move)
  const [enemy] = aim.enemies
  const [target] = aim.heroes
  play.tell({
    type: 'aimed',
    why: 'TE-11.16',
    hero: play.who(),
    by: plan.by,
    ...(enemy !== undefined && { enemy }),
    ...(target !== undefined && { target: play.who(target) }),
  })
  aimOn(play, aimedAt(plan, aim))
}

export function sceneOf(state: State, plan: Plan): Scene {
  const { hero } = state.turn
  return { why: whyOf(plan), by: plan.by, hero, place: heroAt(state, hero).place, aims: plan.aims }
}

/** A deed without a check: its cost, its effects, their spoils. */
function doFreely(play: Play, plan: Plan): void {
  const { state } = play
  const cost = costOf(plan, activeHero(state))
  if (cost !== undefined) pay(play, state.turn.hero, cost, plan.by, 'TE-16.11')
  play.put({ do: 'spoils' })
  play.put({ do: 'run', effects: effectsOf(plan), at: 0, scene: sceneOf(state, plan) })
}

export const skillMoves: readonly Move[] = Object.freeze(skills.map(skillMove))

export function chooseSkill(play: Play, plan: Plan, move: Move | undefined): void {
  if (move?.do !== 'skill') return
  play.tell({ type: 'skilled', why: 'TE-8.12', hero: play.who(), skill: move.skill })
  play.put({ do: 'roll', plan, skill: move.skill })
}

/** A triggered ability after the action, if it can be paid. */
export function afterMoves(state: State, source: Source): readonly Move[] {
  return canPay(activeHero(state), abilityFor(source, 'on')?.cost) ? payOrNot : none
}

export function after(play: Play, source: Source, move: Move | undefined): void {
  if (move?.do === 'pay') begin(play, { deed: 'after', by: source, bonus: 0, aims: [] })
  else if (move !== undefined)
    play.tell({ type: 'declined', why: 'TE-16.12', hero: play.who(), what: source })
}
