import { readFileSync } from 'node:fs'
import { cpuOf, rssOf } from '../../packages/cli/src/bench/server/server-process.ts'

/** All processor time of a process, in microseconds. */
export const processTime = (pid: number) => cpuOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Of the thread that it began with. */
export const mainThreadTime = (pid: number) => cpuOf(readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8'))

export const residentMegabytes = (pid: number) => rssOf(readFileSync(`/proc/${pid}/status`, 'utf8'))
