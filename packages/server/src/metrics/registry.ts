/* Metrics in the text format of Prometheus, https://prometheus.io/docs/instrumenting/exposition_formats/. */

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly labels?: Labels
  readonly value: number
}

type Kind = 'counter' | 'gauge' | 'histogram'

interface Metric {
  readonly name: string
  readonly help: string
  readonly kind: Kind
  lines(): readonly string[] | Promise<readonly string[]>
}

/** So many combinations of labels are counted apart; whatever comes later is left out, since labels may come from anybody. */
const maxSeries = 1_000

/** What is counted and measured, and how it is written down. */
export class MetricRegistry {
  private readonly metrics: Metric[] = []

  /** Counts up from 0. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void {
    const sums = new Map<string, number>()
    this.metrics.push({
      name,
      help,
      kind: 'counter',
      lines: () => [...sums].map(([labels, sum]) => `${name}${labels} ${sum}`),
    })
    return (labels, by = 1) => {
      const key = labels === undefined ? '' : labelText(labels)
      if (sums.has(key) || sums.size < maxSeries) sums.set(key, (sums.get(key) ?? 0) + by)
    }
  }

  /** Asked for when somebody looks; `counter` where it only grows. */
  read(
    name: string,
    help: string,
    value: () => number | readonly Sample[] | Promise<number | readonly Sample[]>,
    kind: 'gauge' | 'counter' = 'gauge',
  ): void {
    const write = ({ labels = {}, value }: Sample) => `${name}${labelText(labels)} ${value}`
    this.metrics.push({
      name,
      help,
      kind,
      async lines() {
        const read = await value()
        return (typeof read === 'number' ? [{ value: read }] : read).map(write)
      },
    })
  }

  /** How often a value was up to each of the bounds. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number) => void {
    /** By bound: how many were up to it, but not up to the one before. */
    const counts = bounds.map(() => 0)
    let count = 0
    let sum = 0
    this.metrics.push({
      name,
      help,
      kind: 'histogram',
      lines: () => [
        ...bounds.map((bound, at) => `${name}_bucket{le="${bound}"} ${sumOf(counts.slice(0, at + 1))}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ],
    })
    return value => {
      count += 1
      sum += value
      const at = bounds.findIndex(bound => value <= bound)
      if (at !== -1) counts[at] = (counts[at] ?? 0) + 1
    }
  }

  async text(): Promise<string> {
    const parts = await Promise.all(
      this.metrics.map(async ({ name, help, kind, lines }) => {
        const written = await lines()
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...written].join('\n')
      }),
    )
    return `${parts.join('\n')}\n`
  }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
