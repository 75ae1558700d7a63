import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { FloodCounts } from '../packages/server/src/flood-test/flood.ts'
import { Player } from '../packages/server/src/kill-test/player.ts'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { builtCheckout, startServer } from '../packages/server/src/testing/started-server.ts'

// People play, in turns alone and beside a flood from one address: `npm run flood-test`. What one address may do holds, and
// the flood does not double the 99th percentile of the time until a move is acknowledged (medians over all rounds).
const rounds = 7
/** In seconds; the first ones of each half of a round are not measured. */
const [settling, measured] = [2, 8]
const tables = 16
/** Between a person's moves, in milliseconds: slower than what a socket may send. */
const pause = 100

const later = (seconds: number) => new Promise(resolve => setTimeout(resolve, seconds * 1000))

/** A person who plays alone, one match after another. */
async function playOn(player: Player, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const table = { game: 'paper-dungeons', options: {}, seats: [{ kind: 'open' }], watchable: false }
    const { id = '' } = await player.post('/tables', table)
    await player.post(`/tables/${id}/start`, {})
    await player.play(id)
  }
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
}
const median = (numbers: readonly number[]) => percentile(numbers, 0.5)

const root = await builtCheckout()
const port = await freePort()
const origin = `http://localhost:${port}`
const token = randomBytes(16).toString('hex')
const server = startServer(root, {
  PORT: String(port),
  KAZAMATA_DATA: join(root, 'data'),
  // So the flood has an address of its own.
  KAZAMATA_PROXIES: '127.0.0.1,::1',
  KAZAMATA_METRICS_TOKEN: token,
})
const players = Array.from(
  { length: tables },
  (_, n) => new Player(() => origin, `Player ${n}`, { pause: () => pause }),
)
let isOver = false

/** How much processor time the server has had, in seconds. */
async function processorTime(): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(await answer.text())?.[1])
}

/** The 99th percentile of the times of all moves of the next seconds. */
async function measure(title: string): Promise<number> {
  await later(settling)
  const before = players.map(({ asked }) => asked.length)
  const spent = await processorTime()
  await later(measured)
  const busy = ((await processorTime()) - spent) / measured
  const times = players.flatMap(({ asked }, n) => asked.slice(before[n]).flatMap(({ took }) => took ?? []))
  const [middle = 0, last = 0] = [0.5, 0.99].map(share => percentile(times, share))
  const [load = 0] = loadavg()
  process.stdout.write(
    `${title}: ${times.length} moves, p50 ${middle.toFixed(1)} ms, p99 ${last.toFixed(1)} ms; server busy ${(100 * busy).toFixed(0)} %, load of the machine ${load.toFixed(1)}\n`,
  )
  return last
}

/** What went beyond the limits of one address in so many seconds. */
function beyondLimits(counts: FloodCounts, seconds: number): string[] {
  const most: Partial<FloodCounts> = {
    taken: 60 + 10 * seconds,
    logins: 10 + seconds / 6,
    guests: 20 + seconds / 180,
    mostSockets: 60,
    messages: 600 + 200 * seconds,
  }
  return Object.entries(most).flatMap(([what, limit]) => {
    const had = Object.entries(counts).find(([key]) => key === what)?.[1] ?? 0
    return had > limit ? [`${what}: ${had} of at most ${Math.floor(limit)}`] : []
  })
}

let isFine = false
try {
  await server.greeted
  for (const player of players) void playOn(player, () => isOver)
  const flood = fork(join(import.meta.dirname, '../packages/server/src/flood-test/flood.ts'), [origin], {
    execArgv: ['--import', 'tsx'],
  })
  const stopped = () =>
    new Promise<FloodCounts>(resolve => {
      flood.once('message', message => resolve(Object.assign({}, message) as FloodCounts))
      flood.send('stop')
    })
  const [alone, beside]: [number[], number[]] = [[], []]
  let began = 0
  let counts: FloodCounts | undefined
  for (let round = 0; round < rounds; round++) {
    alone.push(await measure('alone'))
    began ||= performance.now()
    flood.send('begin')
    beside.push(await measure('beside a flood'))
    counts = await stopped()
  }
  flood.kill()
  const ratio = median(beside) / median(alone)
  const beyond = counts === undefined ? [] : beyondLimits(counts, (performance.now() - began) / 1000)
  process.stdout.write(`the flood: ${JSON.stringify(counts)}\n`)
  for (const limit of beyond) process.stdout.write(`Beyond the limits: ${limit}\n`)
  process.stdout.write(
    `medians of p99: ${median(alone).toFixed(1)} ms alone, ${median(beside).toFixed(1)} ms beside a flood, × ${ratio.toFixed(2)}\n`,
  )
  isFine = ratio <= 2 && beyond.length === 0
} finally {
  isOver = true
  for (const player of players) player.end()
  server.child.kill('SIGKILL')
  await server.exit
  await rm(root, { recursive: true, force: true })
}
process.exit(isFine ? 0 : 1)
