import { storedChoice, useReducedMotion } from '@kazamata/ui'

/** Whether the table can be heard. Until somebody chooses, it can be unless they have asked the system for less motion. */
const choice = storedChoice('kazamata.sound', ['unset', 'on', 'off'], { first: 'unset', unseen: 'off' })

export const setSound = (on: boolean) => choice.set(on ? 'on' : 'off')

export function useSound(): boolean {
  const chosen = choice.use()
  const isCalm = useReducedMotion()
  return chosen === 'on' || (chosen === 'unset' && !isCalm)
}
