import { readPreference, writePreference } from '../shell/preferences.ts'

const key = 'match-games'
const kept = 30

/**
 * Notes which game a match is, as `<match> <game>`, the last first. Matches are in IndexedDB or on the server; this is known
 * before either is asked, so that the right game is shown and fetched at once (opening-look.ts).
 */
export function noteMatchGame(match: string, game: string): void {
  const noted = new Set([`${match} ${game}`, ...(readPreference(key)?.split(',') ?? [])])
  writePreference(key, [...noted].slice(0, kept).join())
}
