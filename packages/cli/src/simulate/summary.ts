import { type Histogram, histogram, type Mean, mean } from '../mean.ts'
import { type Rate, rate } from '../wilson.ts'
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
  const of = (level: string) => plan.players.filter(other => other === level).length * results.length

  const names = [...new Set(results.flatMap(({ lengths }) => Object.keys(lengths)))]
  const counted = results.flatMap(({ rates }) => rates)
  const headings = [...new Set(counted.map(({ of }) => of))].sort()
  const measured = grouped(results.flatMap(({ amounts }) => amounts))
  const scored = (level: string) =>
    results.flatMap(({ scores }) => scores.filter((_, player) => plan.players[player] === level))
  return {
    ...plan,
    levels: table(levels, level =>
      rate(
        wins((_, player) => plan.players[player] === level),
        of(level),
      ),
    ),
    seats: plan.players.map((_, seat) =>
      rate(
        wins(({ order }, player) => order[seat] === player),
        results.length,
      ),
    ),
    scores: table(levels, level => {
      const scores = scored(level)
      return { ...mean(scores), histogram: histogram(scores, binOf(scores)) }
    }),
    means: table([...measured.keys()].sort(), heading => {
      const found = measured.get(heading) ?? new Map<string, number[]>()
      return table([...found.keys()].sort(), name => mean(found.get(name) ?? []))
    }),
    lengths: table(names, name => length(results.map(({ lengths }) => lengths[name] ?? 0))),
    rates: table(headings, heading => {
      const trials = counted.filter(({ of }) => of === heading)
      return table([...new Set(trials.map(({ name }) => name))].sort(), name => {
        const its = trials.filter(trial => trial.name === name)
        return rate(its.filter(({ hit }) => hit).length, its.length)
      })
    }),
  }
}

/** The bins of a histogram: a width that people count in, some thirty of them. */
function binOf(values: readonly number[]): number {
  const { min, max } = mean(values)
  const range = max - min
  return [1, 2, 5, 10, 20, 50, 100].find(width => range / width <= 30) ?? 200
}

/** Amounts by heading, then by name. */
function grouped(amounts: Result['amounts']): Map<string, Map<string, number[]>> {
  const headings = new Map<string, Map<string, number[]>>()
  for (const { of, name, amount } of amounts) {
    const heading = headings.get(of) ?? new Map<string, number[]>()
    const values = heading.get(name) ?? []
    values.push(amount)
    headings.set(of, heading.set(name, values))
  }
  return headings
}

function length(values: readonly number[]): Length {
  const sorted = [...values].sort((a, b) => a - b)
  return {
    mean: Math.round((100 * sum(sorted)) / sorted.length) / 100,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

function table<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map(key => [key, value(key)]))
}

/** The summary as a person reads it. */
export function print(summary: Summary): string {
  const { game, games, players, seed, iterations } = summary
  const rows = [
    `${game}: ${games} games of ${players.join(', ')}; seed ${seed}, ${iterations} iterations a decision`,
    ...(players.length > 1 ? wins(summary) : []),
    ...meanSection('score by level', Object.entries(summary.scores)),
    ...Object.entries(summary.scores).flatMap(([level, { histogram }]) => bars(level, histogram)),
    ...Object.entries(summary.means).flatMap(([heading, means]) =>
      meanSection(heading, Object.entries(means)),
    ),
    ...Object.entries(summary.rates).flatMap(([heading, rates]) => section(heading, Object.entries(rates))),
    '',
    `${'length'.padEnd(16)}${['mean', 'median', 'from', 'to'].map(head => head.padStart(9)).join('')}`,
    ...Object.entries(summary.lengths).map(([name, { mean, median, min, max }]) =>
      [name.padEnd(16), ...[mean.toFixed(1), median, min, max].map(value => String(value).padStart(9))].join(
        '',
      ),
    ),
  ]
  return `${rows.join('\n')}\n`
}

function section(title: string, rates: readonly (readonly [string, Rate])[]): string[] {
  return [
    '',
    `${title.padEnd(16)}${['of', 'hits', 'rate'].map(head => head.padStart(9)).join('')}   95 % interval`,
    ...rates.map(
      ([name, { of, hits, rate, low, high }]) =>
        `${name.padEnd(16)}${String(of).padStart(9)}${String(hits).padStart(9)}${percent(rate).padStart(9)}   ` +
        `${percent(low)} – ${percent(high)}`,
    ),
  ]
}

/** Alone one always wins. */
function wins({ levels, seats }: Summary): string[] {
  return [
    ...section('wins by level', Object.entries(levels)),
    ...section(
      'wins by seat',
      seats.map((rate, seat) => [`seat ${seat + 1}`, rate] as const),
    ),
  ]
}

function meanSection(title: string, means: readonly (readonly [string, Mean])[]): string[] {
  const heads = ['of', 'mean', 'spread', 'from', 'to'].map(head => head.padStart(9)).join('')
  return [
    '',
    `${title.padEnd(16)}${heads}   95 % interval`,
    ...means.map(([name, { of, mean, deviation, min, max, low, high }]) => {
      const cells = [of, mean.toFixed(2), deviation.toFixed(2), min, max]
      return `${name.padEnd(16)}${cells.map(cell => String(cell).padStart(9)).join('')}   ${low.toFixed(2)} – ${high.toFixed(2)}`
    }),
  ]
}

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
