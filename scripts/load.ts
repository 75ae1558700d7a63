import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readNumber } from '../packages/cli/src/args.ts'
import { holdIdleSockets } from './load/idle.ts'
import { playUnderLoad } from './load/play.ts'
import { print } from './load/report.ts'

// People play real matches at many tables, with pauses as people make them, at servers on this machine: `npm run load -- --tables 2000
// --minutes 2 --nodes 2`; on PostgreSQL where it is several nodes or `--store postgres`, on SQLite otherwise. Or they only have the page
// open: `npm run load -- --idle 10000`. It fails if anything was lost, played twice or not answered, or if 10,000 idle sockets need more than 300 MB.
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '2' },
    nodes: { type: 'string', default: '1' },
    store: { type: 'string' },
    pause: { type: 'string', default: '8' },
    bots: { type: 'string', default: 'novice' },
    idle: { type: 'string' },
  },
})
const checkout = join(import.meta.dirname, '..')
const { stdout, stderr } = process
const tell = (progress: string) => stderr.write(`${progress}\n`)
const nodes = readNumber('nodes', values.nodes, 1, 8)
const store = nodes > 1 || values.store === 'postgres' ? 'postgres' : 'sqlite'
/** What a server with 10,000 idle sockets may take. */
const mostMegabytes = 300

async function idle(sockets: number): Promise<boolean> {
  const result = await holdIdleSockets({ store, sockets, tell }, checkout)
  stdout.write(
    `${result.sockets} idle sockets at one node (${store}): ${result.megabytes.toFixed(0)} MB, ${result.crowdedMegabytes.toFixed(0)} MB when they had just come, ` +
      `${result.emptyMegabytes.toFixed(0)} MB before; ` +
      `busy ${(100 * result.share).toFixed(1)} % of a core; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  )
  return result.sockets === sockets && (sockets > 10_000 || result.megabytes <= mostMegabytes)
}

async function play(): Promise<boolean> {
  const settings = {
    store,
    nodes,
    tables: readNumber('tables', values.tables, 1, 5_000),
    minutes: readNumber('minutes', values.minutes, 1, 60),
    pause: readNumber('pause', values.pause, 1, 600),
    bots: values.bots,
    tell,
  } as const
  const result = await playUnderLoad(settings, checkout)
  const { lost, doubled, unanswered, broken, late } = result.compared
  stdout.write(
    `${settings.tables} tables, ${nodes} ${nodes === 1 ? 'node' : 'nodes'} (${store}); load of the machine ${loadavg()[0]?.toFixed(1)}\n${print(result)}\n`,
  )
  return lost + doubled + unanswered + broken + late === 0
}

const isFine =
  values.idle === undefined ? await play() : await idle(readNumber('idle', values.idle, 1, 15_000))
process.exit(isFine ? 0 : 1)
