import { readPreference, writePreference } from '../shell/preferences.ts'

const key = 'match-games'
const kept = 30

/**
 * Notes which game a match is. Matches are in IndexedDB or on the server; this is known before either is asked, so that the
 * right game is shown and fetched at once (first-look.ts).
 */
export function noteMatchGame(match: string, game: string): void {
  const others = noted().filter(([id]) => id !== match)
  writePreference(key, JSON.stringify(Object.fromEntries([...others, [match, game]].slice(-kept))))
}

function noted(): readonly (readonly [match: string, game: unknown])[] {
  try {
    return Object.entries(JSON.parse(readPreference(key) ?? '{}'))
  } catch {
    return []
  }
}
