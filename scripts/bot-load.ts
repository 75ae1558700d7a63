import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Player } from '../packages/server/src/kill-test/player.ts'
import type { TimerLateness } from '../packages/server/src/testing/bare-timer.ts'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { builtCheckout, startServer } from '../packages/server/src/testing/started-server.ts'

// Tables of one person and three veterans on one thread for bots: `npm run bot-load -- --game paper-dungeons --tables 30`.
// No decision may be late. How late a timer was that waits beside it, on the same machine, is told too. Before it counts, the threads have `warm-up` seconds to become as fast as they will be.
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'welcome-back' },
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '30' },
  },
})
const tables = Number(values.tables)
const later = (seconds: number) => new Promise(resolve => setTimeout(resolve, seconds * 1000))
const veteran = (name: string) => ({ kind: 'bot', level: 'veteran', name })
const seats = [{ kind: 'open' }, ...['Oak', 'Elm', 'Ash'].map(veteran)]

const root = await builtCheckout()
const port = await freePort()
const origin = `http://localhost:${port}`
const server = startServer(root, {
  PORT: String(port),
  KAZAMATA_DATA: join(root, 'data'),
  KAZAMATA_LIMITS: '1000',
  KAZAMATA_BOT_THREADS: '1',
})

/** A person who plays one match after another, without a pause. */
async function playOn(n: number, isOver: () => boolean): Promise<void> {
  // They do not begin all in one moment.
  await later((n / tables) * 5)
  const player = new Player(() => origin, `Player ${n}`)
  players.push(player)
  while (!isOver()) {
    const { id = '' } = await player.post('/tables', {
      game: values.game,
      options: {},
      seats,
      watchable: false,
    })
    await player.post(`/tables/${id}/start`, {})
    await player.play(id)
  }
}

/** A sum or a value of the server, all labels together. */
async function metrics(): Promise<(name: string) => number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return name => {
    const lines = text.split('\n').filter(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
  }
}

/** Waits beside the server; what it returns tells how late it was. */
function bareTimer(): () => Promise<TimerLateness> {
  const timer = fork(join(import.meta.dirname, '../packages/server/src/testing/bare-timer.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  return () =>
    new Promise(resolve => {
      timer.once('message', (lateness: TimerLateness) => resolve(lateness))
      timer.send('stop')
    })
}

const players: Player[] = []
let isOver = false
let late = Number.NaN
try {
  await server.greeted
  for (let n = 0; n < tables; n++) void playOn(n, () => isOver)
  await later(Number(values['warm-up']))
  const lateness = bareTimer()
  const before = await metrics()
  const budgets: number[] = []
  for (let second = 0; second < Number(values.seconds); second++) {
    await later(1)
    budgets.push((await metrics())('kazamata_bot_budget_seconds') * 1000)
  }
  const after = await metrics()
  const { p99, most } = await lateness()
  const grown = (name: string) => after(name) - before(name)
  const decisions = grown('kazamata_bot_decision_seconds_count')
  const mean = (1000 * grown('kazamata_bot_decision_seconds_sum')) / decisions
  const budget = budgets.reduce((sum, one) => sum + one, 0) / budgets.length
  late = grown('kazamata_bot_late_total')
  process.stdout.write(
    `${values.game}, ${tables} tables, ${after('kazamata_bot_threads')} thread: ${decisions} decisions, ${late} late, ` +
      `${mean.toFixed(0)} ms on average, budget ${Math.min(...budgets).toFixed(0)} ms at least and ${budget.toFixed(0)} ms on average; ` +
      `a bare timer was ${p99.toFixed(0)} ms late at p99 and ${most.toFixed(0)} ms at most, load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  )
} finally {
  isOver = true
  for (const player of players) player.end()
  server.child.kill('SIGKILL')
  await server.exit
  await rm(root, { recursive: true, force: true })
}
process.exit(late === 0 ? 0 : 1)
