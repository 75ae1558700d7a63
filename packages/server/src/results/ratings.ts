import type { Outcome } from '@kazamata/kernel'
import glicko2 from 'glicko2-lite'
import type { Rating } from '../store/online-store.ts'

/** What Glicko-2 begins with; below this deviation a rating says something. */
const first = { rating: 1500, deviation: 350, volatility: 0.06, matches: 0 }
const sureDeviation = 110

export const isSure = ({ deviation }: Pick<Rating, 'deviation'>) => deviation <= sureDeviation

export const firstRating = (person: string, game: string): Rating => ({ person, game, ...first })

/** More is better: winners before all others, then by scores, then by tie-breakers. */
function compare({ winners, scores, ties = [] }: Outcome, a: number, b: number): number {
  const places = [
    (seat: number) => Number(winners.includes(seat)),
    (seat: number) => scores[seat] ?? 0,
    (seat: number) => ties[seat] ?? 0,
  ]
  return places.map(place => Math.sign(place(a) - place(b))).find(sign => sign !== 0) ?? 0
}

/** How somebody has played: all by themselves, with moves of a bot among theirs, or they left the end to a bot. */
export type Part = 'own' | 'helped' | 'left'

/**
 * 1 if the first has won against the second, 0 if they have lost, between them if neither has; `undefined` where it does not
 * count. Who left has lost against all who stayed; what somebody reaches with a bot's moves is worth nothing to them.
 */
function meeting(outcome: Outcome, parts: readonly Part[], a: number, b: number): number | undefined {
  const [mine, theirs] = [parts[a] ?? 'own', parts[b] ?? 'own']
  const sign =
    mine === 'left' || theirs === 'left'
      ? Number(theirs === 'left') - Number(mine === 'left')
      : compare(outcome, a, b)
  const isEarned = (sign > 0 && mine === 'own') || (sign < 0 && theirs === 'own')
  const areAlike = sign === 0 && mine === 'own' && theirs === 'own'
  return isEarned || areAlike ? (sign + 1) / 2 : undefined
}

/**
 * What becomes of the ratings of those for whom it counts, by seat. A match is one period, in which each has met all others.
 */
export function rated(
  before: readonly Rating[],
  outcome: Outcome,
  parts: readonly Part[] = [],
): readonly Rating[] {
  return before.flatMap((own, seat) => {
    const met = [...before.entries()].flatMap(
      ([other, { rating, deviation }]): [number, number, number][] => {
        const score = other === seat ? undefined : meeting(outcome, parts, seat, other)
        return score === undefined ? [] : [[rating, deviation, score]]
      },
    )
    if (met.length === 0) return []
    const { rating, rd, vol } = glicko2(own.rating, own.deviation, own.volatility, met)
    return [{ ...own, rating, deviation: rd, volatility: vol, matches: own.matches + 1 }]
  })
}
