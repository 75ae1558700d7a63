import { storedChoice } from './stored-choice.ts'

/** How fast bots play and boards play events back; one setting, in the table's menu. */
export const paces = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof paces)[number]

export const paceChoice = storedChoice<Pace>('kazamata.pace', paces, { first: 'calm', unseen: 'instant' })

/** By what the time that an event stays on the board is multiplied; with 0 nothing is played back. */
export const playbackFactors: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.45, instant: 0 }
