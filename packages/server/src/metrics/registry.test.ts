import { expect, test } from 'vitest'
import { MetricRegistry } from './registry.ts'

test('counters, values that are read, and histograms are written as Prometheus reads them', async () => {
  const registry = new MetricRegistry()
  const rejects = registry.counter('rejects_total', 'By code.')
  const time = registry.histogram('time_seconds', 'Of a commit.', [0.1, 1])
  registry.read('rooms', 'Open now.', async () => 3)
  registry.read('age', 'By quantile.', () => [{ labels: { quantile: '0.5' }, value: 0.25 }])
  rejects({ code: 'stale' })
  rejects({ code: 'stale' }, 2)
  rejects({ code: 'a "b"\n\\c' })
  for (const value of [0.05, 0.1, 0.5, 7]) time(value)
  expect(await registry.text()).toBe(`# HELP rejects_total By code.
# TYPE rejects_total counter
rejects_total{code="stale"} 3
rejects_total{code="a \\"b\\"\\n\\\\c"} 1
# HELP time_seconds Of a commit.
# TYPE time_seconds histogram
time_seconds_bucket{le="0.1"} 2
time_seconds_bucket{le="1"} 3
time_seconds_bucket{le="+Inf"} 4
time_seconds_sum 7.65
time_seconds_count 4
# HELP rooms Open now.
# TYPE rooms gauge
rooms 3
# HELP age By quantile.
# TYPE age gauge
age{quantile="0.5"} 0.25
`)
})

test('labels that come from anybody do not fill the memory', async () => {
  const registry = new MetricRegistry()
  const count = registry.counter('requests_total', 'By route.')
  for (let n = 0; n < 5_000; n++) count({ route: `/${n}` })
  expect((await registry.text()).split('\n').length).toBeLessThan(1_010)
})
