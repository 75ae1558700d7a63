import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type IdleSocket, openIdleSocket } from '../../packages/server/src/kill-test/idle-socket.ts'
import { startServers } from '../../packages/server/src/kill-test/servers.ts'
import { builtCheckout } from '../../packages/server/src/testing/started-server.ts'
import { nodeEnv } from './play.ts'
import { processTime, residentMegabytes } from './usage.ts'

export interface IdleResult {
  readonly sockets: number
  /** Of the server before anybody came, when all had come, and when they had been there for a while. */
  readonly emptyMegabytes: number
  readonly crowdedMegabytes: number
  readonly megabytes: number
  /** How busy it was with them, of one core. */
  readonly share: number
}

export interface IdleSettings {
  readonly store: 'sqlite' | 'postgres'
  readonly sockets: number
  tell(progress: string): void
}

/** Sockets of one address of this machine: it has no more ports than 28,000 for all. */
const socketsPerAddress = 5_000
const addressOf = (n: number) => `127.0.0.${2 + Math.floor(n / socketsPerAddress)}`
const openedAtOnce = 32
/** How long the server is left alone before it is looked at, in seconds. */
const rest = 10
/** The same once all have come: what a rush took, V8 gives back within 100 seconds in which little happens. */
const longRest = 120

const later = (seconds: number) => new Promise(resolve => setTimeout(resolve, 1000 * seconds))

/** People with an open page who have joined nothing, all at one server. */
export async function holdIdleSockets(settings: IdleSettings, checkout: string): Promise<IdleResult> {
  const root = await builtCheckout()
  const env = await nodeEnv(checkout, randomBytes(16).toString('hex'))
  const servers = await startServers(root, { store: settings.store, nodes: 1, env })
  const [node] = servers.nodes()
  if (node === undefined) throw new Error('There is no server.')
  const sockets: IdleSocket[] = []
  try {
    await later(rest)
    const emptyMegabytes = residentMegabytes(node.pid)
    const waiting = Array.from({ length: settings.sockets }, (_, n) => n).values()
    const open = async () => {
      for (const n of waiting) {
        sockets.push(await openIdleSocket(node.origin, servers.origin, `Player ${n}`, addressOf(n)))
        if (sockets.length % 1000 === 0)
          settings.tell(`${sockets.length} sockets, ${residentMegabytes(node.pid).toFixed(0)} MB`)
      }
    }
    await Promise.all(Array.from({ length: openedAtOnce }, open))
    const before = processTime(node.pid)
    await later(rest)
    const crowdedMegabytes = residentMegabytes(node.pid)
    await later(longRest)
    const share = (processTime(node.pid) - before) / 1e6 / (rest + longRest)
    const alive = sockets.filter(socket => socket.isOpen()).length
    return {
      sockets: alive,
      emptyMegabytes,
      crowdedMegabytes,
      megabytes: residentMegabytes(node.pid),
      share,
    }
  } finally {
    for (const socket of sockets) socket.close()
    await servers.clear()
    await rm(root, { recursive: true, force: true })
  }
}
