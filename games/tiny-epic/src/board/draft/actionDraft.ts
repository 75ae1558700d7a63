import { type Skill, skills } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { checkOf } from '../../rules/check/declared-action.ts'
import { profileOf } from '../../rules/check/profile.ts'
import { aimed, declares } from '../../rules/check/target-preview.ts'
import { roomAt } from '../../rules/dungeon/grid.ts'
import { planOf } from '../../rules/turn/actions.ts'
import type { Plan, State } from '../../state.ts'

/* What is about to be declared: the deed, whom it is aimed at, with which skill. */

/** A choice within a deed, and what is chosen so far. */
export interface Choice {
  readonly of: readonly Move[]
  readonly now?: Move
}

export interface Draft {
  readonly plan: Plan
  /** Where the deed has a check and any skill will do. */
  readonly skill?: Skill
  /** Whom, and with which skill; all but the last are made. */
  readonly choices: readonly Choice[]
  /** Everything to be played. */
  readonly moves: readonly Move[]
  /** Nothing is left to choose before the dice. */
  readonly ready: boolean
}

/** The deed that a move would begin; none for moves that declare nothing. */
function begun(state: State, move: Move): Plan | undefined {
  if (declares(move)) return planOf(state, move)
  const room = move.do === 'step' ? roomAt(state, move.to) : undefined
  if (room === undefined || move.do !== 'step' || state.disarmed.includes(move.to)) return undefined
  return roomCards[room].trap && { deed: 'trap', by: room, bonus: 0, aims: [] }
}

/** A deed thought through as far as it has been chosen. What follows the deed itself says whom and with which skill. */
export function draftOf(state: State, deed: readonly Move[]): Draft | undefined {
  const steps = deed.filter(move => move.do === 'step')
  const declared = deed.filter(move => move.do !== 'enemy' && move.do !== 'target' && move.do !== 'skill')
  const first = steps.at(-1) ?? declared[0]
  const begins = first && begun(state, first)
  if (begins === undefined) return undefined
  const whom = deed.filter(move => move.do === 'enemy' || move.do === 'target')
  const { plan, of, asked } = aimed(state, begins, whom)
  const choices: Choice[] = asked.map((now, at) => ({ of: aimed(state, begins, asked.slice(0, at)).of, now }))
  const moves = [...declared, ...asked]
  if (of.length > 0) return { plan, choices: [...choices, { of }], moves, ready: false }
  if (checkOf(plan)?.skill !== 'any') return { plan, choices, moves, ready: true }
  const skill = skillFor(state, plan, deed)
  // A trap asks for the skill by itself, once the hero is in.
  if (plan.deed === 'trap') return { plan, skill, choices, moves, ready: true }
  const now: Move = { do: 'skill', skill }
  const all = skills.map((name): Move => ({ do: 'skill', skill: name }))
  return { plan, skill, choices: [...choices, { of: all, now }], moves: [...moves, now], ready: true }
}

/** The skill that was touched, or the likeliest. */
function skillFor(state: State, plan: Plan, deed: readonly Move[]): Skill {
  const wish = deed.findLast(move => move.do === 'skill')
  if (wish?.do === 'skill') return wish.skill
  const odds = skills.map(skill => profileOf(state, plan, skill).odds)
  return skills[odds.indexOf(Math.max(...odds))] ?? 'strength'
}
