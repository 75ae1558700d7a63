import type { Chance } from '@kazamata/kernel'

/**
 * A belief over states: `size` of them are sampled once, and then drawn in proportion to how well each explains
 * what was seen. If all weights are zero, all states are equally likely.
 */
export function beliefSampler<State>(
  imagine: () => State,
  weigh: (world: State) => number,
  size: number,
  chance: Chance,
): () => State {
  const worlds = Array.from({ length: size }, imagine)
  /** `sums[i]` is the weight of the states up to and including `i`. */
  const sums: number[] = []
  let sum = 0
  for (const world of worlds) {
    sum += weigh(world)
    sums.push(sum)
  }
  return () => {
    const at = sum > 0 ? firstAbove(sums, (chance.int(2 ** 30) / 2 ** 30) * sum) : chance.int(size)
    const world = worlds[at]
    if (world === undefined) throw new Error('A belief needs at least one world.')
    return world
  }
}

function firstAbove(sums: readonly number[], mark: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > mark) high = middle
    else low = middle + 1
  }
  return low
}
