import type { Seat } from '@kazamata/kernel'
import type { Result } from '@kazamata/room/store'

/** How a player stands over all chapters played so far. */
export interface Total {
  readonly seat: Seat
  /** By chapter. */
  readonly scores: readonly number[]
  readonly sum: number
  /** What tells equal sums apart, over all chapters: more is better. */
  readonly ties: number
  /** From 1; equals share a rank. */
  readonly rank: number
}

/** By seat. Every chapter counts alike, in whatever order. */
export function totalsOf(results: readonly Result[], seatCount: number): readonly Total[] {
  const sums = Array.from({ length: seatCount }, (_, seat) => {
    const scores = results.map(result => result.scores[seat] ?? 0)
    const ties = results.reduce((sum, result) => sum + (result.ties?.[seat] ?? 0), 0)
    return { seat, scores, sum: scores.reduce((sum, score) => sum + score, 0), ties }
  })
  const better = (a: (typeof sums)[number], b: (typeof sums)[number]) =>
    a.sum > b.sum || (a.sum === b.sum && a.ties > b.ties)
  return sums.map(own => ({ ...own, rank: 1 + sums.filter(other => better(other, own)).length }))
}

/** Those with the highest sum, after the tie-break; several share. */
export function winnersOf(totals: readonly Total[]): readonly Seat[] {
  return totals.filter(total => total.rank === 1).map(total => total.seat)
}

/** Did the tie-break decide who is first? */
export function brokeTie(totals: readonly Total[]): boolean {
  const first = totals.find(total => total.rank === 1)
  return totals.some(total => total.rank > 1 && total.sum === first?.sum)
}
