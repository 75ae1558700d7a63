import type { Goal, Power } from '../../content/ids.ts'

/** The cards that the first game is planned for. */
export const advisedCards: { readonly power: Power; readonly goal: Goal } = { power: 'healer', goal: 'G16' }
