import type { Meter } from './meter.ts'
import type { MetricRegistry } from './registry.ts'

/** Seconds. */
const times = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const decisionTimes = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.2, 1.5, 2, 3, 5, 10]
const sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/** Counts what happens in a node, for the registry. */
export function serverMeter(registry: MetricRegistry, now: () => number): Meter {
  const moves = registry.counter('kazamata_moves_total', 'Moves of people that were stored.')
  const acks = registry.histogram(
    'kazamata_ack_seconds',
    'From the arrival of a request to its acknowledgement.',
    times,
  )
  const rejects = registry.counter('kazamata_rejects_total', 'Requests and messages refused, by code.')
  const logins = registry.counter(
    'kazamata_logins_refused_total',
    'Wrong names, passwords and recovery codes.',
  )
  const closed = registry.counter('kazamata_closed_total', 'Connections that the server ended, by reason.')
  const limits = registry.counter('kazamata_limits_total', 'How often an address came to a limit, by limit.')
  const commits = registry.histogram('kazamata_commit_seconds', 'Of one commit to the disk.', times)
  const batches = registry.histogram('kazamata_append_batch_size', 'Writes in one commit.', sizes)
  const decisions = registry.histogram(
    'kazamata_bot_decision_seconds',
    'From asking a bot to its decision, its turn in the queue included.',
    decisionTimes,
  )
  const http = registry.counter('kazamata_http_requests_total', 'HTTP requests by method, route and status.')
  // They are there from the start: a sum that appears with its first event has no first event.
  moves({}, 0)
  logins({}, 0)
  return {
    now,
    acknowledged(ms, count) {
      acks(ms / 1000)
      moves({}, count)
    },
    rejected(code) {
      rejects({ code })
      if (code === 'bad-login' || code === 'bad-recovery') logins()
    },
    closed: why => closed({ why }),
    committed(writes, ms) {
      commits(ms / 1000)
      batches(writes)
    },
    decided: ms => decisions(ms / 1000),
    limited: limit => limits({ limit }),
    answeredHttp: (method, route, status) => http({ method, route, status: String(status) }),
  }
}
