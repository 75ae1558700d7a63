import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Player } from '../packages/server/src/kill-test/player.ts'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { builtCheckout, startServer } from '../packages/server/src/testing/started-server.ts'

// People play, first alone, then beside a flood from one address: `npm run flood-test`. The flood may not double the 99th
// percentile of the time until a move is acknowledged. It means something only on a machine that does nothing else.
const [warmUp, measured] = [5, 15]
const tables = 8
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

const root = await builtCheckout()
const port = await freePort()
const origin = `http://localhost:${port}`
const server = startServer(root, {
  PORT: String(port),
  KAZAMATA_DATA: join(root, 'data'),
  // So the flood has an address of its own.
  KAZAMATA_PROXIES: '127.0.0.1,::1',
})
const players = Array.from({ length: tables }, (_, n) => new Player(() => origin, `Player ${n}`, pause))
let isOver = false

/** The times of all moves of the next seconds. */
async function measure(title: string): Promise<number> {
  await later(warmUp)
  const before = players.map(({ asked }) => asked.length)
  await later(measured)
  const times = players.flatMap(({ asked }, n) => asked.slice(before[n]).flatMap(({ took }) => took ?? []))
  const [middle, last] = [0.5, 0.99].map(share => percentile(times, share))
  process.stdout.write(
    `${title}: ${times.length} moves, p50 ${middle?.toFixed(1)} ms, p99 ${last?.toFixed(1)} ms\n`,
  )
  return last ?? Number.NaN
}

let ratio = Number.NaN
try {
  await server.greeted
  for (const player of players) void playOn(player, () => isOver)
  const alone = await measure('alone')
  const flood = fork(join(import.meta.dirname, '../packages/server/src/flood-test/flood.ts'), [origin], {
    execArgv: ['--import', 'tsx'],
  })
  flood.on('message', text => process.stdout.write(`the flood: ${text}\n`))
  const flooded = await measure('beside a flood')
  const ended = new Promise(resolve => flood.on('close', resolve))
  flood.send('stop')
  await ended
  ratio = flooded / alone
  process.stdout.write(`p99 × ${ratio.toFixed(2)}\n`)
} finally {
  isOver = true
  for (const player of players) player.end()
  server.child.kill('SIGKILL')
  await server.exit
  await rm(root, { recursive: true, force: true })
}
process.exit(ratio <= 2 ? 0 : 1)
