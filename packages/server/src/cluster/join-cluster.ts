import type { ServerParts } from '../parts.ts'
import { Trouble } from '../trouble.ts'
import { type AttendanceStore, noAttendance } from './attendance-store.ts'
import { type Bus, noBus } from './bus.ts'

/** What this process has of the others that share its database; without one there are none. */
export async function joinCluster(
  databaseUrl: string | undefined,
  { clock, report, randomHex }: Pick<ServerParts, 'clock' | 'report' | 'randomHex'>,
): Promise<{ readonly bus: Bus; readonly attended: AttendanceStore }> {
  if (databaseUrl === undefined) return { bus: noBus, attended: noAttendance }
  // Loaded only where it is used: most servers need no driver.
  const { joinPostgresCluster } = await import('./postgres/postgres-bus.ts')
  const { bus, attendance } = await joinPostgresCluster({
    url: databaseUrl,
    node: randomHex(8),
    clock,
    report,
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error
    throw new Trouble(`The database of DATABASE_URL does not let this server join the others (${why}).`)
  })
  return { bus, attended: attendance }
}
