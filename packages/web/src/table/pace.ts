import { readPreference, writePreference } from '../shell/preferences.ts'

/** How fast bots play. Every decision takes the same time, whatever it is, so that time tells nothing. */
export const paces = ['calm', 'brisk'] as const
export type Pace = (typeof paces)[number]

/** The least time of a bot's decision; thinking fits into it. */
export const leastTime: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 450 }

export function pace(): Pace {
  const chosen = readPreference('pace')
  return paces.find(known => known === chosen) ?? 'calm'
}

export function setPace(chosen: Pace): void {
  writePreference('pace', chosen)
}
