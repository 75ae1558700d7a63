import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { MetricRegistry } from './registry.ts'

const gcKinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
}

/** How often the event loop is looked at, in milliseconds. */
const resolution = 10

/** Memory, processor, garbage collection and the delay of the event loop of this process, until it is stopped. */
export function processMetrics(registry: MetricRegistry): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  registry.read('kazamata_event_loop_delay_seconds', 'Delay of the event loop since the last look.', () => {
    // It measures from one look to the next.
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)
    const samples = [
      { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: seconds(delay.max) },
    ]
    delay.reset()
    return samples
  })
  registry.read('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  registry.read('kazamata_heap_used_bytes', 'Memory of the main thread that is in use.', () => {
    const { heapUsed } = process.memoryUsage()
    return heapUsed
  })
  registry.read(
    'process_cpu_seconds_total',
    'Processor time of all threads.',
    () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
    'counter',
  )
  registry.read('process_start_time_seconds', 'When the process began, in seconds since 1970.', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  )
  const runs = registry.counter('kazamata_gc_runs_total', 'Garbage collections, by kind.')
  const spent = registry.counter('kazamata_gc_seconds_total', 'Time spent on garbage collection, by kind.')
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const kind = gcKinds[kindOf(entry)] ?? 'other'
      runs({ kind })
      spent({ kind }, entry.duration / 1000)
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => {
    delay.disable()
    observer.disconnect()
  }
}

function kindOf(entry: object): number {
  const detail = 'detail' in entry ? entry.detail : undefined
  return typeof detail === 'object' && detail !== null && 'kind' in detail ? Number(detail.kind) : 0
}
