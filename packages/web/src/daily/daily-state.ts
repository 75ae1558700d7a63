import type { GameManifest } from '@kazamata/registry'
import type { HistoryLine } from '../history/history-line.ts'
import { readHistory } from '../history/note-finished.ts'
import { beginMatch } from '../matches/begin-match.ts'
import type { Stores } from '../matches/open-stores.ts'
import { type DailyTry, dailySeed } from './daily.ts'

/** How the first try at a day's dungeon went. */
export type DayResult =
  | { readonly is: 'none' }
  /** `isThere`: it can be played on. */
  | { readonly is: 'open'; readonly match: string; readonly isThere: boolean }
  | { readonly is: 'over'; readonly match: string; readonly line: HistoryLine }

export interface DailyState {
  of(game: string, date: string): DayResult
}

/** What this device knows of the dungeons of all days. */
export async function readDaily(stores: Stores): Promise<DailyState> {
  const lines = new Map((await readHistory(stores)).map(line => [line.id, line]))
  const tries = await stores.history.tries()
  const there = new Set((await stores.matches.list()).map(({ id }) => id))
  return {
    of(game, date) {
      const first = tries.find(one => one.game === game && one.date === date)
      if (first === undefined) return { is: 'none' }
      const { match } = first
      const line = lines.get(match)
      return line === undefined
        ? { is: 'open', match, isThere: there.has(match) }
        : { is: 'over', match, line }
    },
  }
}

/** Begins a try; the first one of the day is noted as such before it can be played. Its id, or `undefined` without space. */
export async function beginDaily(
  stores: Stores,
  { id, game, daily }: GameManifest,
  date: string,
  name: string,
): Promise<string | undefined> {
  const seats = [{ name, occupant: { kind: 'person' as const } }]
  const match = await beginMatch(stores, await game(), seats, daily ?? {}, dailySeed(date))
  if (match === undefined) return undefined
  const first: DailyTry = { game: id, date, match }
  await stores.history.note([], [first])
  return match
}
