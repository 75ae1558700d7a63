import { type Histogram, histogram, type Mean, mean, median, type Rate, rate, sum } from '../statistics.ts'
import type { Plan, Result } from './plan.ts'

interface Length {
  readonly mean: number
  readonly median: number
  readonly min: number
  readonly max: number
}

export interface Summary extends Plan {
  /** How often a player of this level wins. */
  readonly levels: Readonly<Record<string, Rate>>
  /** How often each seat wins; seat 1 first. */
  readonly seats: readonly Rate[]
  /** What a player of this level scores. */
  readonly scores: Readonly<Record<string, Mean & { readonly histogram: Histogram }>>
  readonly lengths: Readonly<Record<string, Length>>
  /** Means of what else the game measures, by heading and name. */
  readonly means: Readonly<Record<string, Readonly<Record<string, Mean>>>>
  /** What else the game counts, by heading and name. */
  readonly rates: Readonly<Record<string, Readonly<Record<string, Rate>>>>
}

export function summarize(plan: Plan, results: readonly Result[]): Summary {
  const levels = [...new Set(plan.players)]
  const wins = (counts: (result: Result, player: number) => boolean) =>
    sum(results.map(result => result.winners.filter(player => counts(result, player)).length))
  const lengths = [...new Set(results.flatMap(({ lengths }) => Object.keys(lengths)))]
  return {
    ...plan,
    levels: byKey(levels, level => {
      const count = plan.players.filter(other => other === level).length
      const won = wins((_, player) => plan.players[player] === level)
      return rate(won, count * results.length)
    }),
    seats: plan.players.map((_, seat) => {
      const won = wins(({ order }, player) => order[seat] === player)
      return rate(won, results.length)
    }),
    scores: byKey(levels, level => {
      const scores = results.flatMap(({ scores }) =>
        scores.filter((_, player) => plan.players[player] === level),
      )
      return { ...mean(scores), histogram: histogram(scores, binOf(scores)) }
    }),
    means: grouped(
      results.flatMap(({ amounts }) => amounts),
      amounts => mean(amounts.map(({ amount }) => amount)),
    ),
    lengths: byKey(lengths, name => {
      const values = results.map(({ lengths }) => lengths[name] ?? 0)
      const { mean: average, min, max } = mean(values)
      return { mean: average, median: median(values), min, max }
    }),
    rates: grouped(
      results.flatMap(({ rates }) => rates),
      trials => rate(trials.filter(({ hit }) => hit).length, trials.length),
    ),
  }
}

/** The bins of a histogram: a width that people count in, some thirty of them. */
function binOf(values: readonly number[]): number {
  const { min, max } = mean(values)
  const range = max - min
  return [1, 2, 5, 10, 20, 50, 100].find(width => range / width <= 30) ?? 200
}

/** A value for each heading and name, both in alphabetical order. */
function grouped<Item extends { readonly of: string; readonly name: string }, T>(
  items: readonly Item[],
  value: (items: readonly Item[]) => T,
): Record<string, Record<string, T>> {
  const headings = new Map<string, Map<string, Item[]>>()
  for (const item of items) {
    const names = headings.get(item.of) ?? new Map<string, Item[]>()
    const group = names.get(item.name) ?? []
    group.push(item)
    headings.set(item.of, names.set(item.name, group))
  }
  return byKey([...headings.keys()].sort(), heading => {
    const names = headings.get(heading) ?? new Map<string, Item[]>()
    return byKey([...names.keys()].sort(), name => value(names.get(name) ?? []))
  })
}

function byKey<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map(key => [key, value(key)]))
}

/** The summary as a person reads it. */
export function print(summary: Summary): string {
  const { game, games, players, seed, iterations, scores } = summary
  const seats = Object.fromEntries(summary.seats.map((rate, seat) => [`seat ${seat + 1}`, rate]))
  const rows = [
    `${game}: ${games} games of ${players.join(', ')}; seed ${seed}, ${iterations} iterations a decision`,
    // A single player always wins.
    ...(players.length > 1
      ? [...rates('wins by level', summary.levels), ...rates('wins by seat', seats)]
      : []),
    ...means('score by level', scores),
    ...Object.entries(scores).flatMap(([level, { histogram }]) => bars(level, histogram)),
    ...Object.entries(summary.means).flatMap(([heading, values]) => means(heading, values)),
    ...Object.entries(summary.rates).flatMap(([heading, values]) => rates(heading, values)),
    '',
    row('length', ['mean', 'median', 'from', 'to']),
    ...Object.entries(summary.lengths).map(([name, { mean, median, min, max }]) =>
      row(name, [mean.toFixed(1), median, min, max]),
    ),
  ]
  return `${rows.join('\n')}\n`
}

function rates(title: string, values: Readonly<Record<string, Rate>>): string[] {
  return [
    '',
    row(title, ['of', 'hits', 'rate'], '   95 % interval'),
    ...Object.entries(values).map(([name, { of, hits, rate, low, high }]) =>
      row(name, [of, hits, percent(rate)], `   ${percent(low)} – ${percent(high)}`),
    ),
  ]
}

function means(title: string, values: Readonly<Record<string, Mean>>): string[] {
  return [
    '',
    row(title, ['of', 'mean', 'spread', 'from', 'to'], '   95 % interval'),
    ...Object.entries(values).map(([name, { of, mean, deviation, min, max, low, high }]) =>
      row(
        name,
        [of, mean.toFixed(2), deviation.toFixed(2), min, max],
        `   ${low.toFixed(2)} – ${high.toFixed(2)}`,
      ),
    ),
  ]
}

const row = (name: string, cells: readonly (string | number)[], interval = '') =>
  name.padEnd(16) + cells.map(cell => String(cell).padStart(9)).join('') + interval

/** The longest bar of a histogram. */
const longest = 50

/** A bar for each bin; of only a few different scores there is nothing to draw. */
function bars(level: string, { from, width, counts }: Histogram): string[] {
  if (counts.length < 5) return []
  const most = counts.reduce((a, b) => Math.max(a, b), 1)
  return [
    '',
    `scores of ${level}`,
    ...counts.map((count, i) => {
      const bar = '█'.repeat(Math.round((longest * count) / most))
      return `${String(from + i * width).padStart(5)} ${String(count).padStart(6)} ${bar}`.trimEnd()
    }),
  ]
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`
