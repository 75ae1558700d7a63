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

/** By seat: what becomes of the ratings. A match is one period, in which each has met all others. */
export function rated(before: readonly Rating[], outcome: Outcome): readonly Rating[] {
  return before.map((own, seat) => {
    const met = [...before.entries()].flatMap(([other, { rating, deviation }]): [number, number, number][] =>
      other === seat ? [] : [[rating, deviation, (compare(outcome, seat, other) + 1) / 2]],
    )
    const { rating, rd, vol } = glicko2(own.rating, own.deviation, own.volatility, met)
    return { ...own, rating, deviation: rd, volatility: vol, matches: own.matches + 1 }
  })
}
