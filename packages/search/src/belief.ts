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
    const drawn = sum > 0 ? (chance.int(2 ** 30) / 2 ** 30) * sum : undefined
    const state = states[drawn === undefined ? chance.int(size) : sums.findIndex(upTo => upTo > drawn)]
    if (state === undefined) throw new Error('A belief needs at least one state.')
    return state
  }
}
