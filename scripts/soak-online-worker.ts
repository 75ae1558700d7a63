import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { answer } from '@kazamata/threads'
import { simulateDeal } from '../packages/server/src/simulation/deal-simulation.ts'
import { fuzz } from '../packages/server/src/simulation/fuzz.ts'
import { fuzzRoutes } from '../packages/server/src/simulation/fuzz-routes.ts'
import { simulateLobby } from '../packages/server/src/simulation/lobby.ts'
import { simulate } from '../packages/server/src/simulation/simulation.ts'
import { tableTwins } from '../packages/server/src/simulation/table-twins.ts'
import { realTables, smallTables } from '../packages/server/src/simulation/tables.ts'
import { twins } from '../packages/server/src/simulation/twins.ts'
import type { OnlineJob, OnlineReport } from './soak-online.ts'

const steps = { simulation: 400, twins: 12 }
const beforeMatches: Readonly<Record<string, (seed: number) => Promise<unknown>>> = {
  deal: seed => simulateDeal(seed, steps.simulation),
  lobby: seed => simulateLobby(seed, steps.simulation),
  table: seed => tableTwins(seed, steps.twins),
}
/** How much more of the heap may be in use at the end of all malformed texts than after a quarter of them, in bytes. */
const growth = 8 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

answer(async () => {
  const tables = [...smallTables, ...(await realTables())]

  async function work(job: OnlineJob): Promise<string> {
    if (!('game' in job)) return fuzzWatchingMemory(job)
    const before = beforeMatches[job.game]
    if (before !== undefined) {
      for (let seed = job.from; seed < job.from + job.count; seed++) await before(seed)
      return ''
    }
    const table = tables.find(({ game }) => game.id === job.game)
    if (table === undefined) throw new Error(`There is no game "${job.game}".`)
    for (let seed = job.from; seed < job.from + job.count; seed++)
      if (job.kind === 'twins') await twins(table, seed, steps.twins)
      else await simulate(table, seed, steps.simulation)
    return ''
  }

  return (job: OnlineJob): Promise<OnlineReport> =>
    work(job).then(
      said => ({ said }),
      (error: unknown) => ({ failed: inspect(error) }),
    )
})

async function fuzzWatchingMemory({ kind, count, from }: OnlineJob): Promise<string> {
  const heaps: number[] = []
  const look = () => {
    collectGarbage()
    heaps.push(process.memoryUsage().heapUsed)
  }
  const came = kind === 'fuzz' ? await fuzz(count, from, look) : await fuzzRoutes(count, from, look)
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)]
  const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
  const memory = `heap ${inMegabytes(first)} after a quarter, ${inMegabytes(last)} at the end`
  if (last > first + growth) throw new Error(`Malformed input, ${kind}: ${memory}.`)
  const answers =
    'taken' in came ? { rejected: came.rejected, taken: came.taken, closed: came.closed } : came.answers
  return `${JSON.stringify(answers)}, ${memory}`
}
