export interface Mean {
  readonly of: number
  readonly mean: number
  /** The 95 % interval of the mean. */
  readonly low: number
  readonly high: number
  /** The spread of the single values. */
  readonly deviation: number
  readonly min: number
  readonly max: number
}

/** The standard normal quantile of a 95 % interval. */
const z = 1.959964

/** The mean of some amounts, with the normal interval: with many games the distribution does not matter. */
export function mean(values: readonly number[]): Mean {
  const of = values.length
  if (of === 0) return { of, mean: 0, low: 0, high: 0, deviation: 0, min: 0, max: 0 }
  const centre = sum(values) / of
  const deviation = of === 1 ? 0 : Math.sqrt(sum(values.map(value => (value - centre) ** 2)) / (of - 1))
  const half = (z * deviation) / Math.sqrt(of)
  return {
    of,
    mean: round(centre),
    low: round(centre - half),
    high: round(centre + half),
    deviation: round(deviation),
    min: values.reduce((a, b) => Math.min(a, b)),
    max: values.reduce((a, b) => Math.max(a, b)),
  }
}

export const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const round = (x: number) => Math.round(x * 100) / 100

export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('A median needs a number.')
  return middle
}

/** The least value that so many percent of all do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (found === undefined) throw new Error('A percentile needs a number.')
  return found
}

export interface Histogram {
  /** The lowest value of the first bin. */
  readonly from: number
  readonly width: number
  readonly counts: readonly number[]
}

/** Bins of one width that begin at multiples of it. */
export function histogram(values: readonly number[], width: number): Histogram {
  const bins = values.map(value => Math.floor(value / width))
  if (bins.length === 0) return { from: 0, width, counts: [] }
  const low = bins.reduce((a, b) => Math.min(a, b))
  const high = bins.reduce((a, b) => Math.max(a, b))
  const counts = Array.from({ length: high - low + 1 }, () => 0)
  for (const bin of bins) counts[bin - low] = (counts[bin - low] ?? 0) + 1
  return { from: low * width, width, counts }
}

export interface Rate {
  readonly of: number
  readonly hits: number
  readonly rate: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

/** A rate with Wilson's interval, which holds near 0 and 1 and for few trials. */
export function rate(hits: number, of: number): Rate {
  if (of === 0) return { of, hits, rate: 0, low: 0, high: 1 }
  const p = hits / of
  const centre = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  return {
    of,
    hits,
    rate: roundRate(p),
    low: roundRate(Math.max(0, centre - half)),
    high: roundRate(Math.min(1, centre + half)),
  }
}

/** Four decimals: more would claim a precision that no sample has. */
const roundRate = (x: number) => Math.round(x * 1e4) / 1e4
