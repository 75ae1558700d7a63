import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Plan, Report } from '@kazamata/kernel/conformance'
import { games } from '@kazamata/registry'
import { spread } from '@kazamata/threads'
import { readNumber } from '../packages/cli/src/args.ts'
import { progress } from '../packages/cli/src/progress.ts'
import { soakBrowser } from './soak-browser.ts'
import { soakOnline } from './soak-online.ts'
import { type Variant, variants } from './variants.ts'

/** Games that a thread plays before it asks for more. */
const batch = 250

/** How many games of a kind are played. */
interface SoakSize {
  readonly seats: readonly number[]
  readonly games: number
  /** `games` for every set of options at every number of seats, or shared among the sets at each number of seats. */
  readonly per: 'set' | 'seats'
  /** So many more at each number of seats that begin late in the game, which random play hardly ever reaches. */
  readonly late?: number
  /** How many different things must be met, by type and field of the event that tells of them. */
  readonly meets?: Readonly<Record<string, number>>
}

/** Games with more sets of options than there is time for; all others play every set in full. */
const sizes: Readonly<Record<string, SoakSize>> = {
  'paper-dungeons': { seats: [1, 2, 4, 8], games: 5_000, per: 'seats' },
  // So that 5,000 are played with each number of heroes, which depends on the seats and on an option.
  'tiny-epic': {
    seats: [1, 2, 3, 4],
    games: 7_500,
    per: 'seats',
    late: 2_500,
    meets: { 'picked.hero': 8, 'actTwo.boss': 6 },
  },
}

export interface Job extends Plan {
  readonly options: Variant
  readonly from: number
  readonly late: boolean
  readonly listen: readonly string[]
}

export interface Soaked extends Report {
  /** What was met, each as `type.field value`. */
  readonly met: readonly string[]
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

for (const manifest of games) {
  if (values.game !== undefined && values.game !== manifest.id) continue
  const { options, seats: places } = await manifest.game()
  const every = Array.from({ length: places.max - places.min + 1 }, (_, i) => places.min + i)
  const size: SoakSize = sizes[manifest.id] ?? { seats: every, games: 20_000, per: 'set' }
  const sets = variants(options)
  const meets = size.meets ?? {}
  const jobs: Job[] = []
  const add = (count: number, late: boolean) => {
    const games = Math.ceil(count / (size.per === 'seats' ? sets.length : 1))
    const all = { seed: values.seed, late, listen: Object.keys(meets) }
    for (const options of sets)
      for (const seats of size.seats)
        for (let from = 0; from < games; from += batch)
          jobs.push({ ...all, seats, options, from, games: Math.min(batch, games - from) })
  }
  add(wanted ?? size.games, false)
  if (size.late !== undefined) add(wanted ?? size.late, true)

  const bar = progress(
    jobs.reduce((sum, job) => sum + job.games, 0),
    process.stderr,
  )
  const script = new URL('./soak-worker.ts', import.meta.url)
  const answers = await spread<Job, Soaked | string>(script, manifest.id, jobs, threads, job =>
    bar.step(job.games),
  )
  bar.end()
  broken += summarize(manifest.id, jobs, answers, meets)
}
// As `--games` of the usual 20,000.
if (values.game === undefined || values.game === 'online')
  broken += await soakOnline(threads, (wanted ?? 20_000) / 20_000)
if (values.game === undefined || values.game === 'browser') broken += await soakBrowser()
process.exitCode = broken === 0 ? 0 : 1

/** One line for each set and number of seats, then what was met and what broke; returns how much is wrong. */
function summarize(
  id: string,
  jobs: readonly Job[],
  answers: readonly (Soaked | string)[],
  meets: NonNullable<SoakSize['meets']>,
): number {
  const setOf = ({ seats, options, late }: Job) =>
    `${seats} seats, ${JSON.stringify(options)}${late ? ', late' : ''}`
  for (const set of new Set(jobs.map(setOf))) {
    const its = answers.filter((_, at) => jobs[at] && setOf(jobs[at]) === set)
    const ok = its.filter(report => typeof report === 'object')
    const sum = (count: (report: Report) => number) => ok.reduce((total, report) => total + count(report), 0)
    const longest = Math.max(0, ...ok.map(report => report.longest))
    const played = `${sum(report => report.games)} games, ${sum(report => report.moves)} moves, longest ${longest}`
    console.log(`${id}, ${set}: ${played}${ok.length === its.length ? '' : ' FAILED'}`)
  }
  const met = new Set(answers.flatMap(report => (typeof report === 'object' ? report.met : [])))
  const missed = Object.entries(meets).filter(([what, least]) => {
    const names = [...met].filter(one => one.startsWith(`${what} `)).map(one => one.slice(what.length + 1))
    console.log(`${id}, ${what}: ${names.length} of ${least} met: ${names.sort().join(', ')}`)
    return names.length < least
  })
  const failures = answers.filter(report => typeof report === 'string')
  for (const failure of failures) console.error(failure)
  console.log(`${id}: ${failures.length === 0 ? 'no promise broken' : `${failures.length} batches FAILED`}`)
  return failures.length + missed.length
}
