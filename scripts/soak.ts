import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Plan, Report } from '@kazamata/kernel/conformance'
import { openGames } from '@kazamata/registry'
import { readNumber } from '../packages/cli/src/args.ts'
import { spread } from '../packages/cli/src/pool.ts'
import { progress } from '../packages/cli/src/progress.ts'
import { type Variant, variants } from './variants.ts'

/** Games that a thread plays before it asks for more. */
const batch = 250

/** How much of a game is soaked. */
interface Bath {
  readonly seats: readonly number[]
  readonly games: number
  /** `games` for every set of options at every number of seats, or shared among the sets at each number of seats. */
  readonly per: 'table' | 'seats'
}

/** Games with more tables than there is time for; all others have every table soaked in full. */
const baths: Readonly<Record<string, Bath>> = {
  'paper-dungeons': { seats: [1, 2, 4, 8], games: 5_000, per: 'seats' },
}

export interface Job extends Plan {
  readonly options: Variant
  readonly from: number
}

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
})
const wanted = values.games === undefined ? undefined : readNumber('games', values.games, 1, 10_000_000)
const threads = readNumber('threads', values.threads, 1, 256)
let broken = 0

for (const listed of openGames) {
  if (values.game !== undefined && values.game !== listed.id) continue
  const { options, seats: places } = await listed.game()
  const every = Array.from({ length: places.max - places.min + 1 }, (_, i) => places.min + i)
  const bath = baths[listed.id] ?? { seats: every, games: 20_000, per: 'table' }
  const sets = variants(options)
  const games = Math.ceil((wanted ?? bath.games) / (bath.per === 'seats' ? sets.length : 1))
  const jobs: Job[] = []
  for (const set of sets)
    for (const seats of bath.seats)
      for (let from = 0; from < games; from += batch)
        jobs.push({ seats, options: set, seed: values.seed, from, games: Math.min(batch, games - from) })

  const bar = progress(
    jobs.reduce((sum, job) => sum + job.games, 0),
    process.stderr,
  )
  const script = new URL('./soak-worker.ts', import.meta.url)
  const answers = await spread<Job, Report | string>(script, listed.id, jobs, threads, job =>
    bar.step(job.games),
  )
  bar.end()
  broken += summarize(listed.id, jobs, answers)
}
process.exitCode = broken === 0 ? 0 : 1

/** One line for each table that was soaked, then what broke; says how many batches did. */
function summarize(id: string, jobs: readonly Job[], answers: readonly (Report | string)[]): number {
  const tableOf = ({ seats, options }: Job) => `${seats} seats, ${JSON.stringify(options)}`
  for (const table of new Set(jobs.map(tableOf))) {
    const its = answers.filter((_, at) => jobs[at] && tableOf(jobs[at]) === table)
    const ok = its.filter(report => typeof report === 'object')
    const sum = (count: (report: Report) => number) => ok.reduce((total, report) => total + count(report), 0)
    const longest = Math.max(0, ...ok.map(report => report.longest))
    const played = `${sum(report => report.games)} games, ${sum(report => report.moves)} moves, longest ${longest}`
    console.log(`${id}, ${table}: ${played}${ok.length === its.length ? '' : ' FAILED'}`)
  }
  const failures = answers.filter(report => typeof report === 'string')
  for (const failure of failures) console.error(failure)
  console.log(`${id}: ${failures.length === 0 ? 'no promise broken' : `${failures.length} batches FAILED`}`)
  return failures.length
}
