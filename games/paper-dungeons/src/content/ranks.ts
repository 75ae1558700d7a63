export const ranks = ['torchbearer', 'delver', 'champion', 'hero', 'legend'] as const
/** What a solo player may call themselves (PD-SOL.5). */
export type Rank = (typeof ranks)[number]

const from: readonly (readonly [number, Rank])[] = [
  [100, 'legend'],
  [85, 'hero'],
  [70, 'champion'],
  [55, 'delver'],
]

/** The rank of a solo total. */
export function rankOf(total: number): Rank {
  return from.find(([least]) => total >= least)?.[1] ?? 'torchbearer'
}
