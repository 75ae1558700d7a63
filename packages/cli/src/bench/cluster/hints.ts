import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as later } from 'node:timers/promises'
import { usualClock } from '@kazamata/server/clock'
import { joinPostgresCluster } from '@kazamata/server/postgres-bus'
import { monotonic } from './monotonic.ts'

/** How fast hints go from one server to another over PostgreSQL. */
export interface Hints {
  /** That arrived. */
  readonly perSecond: number
  readonly lost: number
  /** From one process to the other, in milliseconds. */
  readonly p50: number
  readonly p99: number
}

const report = (error: unknown) => {
  throw error
}

/** Another process listens while this one publishes so many a second, each about another match. */
export async function measureHints(url: string, { perSecond = 2_500, seconds = 4 } = {}): Promise<Hints> {
  const listener = fork(new URL('./hint-listener.ts', import.meta.url), [url])
  const { bus } = await joinPostgresCluster({ url, node: 'publisher', clock: usualClock, report })
  try {
    await once(listener, 'message')
    const began = monotonic()
    let sent = 0
    for (let passed = 0; passed < seconds; passed = (monotonic() - began) / 1_000) {
      for (; sent < passed * perSecond; sent++)
        bus.publish({ on: 'match', match: String(sent), due: monotonic() })
      await later(1)
    }
    const took = (monotonic() - began) / 1_000
    // What is under way.
    await later(500)
    listener.send('end')
    const [answer] = await once(listener, 'message')
    const times: number[] = answer
    const at = (share: number) => times[Math.floor(share * times.length)] ?? 0
    return { perSecond: times.length / took, lost: sent - times.length, p50: at(0.5), p99: at(0.99) }
  } finally {
    listener.kill()
    await bus.leave()
  }
}
