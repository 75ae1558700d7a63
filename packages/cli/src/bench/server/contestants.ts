import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openSqliteStore } from '@kazamata/server/sqlite'
import type { BoardgameioSetup } from './boardgameio-server.ts'
import { bundledArgs } from './bundle.ts'
import type { ServerGame } from './games.ts'
import { type OurMatch, storeMatches, storeParts } from './our-matches.ts'
import { BoardgameioPlayer, EchoClient, OurPlayer } from './players.ts'
import type { RecordedMatch, RecordingSettings } from './recordings.ts'
import { type ServerProcess, startArgs, startProcess } from './server-process.ts'
import { type Asking, type Place, Table } from './tables.ts'

export const names = ['ours', 'boardgameio', 'boardgameioGrouped'] as const
export type Name = (typeof names)[number]

/** A server, and the tables at which its clients sit. */
export interface Contestant {
  readonly server: ServerProcess
  readonly tables: readonly Table[]
}

/** What all contestants play. */
export interface Course {
  readonly game: ServerGame
  readonly settings: RecordingSettings
  readonly recordings: readonly RecordedMatch[]
  readonly places: readonly Place[]
  /** The checkout. */
  readonly root: string
  /** For databases. */
  readonly folder: string
}

/** The environment in which our server takes so many clients from one address. */
export const ourEnv = (folder: string) => ({ KAZAMATA_DATA: folder, KAZAMATA_LIMITS: '1000' })

/** Our server; `finished` are stored beside the matches that are played. */
export async function startOurs(
  { game, places, root, folder }: Course,
  finished: readonly Place[],
): Promise<Contestant & { readonly finished: readonly OurMatch[] }> {
  const data = join(folder, 'ours')
  const store = await openSqliteStore({ folder: data, ...storeParts })
  const stored = await storeMatches(store, [...places, ...finished])
  const start = await startArgs(root)
  const flags = start.filter(arg => arg.startsWith('--'))
  const isSmall = game.id === 'nim'
  const args = isSmall ? [...flags, ...bundledArgs('our-server')] : start
  const server = await startProcess({ args, cwd: root, env: ourEnv(data) })
  const tables = await seatAtOurs(places, stored, () => server.port)
  return { server, tables, finished: stored.slice(places.length) }
}

/** All players of stored matches, each match at the server of this port. */
export function seatAtOurs(
  places: readonly Place[],
  stored: readonly OurMatch[],
  portOf: (nth: number) => number,
): Promise<Table[]> {
  return seatAll(places, async (place, at) => {
    const { id: match, tokens } = sure(stored[at])
    return seated(
      place,
      tokens.map(token => new OurPlayer({ port: portOf(at), match, token })),
    )
  })
}

export async function startBoardgameio(course: Course, grouped: boolean): Promise<Contestant> {
  const { game, settings, places, recordings, root } = course
  const folder = join(course.folder, grouped ? 'boardgameio-grouped' : 'boardgameio')
  await mkdir(folder)
  const matches = places.map(({ recorded, from }) => ({ recording: recordings.indexOf(recorded), from }))
  const setup: BoardgameioSetup = { folder, game: game.id, recordings: settings, matches, grouped }
  const args = bundledArgs('boardgameio-server', JSON.stringify(setup))
  const server = await startProcess({ args, cwd: root, env: {} })
  const { port } = server
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const tables = await seatAll(places, (place, at) =>
    seated(
      place,
      seats.map(seat => new BoardgameioPlayer({ port, game: game.id, match: String(at), seat })),
    ),
  )
  return { server, tables }
}

/** A bare WebSocket that answers when its text is on the disk, and one client for each table. */
export async function startEcho(
  course: Course,
): Promise<{ server: ServerProcess; clients: readonly Asking[] }> {
  const { root, folder, places } = course
  const server = await startProcess({ args: bundledArgs('echo-server', folder), cwd: root, env: {} })
  const clients = places.map(() => new EchoClient(server.port))
  await Promise.all(clients.map(client => client.joined()))
  return { server, clients }
}

async function seated(place: Place, players: readonly (OurPlayer | BoardgameioPlayer)[]): Promise<Table> {
  await Promise.all(players.map(player => player.joined()))
  return new Table(place, players)
}

/** A few tables at a time: a thousand sockets in one moment are a test of something else. */
async function seatAll(
  places: readonly Place[],
  seat: (place: Place, at: number) => Promise<Table>,
): Promise<Table[]> {
  const tables: Table[] = []
  const waiting = places.entries()
  const work = async () => {
    for (const [at, place] of waiting) tables[at] = await seat(place, at)
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return tables
}

function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A match is missing.')
  return value
}
