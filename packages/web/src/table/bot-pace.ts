import { storedChoice } from '@kazamata/ui'

/** How fast bots play. Every decision takes the same time, whatever it is, so that it does not tell how hard it was. */
export const paces = ['calm', 'brisk'] as const
export const paceChoice = storedChoice('kazamata.pace', paces, { first: 'calm', unseen: 'calm' })

/** The least time of a bot's decision, in milliseconds. */
export const leastTime = { calm: 1100, brisk: 450 }
