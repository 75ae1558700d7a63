/** The logistic curve from 0 to 1 around 0, steeper for a smaller breadth; a step without any. */
export function logistic(margin: number, breadth: number): number {
  if (breadth <= 0) return margin >= 0 ? 1 : 0
  return 1 / (1 + Math.exp(-margin / breadth))
}

/** The value between two spaces of a track. */
export function interpolate(values: readonly number[], at: number): number {
  const low = Math.floor(at)
  const below = values[low] ?? values.at(-1) ?? 0
  const above = values[low + 1] ?? below
  return below + (above - below) * (at - low)
}

/** A smooth max(0, x). */
export function softplus(x: number, breadth: number): number {
  return breadth * Math.log1p(Math.exp(x / breadth))
}
