export interface Rate {
  readonly of: number
  readonly hits: number
  readonly rate: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

const z = 1.959964

/** A rate with Wilson's interval, which holds near 0 and 1 and for few trials. */
export function rate(hits: number, of: number): Rate {
  if (of === 0) return { of, hits, rate: 0, low: 0, high: 1 }
  const p = hits / of
  const centre = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  return {
    of,
    hits,
    rate: round(p),
    low: round(Math.max(0, centre - half)),
    high: round(Math.min(1, centre + half)),
  }
}

/** Four decimals: more would claim a precision that no sample has. */
const round = (x: number) => Math.round(x * 1e4) / 1e4
