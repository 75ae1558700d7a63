import type { Code } from '@kazamata/protocol'
import { percentile } from '../../packages/cli/src/statistics.ts'
import type { Compared } from '../../packages/server/src/kill-test/compare-log.ts'
import type { Asked } from '../../packages/server/src/kill-test/player.ts'
import type { Figures } from './measure.ts'

export interface LoadResult {
  readonly figures: Figures
  /** All requests of the time that was measured. */
  readonly asked: readonly Asked[]
  /** In milliseconds. */
  readonly echoes: readonly number[]
  readonly clientDelay: number
  readonly reconnects: number
  readonly refusals: ReadonlyMap<Code, number>
  readonly compared: Compared
}

const ms = (time: number) => `${time.toFixed(1)} ms`
const both = (times: readonly number[]) =>
  times.length === 0 ? 'none' : `p50 ${ms(percentile(times, 50))}, p99 ${ms(percentile(times, 99))}`
const mean = (seconds: number, count: number) => ms((1000 * seconds) / Math.max(1, count))
const times = (count: number, seconds: number) => `${count} collections (${ms(1000 * seconds)})`
const line = (name: string, text: string) => `${name.padEnd(12)}${text}`

export function print(result: LoadResult): string {
  const { figures, asked, echoes, compared, refusals } = result
  const acks = asked.flatMap(({ took, answer }) =>
    took === undefined || answer !== 'acknowledged' ? [] : [took],
  )
  const undos = asked.filter(({ kind, answer }) => kind === 'undo' && answer === 'acknowledged').length
  const codes = [...refusals].map(([code, count]) => `${code} ${count}`).join(', ')
  const { lost, doubled, unanswered, broken, late } = compared
  return [
    line(
      'moves',
      `${figures.moves} in ${figures.seconds.toFixed(0)} s, ${(figures.moves / figures.seconds).toFixed(0)} a second`,
    ),
    line('acks', `${acks.length}: ${both(acks)}`),
    line('bare echo', `${echoes.length}, each after an fsync: ${both(echoes)}`),
    ...figures.nodes.flatMap((node, n) => [
      line(
        `node ${n + 1}`,
        `${node.moves} moves of people, ${node.botMoves} of bots; ${node.microsecondsPerMove.toFixed(0)} µs of the processor a move, ` +
          `busy ${((100 * node.time) / 1e6 / figures.seconds).toFixed(0)} % of a core ` +
          `(main thread ${((100 * node.mainTime) / 1e6 / figures.seconds).toFixed(0)} %); ` +
          `${node.megabytes.toFixed(0)} MB; ${node.sockets} sockets, ${node.rooms} rooms`,
      ),
      line(
        '',
        `event loop late by ${ms(1000 * node.delay)} (p99), ${ms(1000 * node.longestDelay)} at worst; ` +
          `stopped by ${times(node.scavenges, node.scavengeTime)} of young and ${times(node.markings, node.markingTime)} of old garbage; ` +
          `acks after ${mean(node.ackTime, node.acks)} there, commits after ${mean(node.commitTime, node.commits)} (means)`,
      ),
    ]),
    ...(figures.databaseMicrosecondsPerMove === undefined
      ? []
      : [line('PostgreSQL', `${figures.databaseMicrosecondsPerMove.toFixed(0)} µs of the processor a move`)]),
    line(
      'clients',
      `one process, busy ${(100 * figures.clientShare).toFixed(0)} % of a core, its event loop late by ${ms(result.clientDelay)} (p99)`,
    ),
    line('reconnects', String(result.reconnects)),
    line('undos', String(undos)),
    line('refused', codes === '' ? 'nothing' : codes),
    line(
      'log',
      `${compared.acknowledged} acknowledged, lost ${lost}, doubled ${doubled}, unanswered ${unanswered}, broken matches ${broken}, late ${late}`,
    ),
  ].join('\n')
}
