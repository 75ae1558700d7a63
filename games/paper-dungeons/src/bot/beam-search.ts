import { diceLeft } from '../rules/dice.ts'
import type { Facts } from '../state.ts'
import { type Continuation, continuationsOf, type SearchOptions } from './continuations.ts'

interface Ranked {
  readonly line: Continuation
  readonly worth: number
}

/**
 * The best way to the end of the turn that was found until it was time to answer. All dice are searched side by side:
 * again and again the most promising line with three, two and one die left goes on by one die, so that the search is
 * a beam that grows as long as there is time, and in the end looks at everything. Lines that lead to the same sheet
 * are one.
 */
export function bestContinuation(
  facts: Facts,
  start: Continuation,
  taste: SearchOptions,
  enough: (iterations: number) => boolean,
): Continuation {
  const seen = new Set<string>()
  /** By dice left, those that have not gone on yet, the best last. */
  const open: Ranked[][] = [[], [], [], []]
  let best: Ranked | undefined
  const expand = (line: Continuation) => {
    for (const next of continuationsOf(facts, line, taste)) {
      if (seen.has(next.key)) continue
      seen.add(next.key)
      const ranked = { line: next, worth: taste.rank(next.turn) }
      const left = diceLeft(next.turn)
      if (left > 0) insert(open[left], ranked)
      else if (best === undefined || ranked.worth > best.worth) best = ranked
    }
  }
  expand(start)
  let iterations = 1
  for (let left = 3; best === undefined || !enough(iterations); left = left === 1 ? 3 : left - 1) {
    const next = open[left]?.pop()
    if (next !== undefined) {
      expand(next.line)
      iterations += 1
    } else if (open.every(lines => lines.length === 0)) break
  }
  return best?.line ?? start
}

/** Lines beyond the most that could ever go on are forgotten. */
const most = 2000

function insert(lines: Ranked[] | undefined, ranked: Ranked): void {
  if (lines === undefined) return
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = lines[middle]
    // Equal ones keep their order: the first found goes on first.
    if (there !== undefined && there.worth < ranked.worth) low = middle + 1
    else high = middle
  }
  lines.splice(low, 0, ranked)
  if (lines.length > most) lines.shift()
}
