import type { SeatResult } from '../online-store.ts'

/** A row of the database, with JSON as text. */
export interface ResultRow extends Omit<SeatResult, 'coop' | 'won' | 'facts' | 'watchable'> {
  readonly coop: number
  readonly won: number
  readonly facts: string
  readonly watchable: number
}

export function resultRow({ coop, won, facts, watchable, ...rest }: SeatResult): ResultRow {
  return {
    ...rest,
    coop: Number(coop),
    won: Number(won),
    facts: JSON.stringify(facts),
    watchable: Number(watchable),
  }
}

export function resultOf({ coop, won, facts, watchable, ...rest }: ResultRow): SeatResult {
  return {
    ...rest,
    coop: coop === 1,
    won: won === 1,
    facts: JSON.parse(facts),
    watchable: watchable === 1,
  }
}
