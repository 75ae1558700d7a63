import { type Skill, skills } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { checkOf } from '../../rules/check/declared-action.ts'
import { profileOf } from '../../rules/check/profile.ts'
import { aimed, declares } from '../../rules/check/target-preview.ts'
import { roomAt } from '../../rules/dungeon/grid.ts'
import { planOf } from '../../rules/turn/actions.ts'
import type { Plan, State } from '../../state.ts'

/** A target or skill to be selected for an action. */
export interface Selection {
  readonly options: readonly Move[]
  readonly selected?: Move
}

/** An action about to be declared: its targets and its skill. */
export interface ActionDraft {
  readonly plan: Plan
  /** Where the action has a check that allows any skill. */
  readonly skill?: Skill
  /** Targets and skill; only the last can still be open. */
  readonly selections: readonly Selection[]
  /** Everything to be played. */
  readonly moves: readonly Move[]
  /** Everything is selected: the dice can be rolled. */
  readonly ready: boolean
}

/** The plan that a move would begin; none for moves that declare nothing. */
function declaredPlan(state: State, move: Move): Plan | undefined {
  if (declares(move)) return planOf(state, move)
  const room = move.do === 'step' ? roomAt(state, move.to) : undefined
  if (room === undefined || move.do !== 'step' || state.disarmed.includes(move.to)) return undefined
  return roomCards[room].trap && { deed: 'trap', by: room, bonus: 0, aims: [] }
}

/** An action as far as it has been selected: the moves are the action itself, then its targets and its skill. */
export function actionDraft(state: State, action: readonly Move[]): ActionDraft | undefined {
  const isTarget = (move: Move) => move.do === 'enemy' || move.do === 'target'
  const declared = action.filter(move => !isTarget(move) && move.do !== 'skill')
  const first = declared.findLast(move => move.do === 'step') ?? declared[0]
  const begun = first && declaredPlan(state, first)
  if (begun === undefined) return undefined
  const { plan, of, asked } = aimed(state, begun, action.filter(isTarget))
  const selections = asked.map(
    (selected, at): Selection => ({ options: aimed(state, begun, asked.slice(0, at)).of, selected }),
  )
  const moves = [...declared, ...asked]
  if (of.length > 0) return { plan, selections: [...selections, { options: of }], moves, ready: false }
  if (checkOf(plan)?.skill !== 'any') return { plan, selections, moves, ready: true }
  const skill = skillFor(state, plan, action)
  // A trap asks for the skill itself, once the hero has entered.
  if (plan.deed === 'trap') return { plan, skill, selections, moves, ready: true }
  const selected: Move = { do: 'skill', skill }
  const options = skills.map((name): Move => ({ do: 'skill', skill: name }))
  return {
    plan,
    skill,
    selections: [...selections, { options, selected }],
    moves: [...moves, selected],
    ready: true,
  }
}

/** The skill that was selected, or the likeliest to succeed. */
function skillFor(state: State, plan: Plan, action: readonly Move[]): Skill {
  const selected = action.findLast(move => move.do === 'skill')
  if (selected?.do === 'skill') return selected.skill
  const odds = skills.map(skill => profileOf(state, plan, skill).odds)
  return skills[odds.indexOf(Math.max(...odds))] ?? 'strength'
}
