import { spread } from '@kazamata/threads'
import { progress } from '../packages/cli/src/progress.ts'

/** Seeds of the simulation or pairs of twins, by game, or malformed texts or requests. */
export type OnlineJob =
  | {
      readonly kind: 'simulation' | 'twins'
      /** Or what comes before a match: `deal`, `lobby`, `table`. */
      readonly game: string
      readonly from: number
      readonly count: number
    }
  | { readonly kind: 'fuzz' | 'routes'; readonly from: number; readonly count: number }

/** What a job says when it went well, or what broke, with its stack. */
export type OnlineReport = { readonly said: string } | { readonly failed: string }

/** A job of so many takes some seconds. */
const batch = 250

/** By game: real ones are larger. */
const seeds: Readonly<Record<string, number>> = {
  nim: 5_000,
  delve: 6_000,
  torch: 5_000,
  'welcome-back': 2_000,
  'paper-dungeons': 1_000,
  'tiny-epic': 1_000,
}
const pairs = 1_000
/** Over sockets, and as many over HTTP. */
const malformed = 200_000

/** Simulates servers, compares twins, and sends what no client should: 20,000 seeds over all games. Returns how many jobs failed. */
export async function soakOnline(threads: number, share: number): Promise<number> {
  const count = Math.ceil((malformed * share) / 4) * 4
  const jobs: OnlineJob[] = [
    { kind: 'fuzz', from: 0, count },
    { kind: 'routes', from: 0, count },
  ]
  const add = (kind: 'simulation' | 'twins', game: string, total: number) => {
    for (let from = 0; from < total; from += batch)
      jobs.push({ kind, game, from, count: Math.min(batch, total - from) })
  }
  for (const [game, count] of Object.entries(seeds)) {
    add('simulation', game, Math.ceil(count * share))
    add('twins', game, Math.ceil(pairs * share))
  }
  for (const before of ['deal', 'lobby']) add('simulation', before, Math.ceil(pairs * share))
  add('twins', 'table', Math.ceil(pairs * share))
  const bar = progress(
    jobs.reduce((sum, job) => sum + job.count, 0),
    process.stderr,
  )
  const script = new URL('./soak-online-worker.ts', import.meta.url)
  let failed = 0
  await spread<OnlineJob, OnlineReport>(script, undefined, jobs, threads, (job, report) => {
    if ('failed' in report) {
      failed += 1
      console.error(`${JSON.stringify(job)} FAILED: ${report.failed}`)
    } else if (report.said !== '') console.log(`online, ${job.kind}: ${report.said}`)
    bar.step(job.count)
  })
  bar.end()
  for (const kind of ['simulation', 'twins', 'fuzz', 'routes'] as const) {
    const count = jobs.filter(job => job.kind === kind).reduce((sum, job) => sum + job.count, 0)
    console.log(`online, ${kind}: ${count}`)
  }
  console.log(`online: ${failed === 0 ? 'no promise broken' : `${failed} batches FAILED`}`)
  return failed
}
