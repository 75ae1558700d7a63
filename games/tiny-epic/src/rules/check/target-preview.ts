import type { Move } from '../../move.ts'
import type { Plan, State } from '../../state.ts'
import { planOf } from '../turn/actions.ts'
import { effectsOf } from './declared-action.ts'
import { aimOf, nextAim } from './targets.ts'

/** What a move would declare: a deed that has to be aimed, or something that is done at once. */
export function declares(move: Move): boolean {
  switch (move.do) {
    case 'attack':
    case 'cast':
    case 'special':
    case 'free':
    case 'search':
    case 'disarm':
    case 'room':
      return true
    default:
      return false
  }
}

export interface Intent {
  /** With all targets that are known. */
  readonly plan: Plan
  /** Whom else it has to be aimed at; empty once everything is. */
  readonly of: readonly Move[]
  /** The answers that will be asked for: a lone target needs none. */
  readonly asked: readonly Move[]
}

/** A deed before it is declared, aimed as these answers say (TE-UI.7): nothing has happened yet. */
export function intend(state: State, move: Move, whom: readonly Move[] = []): Intent {
  return aimed(state, planOf(state, move), whom)
}

/** The same for a deed that is declared and being aimed. */
export function aimed(state: State, declared: Plan, whom: readonly Move[] = []): Intent {
  let plan = declared
  const asked: Move[] = []
  for (;;) {
    const next = nextAim(state, plan, effectsOf(plan))
    const choices = next.of ?? []
    if (choices.length === 0) return { plan: next.plan, of: choices, asked }
    const wanted = whom[asked.length]
    const answer = choices.length === 1 ? choices[0] : choices.find(one => same(one, wanted))
    if (answer === undefined) return { plan: next.plan, of: choices, asked }
    if (choices.length > 1) asked.push(answer)
    plan = { ...next.plan, aims: [...next.plan.aims, aimOf(answer)] }
  }
}

function same(one: Move, other: Move | undefined): boolean {
  if (one.do === 'enemy') return other?.do === 'enemy' && one.enemy === other.enemy
  return one.do === 'target' && other?.do === 'target' && one.hero === other.hero
}
