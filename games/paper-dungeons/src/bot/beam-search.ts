import { dicePerRound } from '../content/dice.ts'
import { diceLeft } from '../rules/dice.ts'
import type { Facts } from '../state.ts'
import { type Continuation, continuationsOf, type SearchOptions } from './continuations.ts'

interface Ranked {
  readonly continuation: Continuation
  readonly rank: number
}

/**
 * The best way to the end of the turn that was found until it was time to answer. All dice are searched side by side:
 * in turns the most promising continuation with three, two and one die left is continued by one die. So the search is
 * a beam that widens as long as there is time, and in the end sees everything. Equal sheets are searched once.
 */
export function bestContinuation(
  facts: Facts,
  start: Continuation,
  search: SearchOptions,
  shouldStop: (iterations: number) => boolean,
): Continuation {
  const seen = new Set<string>()
  /** By dice left, those that have not gone on yet, the best last. */
  const open: Ranked[][] = Array.from({ length: dicePerRound + 1 }, () => [])
  let best: Ranked | undefined
  const expand = (from: Continuation) => {
    for (const next of continuationsOf(facts, from, search)) {
      if (seen.has(next.key)) continue
      seen.add(next.key)
      const ranked = { continuation: next, rank: search.rank(next.turn) }
      const left = diceLeft(next.turn)
      if (left > 0) insert(open[left], ranked)
      else if (best === undefined || ranked.rank > best.rank) best = ranked
    }
  }
  expand(start)
  let iterations = 1
  for (
    let left = dicePerRound;
    best === undefined || !shouldStop(iterations);
    left = left - 1 || dicePerRound
  ) {
    const next = open[left]?.pop()
    if (next !== undefined) {
      expand(next.continuation)
      iterations += 1
    } else if (open.every(queue => queue.length === 0)) break
  }
  return best?.continuation ?? start
}

/** More than could ever be continued in time; worse ones are dropped. */
const most = 2000

function insert(queue: Ranked[] | undefined, ranked: Ranked): void {
  if (queue === undefined) return
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = queue[middle]
    // Equal ones keep their order: the first found goes on first.
    if (there !== undefined && there.rank < ranked.rank) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, ranked)
  if (queue.length > most) queue.shift()
}
