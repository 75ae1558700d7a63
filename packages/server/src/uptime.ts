import type { Clock } from './parts.ts'
import type { OnlineStore, Uptime } from './store/online-store.ts'

/** How often it is noted that the server runs: a crash gives people back so many milliseconds at most. */
const beatTime = 10_000
/** After a start clocks stand still for so long: until the pages of those who play have found the server again. */
const graceTime = 20_000
/** Where nobody has noted anything for so long, nobody could: the store was away from all nodes. */
const silence = 30_000

interface UptimeParts {
  readonly store: Pick<OnlineStore, 'uptime'>
  readonly clock: Clock
  /** Where several nodes share the store: does another one run already? Then this start is none of the server. */
  readonly areOthersRunning?: boolean
  report(error: unknown): void
}

export interface RunningUptime {
  /** How long the server has slept in all, in milliseconds. */
  slept(): number
  /** Notes that it runs no longer. */
  close(): Promise<void>
}

/*
 * What is stored says: at the moment `alive` the server had slept for `slept`. After a start that moment lies ahead, for
 * clocks stand still until then. All nodes that share a store go by it.
 */

/** The server wakes up at this moment: the time since it last ran is nobody's. */
function woken({ alive, slept }: Uptime, now: number): Uptime {
  const until = now + graceTime
  // A clock that was set back takes nobody's time.
  return alive > until ? { alive, slept } : { alive: until, slept: slept + until - alive }
}

function sleptAt({ alive, slept }: Uptime, now: number): number {
  const ahead = alive - now
  return ahead > 0 && ahead <= graceTime ? slept - ahead : slept
}

/** The server has started, or one more node of it. */
export async function wakeUp(parts: UptimeParts): Promise<RunningUptime> {
  const { store, clock, areOthersRunning, report } = parts
  const stored = await store.uptime.load()
  let known: Uptime = stored ?? { alive: clock.now(), slept: 0 }
  if (stored !== undefined && !areOthersRunning) known = woken(stored, clock.now())
  let stop: () => void = () => undefined

  async function beat(): Promise<void> {
    const told = await store.uptime.load()
    const now = clock.now()
    if (told !== undefined && told.slept > known.slept) known = told
    if (told !== undefined && areOthersRunning !== undefined && now - told.alive > silence)
      known = woken(told, now)
    if (known.alive < now) known = { ...known, alive: now }
    await store.uptime.save(known)
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
    slept: () => sleptAt(known, clock.now()),
    async close() {
      stop()
      await beat().catch(report)
    },
  }
}
