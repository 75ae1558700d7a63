import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Code } from '@kazamata/protocol'
import { startArgs } from '../../packages/cli/src/bench/server/server-process.ts'
import { compareLog } from '../../packages/server/src/kill-test/compare-log.ts'
import { startServers } from '../../packages/server/src/kill-test/servers.ts'
import { builtCheckout } from '../../packages/server/src/testing/started-server.ts'
import { Crowd, type CrowdSettings } from './crowd.ts'
import { startEcho } from './echo.ts'
import { between, count } from './measure.ts'
import type { LoadResult } from './report.ts'

export interface LoadSettings extends CrowdSettings {
  readonly store: 'sqlite' | 'postgres'
  readonly nodes: number
  readonly minutes: number
  tell(progress: string): void
}

/** Every line breaks once in so many seconds, on average. */
const cutEvery = 300
/** How long servers get used to it before it counts, in seconds. */
const settling = 10
/** How long everybody has to get their answers in the end, in milliseconds. */
const patience = 30_000

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** What `npm start` gives Node, and a way to ask for metrics. */
export async function nodeEnv(checkout: string, token: string): Promise<Record<string, string>> {
  const flags = (await startArgs(checkout)).filter(arg => arg.startsWith('--'))
  return { NODE_OPTIONS: flags.join(' '), NODE_ENV: 'production', KAZAMATA_METRICS_TOKEN: token }
}

/** People play at many tables for some minutes; then every answer is compared with the log. */
export async function playUnderLoad(settings: LoadSettings, checkout: string): Promise<LoadResult> {
  const { store, nodes, minutes, tables, tell } = settings
  const root = await builtCheckout()
  const token = randomBytes(16).toString('hex')
  const servers = await startServers(root, { store, nodes, env: await nodeEnv(checkout, token) })
  const echo = await startEcho(root)
  const crowd = new Crowd(servers, settings)
  const progress = setInterval(() => {
    const acknowledged = crowd.players.reduce((sum, player) => sum + player.acknowledged, 0)
    tell(
      `${crowd.begun} of ${tables} tables, ${acknowledged} moves, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
  }, 5_000)
  try {
    await crowd.sitDown()
    await later(1000 * settling)
    const before = await count(servers, token)
    const began = Date.now()
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const cuts = setInterval(() => crowd.cut(Math.ceil(crowd.everybody.length / cutEvery)), 1_000)
    const echoes = await echo.ask(60 * minutes)
    clearInterval(cuts)
    delay.disable()
    const after = await count(servers, token)
    const ended = Date.now()
    crowd.stop()
    const { everybody } = crowd
    for (const end = Date.now() + patience; Date.now() < end; await later(50))
      if (everybody.every(({ hasAnswers }) => hasAnswers)) break
    crowd.end()
    await servers.stop()
    const asked = everybody.flatMap(player => player.asked)
    const receipts = everybody.flatMap(player => player.receipts)
    const compared = await compareLog(await servers.open(), asked, receipts)
    return {
      figures: between(before, after),
      asked: asked.filter(({ at }) => at >= began && at < ended),
      echoes,
      clientDelay: Math.max(0, delay.percentile(99) / 1e6 - 10),
      reconnects: everybody.reduce((sum, player) => sum + player.reconnects, 0),
      refusals: sumOf(everybody.map(({ refusals }) => refusals)),
      compared,
    }
  } finally {
    clearInterval(progress)
    crowd.end()
    await echo.stop()
    await servers.clear()
    await rm(root, { recursive: true, force: true })
  }
}

function sumOf(counts: readonly ReadonlyMap<Code, number>[]): ReadonlyMap<Code, number> {
  const sum = new Map<Code, number>()
  for (const one of counts) for (const [code, count] of one) sum.set(code, (sum.get(code) ?? 0) + count)
  return sum
}
