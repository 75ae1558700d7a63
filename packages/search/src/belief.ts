import type { Chance } from '@kazamata/kernel'

/**
 * A belief over states: `size` of them are sampled once, and then drawn in proportion to how well each explains
 * what was seen. If all weights are zero, all states are equally likely.
 */
export function beliefSampler<State>(
  sample: () => State,
  weigh: (state: State) => number,
  size: number,
  chance: Chance,
): () => State {
  const states = Array.from({ length: size }, sample)
  /** `sums[i]` is the weight of the states up to and including `i`. */
  const sums: number[] = []
  let sum = 0
  for (const state of states) {
    sum += weigh(state)
    sums.push(sum)
  }
  return () => {
    const at = sum > 0 ? firstAbove(sums, (chance.int(2 ** 30) / 2 ** 30) * sum) : chance.int(size)
    const state = states[at]
    if (state === undefined) throw new Error('A belief needs at least one state.')
    return state
  }
}

function firstAbove(sums: readonly number[], threshold: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > threshold) high = middle
    else low = middle + 1
  }
  return low
}
