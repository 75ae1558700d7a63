import type { Skill, Source } from '../../content/ids.ts'
import { checkOf, sourceOf, targetsOf } from '../../rules/check/declared-action.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import type { Plan, Task } from '../../state.ts'
import type { DisplayState, Figure } from '../shared/display.ts'

/** What the deed at hand uses, and whom it is aimed at: the sheet and the cards show it. */
export interface ActionUse {
  readonly uses: { readonly skill?: Skill; readonly with?: Source }
  readonly aimed?: Figure
}

/** Of the deed that is being done, or else of the one considered. */
export function actionUse(state: DisplayState, considered?: Plan): ActionUse {
  const done = currentAction(state.agenda.at(-1))
  const plan = done?.plan ?? considered
  if (plan === undefined) return { uses: {} }
  const source = sourceOf(plan)
  const skill = done?.skill ?? skillOf(plan)
  const [enemy] = targetsOf(plan)
  const hero = plan.aims.flatMap(({ heroes }) => heroes)[0]
  const aimed = enemy !== undefined ? { enemy } : hero !== undefined ? { hero } : undefined
  return {
    uses: { ...(skill && { skill }), ...(source && { with: source }) },
    ...(aimed && { aimed }),
  }
}

function currentAction(task: Task | undefined): { readonly plan: Plan; readonly skill?: Skill } | undefined {
  switch (task?.do) {
    case 'aim':
    case 'skill':
      return { plan: task.plan }
    case 'roll':
      return { plan: task.plan, skill: task.skill }
    case 'adjust':
    case 'pay':
    case 'favour':
    case 'counter':
    case 'brace':
    case 'blow':
      return { plan: task.roll.plan, skill: task.roll.skill }
    default:
      return undefined
  }
}

/** The printed skill; none where one may choose. */
function skillOf(plan: Plan): Skill | undefined {
  const source = sourceOf(plan)
  const printed = checkOf(plan)?.skill ?? (source && abilityFor(source, 'attack')?.skill)
  return printed === 'any' ? undefined : printed
}
