import type { Ability, TriggeringAction } from '../../content/effect.ts'
import type { DeclaredAction } from '../../state.ts'
/* Triggered abilities (TE-16.12). */

/** What an action counts as for triggered abilities. */
export function triggeringAction(action: DeclaredAction): TriggeringAction | undefined {
  const { kind } = action
  return kind === 'melee' || kind === 'missile' || kind === 'cast' ? kind : undefined
}

export type Trigger = Extract<Ability, { when: 'on' }>

export function triggers(
  ability: Ability,
  action: DeclaredAction,
  moment: Trigger['moment'],
): ability is Trigger {
  const kind = triggeringAction(action)
  return (
    kind !== undefined && ability.when === 'on' && ability.moment === moment && ability.actions.includes(kind)
  )
}
