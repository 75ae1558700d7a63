import { seedOf } from '@kazamata/kernel/match'

/** The first try at the dungeon of a day; it alone counts. */
export interface DailyTry {
  readonly game: string
  /** As in 2026-11-17, by UTC. */
  readonly date: string
  readonly match: string
}

const prefix = 'daily '
const day = 86_400_000

/** The day of this moment: it begins at midnight UTC, everywhere at once. */
export const dateAt = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** When the next day begins. */
export const nextDay = (now: number): number => (Math.floor(now / day) + 1) * day

/** The dates of so many days, today last. */
export const lastDays = (now: number, days: number): readonly string[] =>
  Array.from({ length: days }, (_, n) => dateAt(now - (days - 1 - n) * day))

/** The seed of a day's dungeon: all chance comes from the date, so it is the same for everybody. */
export function dailySeed(date: string): string {
  const seed = seedOf(prefix + date)
  if (seed === undefined) throw new Error(`"${date}" is no date.`)
  return seed
}

/** The day that a seed word stands for. */
export function dateOfWord(word: string | undefined): string | undefined {
  const date = word?.startsWith(prefix) ? word.slice(prefix.length) : ''
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined
}
