import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresCluster } from '@kazamata/server/postgres-cluster'

/** Of the processor, in microseconds, that the processes of a cluster have had. */
export function postgresTime({ folder }: PostgresCluster): number | undefined {
  if (process.platform !== 'linux') return undefined
  const first = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]
  let ticks = 0
  for (const id of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const fields = statOf(id)
    const [, parent, user, system] = [fields[0], fields[1], fields[11], fields[12]]
    if (id === first || parent === first) ticks += Number(user) + Number(system)
  }
  // A hundred a second.
  return ticks * 10_000
}

/** What follows the name of a process in its state, empty when it is gone. */
function statOf(id: string): string[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
