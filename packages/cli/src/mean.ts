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

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const round = (x: number) => Math.round(x * 100) / 100

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
