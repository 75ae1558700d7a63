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
  readonly lengths: Readonly<Record<string, Length>>
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
    ...section('wins by level', Object.entries(summary.levels)),
    ...section(
      'wins by seat',
      summary.seats.map((rate, seat) => [`seat ${seat + 1}`, rate] as const),
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

const percent = (x: number) => `${(100 * x).toFixed(1)} %`
