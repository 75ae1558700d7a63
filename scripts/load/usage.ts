import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuOf, rssOf } from '../../packages/cli/src/bench/server/server-process.ts'
import type { PostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts'

/** All processor time of a process, in microseconds. */
export const processTime = (pid: number) => cpuOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))

export const residentMegabytes = (pid: number) => rssOf(readFileSync(`/proc/${pid}/status`, 'utf8'))

/** All processor time of the database's processes that run now, in microseconds: one for each connection, and its own. */
export function databaseTime({ folder }: PostgresCluster): number {
  const first = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  return [first, ...childrenOf(first)].reduce((sum, pid) => sum + (timeIfThere(pid) ?? 0), 0)
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  const stat = ifThere(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

const timeIfThere = (pid: number) => ifThere(() => processTime(pid))

/** Of a process that may end at any moment. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
