import type { Ability, Deed } from '../../content/effect.ts'
import type { Plan } from '../../state.ts'
/* Triggered abilities (TE-16.12). */

/** What a deed counts as for triggered abilities. */
export function deedOf(plan: Plan): Deed | undefined {
  const { deed } = plan
  return deed === 'melee' || deed === 'missile' || deed === 'cast' ? deed : undefined
}

export type Trigger = Extract<Ability, { when: 'on' }>

export function triggers(ability: Ability, plan: Plan, moment: Trigger['moment']): ability is Trigger {
  const deed = deedOf(plan)
  return (
    deed !== undefined && ability.when === 'on' && ability.moment === moment && ability.deeds.includes(deed)
  )
}
