import type { Clock } from './parts.ts'
import type { OnlineStore } from './store/online-store.ts'

/** How often it is noted that the server runs: a crash gives people back so many milliseconds at most. */
const beatTime = 10_000
/** After a start clocks stand still for so long: until the pages of those who play have found the server again. */
const graceTime = 20_000

interface UptimeParts {
  readonly store: Pick<OnlineStore, 'uptime'>
  readonly clock: Clock
  report(error: unknown): void
}

export interface RunningUptime {
  /** How long the server has slept in all, in milliseconds. */
  slept(): number
  /** Notes that it runs no longer. */
  close(): Promise<void>
}

/** The server has started: the time since it last ran is nobody's. */
export async function wakeUp({ store, clock, report }: UptimeParts): Promise<RunningUptime> {
  const known = await store.uptime.load()
  const start = clock.now()
  /** How long another process says it has slept. */
  let most = known?.slept ?? 0
  let stop: () => void = () => undefined

  function slept(): number {
    if (known === undefined) return most
    const woken = Math.min(clock.now(), start + graceTime)
    return Math.max(most, known.slept + Math.max(0, woken - known.alive))
  }

  async function beat(): Promise<void> {
    most = Math.max(most, (await store.uptime.load())?.slept ?? 0)
    await store.uptime.save({ alive: clock.now(), slept: slept() })
  }

  function beatLater(): void {
    stop = clock.after(beatTime, () => {
      beat().catch(report)
      beatLater()
    })
  }

  await beat()
  beatLater()
  return {
    slept,
    async close() {
      stop()
      await beat().catch(report)
    },
  }
}
