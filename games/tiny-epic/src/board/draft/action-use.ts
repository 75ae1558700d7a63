import type { Skill, Source } from '../../content/ids.ts'
import { checkOf, sourceOf, targetsOf } from '../../rules/check/declared-action.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import type { DeclaredAction, Task } from '../../state.ts'
import type { DisplayState, Figure } from '../shared/display.ts'

/** What an action uses and its target, for the sheet and the cards to show. */
export interface ActionUse {
  readonly uses: { readonly skill?: Skill; readonly with?: Source }
  readonly aimed?: Figure
}

/** Of the action being resolved, or else of the one considered. */
export function actionUse(state: DisplayState, considered?: DeclaredAction): ActionUse {
  const done = currentAction(state.agenda.at(-1))
  const action = done?.action ?? considered
  if (action === undefined) return { uses: {} }
  const source = sourceOf(action)
  const skill = done?.skill ?? skillOf(action)
  const [enemy] = targetsOf(action)
  const hero = action.targets.flatMap(({ heroes }) => heroes)[0]
  const aimed = enemy !== undefined ? { enemy } : hero !== undefined ? { hero } : undefined
  return {
    uses: { ...(skill && { skill }), ...(source && { with: source }) },
    ...(aimed && { aimed }),
  }
}

function currentAction(
  task: Task | undefined,
): { readonly action: DeclaredAction; readonly skill?: Skill } | undefined {
  switch (task?.do) {
    case 'aim':
    case 'skill':
      return { action: task.action }
    case 'roll':
      return { action: task.action, skill: task.skill }
    case 'adjust':
    case 'pay':
    case 'strengthenSpell':
    case 'counter':
    case 'buyDefence':
    case 'counterAttack':
      return { action: task.roll.action, skill: task.roll.skill }
    default:
      return undefined
  }
}

/** The printed skill; none where one may choose. */
function skillOf(action: DeclaredAction): Skill | undefined {
  const source = sourceOf(action)
  const printed = checkOf(action)?.skill ?? (source && abilityFor(source, 'attack')?.skill)
  return printed === 'any' ? undefined : printed
}
