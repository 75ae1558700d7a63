import type { DailyTry } from '../daily/daily.ts'
import type { HistoryLine } from './history-line.ts'

/** Stores what is left of finished matches, and the first tries at the dungeons of the day. */
export interface HistoryStore {
  lines(): Promise<readonly HistoryLine[]>
  tries(): Promise<readonly DailyTry[]>
  /** Stores what is not there yet: what is noted once stays as it was. */
  note(lines: readonly HistoryLine[], tries?: readonly DailyTry[]): Promise<void>
}

export const tryKey = ({ game, date }: DailyTry) => `${game} ${date}`

/** A history that lasts as long as the page, where the browser stores nothing. */
export function memoryHistory(): HistoryStore {
  const lines = new Map<string, HistoryLine>()
  const tries = new Map<string, DailyTry>()
  const add = <T>(map: Map<string, T>, key: string, value: T) => map.has(key) || map.set(key, value)
  return {
    lines: async () => [...lines.values()],
    tries: async () => [...tries.values()],
    async note(newLines, newTries = []) {
      for (const line of newLines) add(lines, line.id, line)
      for (const one of newTries) add(tries, tryKey(one), one)
    },
  }
}
