import { LazyComponent } from '@kazamata/ui'
import { readPreference } from '../shell/preferences.ts'

/** Whoever comes for the first time has nothing to go on with. */
export const leftOff = new LazyComponent(async () => (await import('./LeftOff.tsx')).LeftOff)

/** Something was played here, or the server has told of matches (match-games.ts, online-tickets.ts). */
export const hasPlayed = () =>
  ['match-games', 'online-tickets'].some(key => readPreference(key) !== undefined)
