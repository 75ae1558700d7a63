import { type Skill, skills } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { checkOf } from '../../rules/check/declared-action.ts'
import { checkForecast, trapAction } from '../../rules/check/forecast.ts'
import { isDeclaration, previewDeclaredTargets } from '../../rules/check/target-preview.ts'
import { declaredAction } from '../../rules/turn/actions.ts'
import type { DeclaredAction, State } from '../../state.ts'

/** A target or skill to be selected for an action. */
export interface Selection {
  readonly options: readonly Move[]
  readonly selected?: Move
}

/** An action about to be declared: its targets and its skill. */
export interface ActionDraft {
  readonly action: DeclaredAction
  /** Where the action has a check that allows any skill. */
  readonly skill?: Skill
  /** Targets and skill; only the last can still be open. */
  readonly selections: readonly Selection[]
  /** Everything to be played. */
  readonly moves: readonly Move[]
  /** Everything is selected: the dice can be rolled. */
  readonly ready: boolean
}

/** The action that a move would begin; none for moves that declare nothing. */
function declaredBy(state: State, move: Move): DeclaredAction | undefined {
  if (isDeclaration(move)) return declaredAction(state, move)
  return move.do === 'step' ? trapAction(state, move.to) : undefined
}

/** An action as far as it has been selected: the moves are the action itself, then its targets and its skill. */
export function actionDraft(state: State, chosen: readonly Move[]): ActionDraft | undefined {
  const isTarget = (move: Move) => move.do === 'enemy' || move.do === 'target'
  const declared = chosen.filter(move => !isTarget(move) && move.do !== 'skill')
  const first = declared.findLast(move => move.do === 'step') ?? declared[0]
  const begun = first && declaredBy(state, first)
  if (begun === undefined) return undefined
  const { action, choices, asked } = previewDeclaredTargets(state, begun, chosen.filter(isTarget))
  const selections = asked.map(
    (selected, at): Selection => ({
      options: previewDeclaredTargets(state, begun, asked.slice(0, at)).choices,
      selected,
    }),
  )
  const moves = [...declared, ...asked]
  if (choices.length > 0)
    return { action, selections: [...selections, { options: choices }], moves, ready: false }
  if (checkOf(action)?.skill !== 'any') return { action, selections, moves, ready: true }
  const skill = skillFor(state, action, chosen)
  // A trap asks for the skill itself, once the hero has entered.
  if (action.kind === 'trap') return { action, skill, selections, moves, ready: true }
  const selected: Move = { do: 'skill', skill }
  const options = skills.map((name): Move => ({ do: 'skill', skill: name }))
  return {
    action,
    skill,
    selections: [...selections, { options, selected }],
    moves: [...moves, selected],
    ready: true,
  }
}

/** The skill that was selected, or the likeliest to succeed. */
function skillFor(state: State, action: DeclaredAction, chosen: readonly Move[]): Skill {
  const selected = chosen.findLast(move => move.do === 'skill')
  if (selected?.do === 'skill') return selected.skill
  const odds = skills.map(skill => checkForecast(state, action, skill).odds)
  return skills[odds.indexOf(Math.max(...odds))] ?? 'strength'
}
