import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@kazamata/kernel'
import { median, percentile } from '../../statistics.ts'
import {
  type Contestant,
  type Course,
  type Name,
  names,
  startBoardgameio,
  startEcho,
  startOurs,
} from './contestants.ts'
import { loadGame, type ServerGame } from './games.ts'
import type { OurMatch } from './our-matches.ts'
import { OurPlayer } from './players.ts'
import { recordMatches } from './recordings.ts'
import type { ServerProcess } from './server-process.ts'
import { askEverySecond, playOut, spreadTables, type Table } from './tables.ts'

/** What one server makes of the same moves. Times of answers are milliseconds. */
export interface ServerFigures {
  /** Without a pause at any table. */
  readonly movesPerSecond: number
  /** Of all threads of the server's process. */
  readonly cpuMicrosPerMove: number
  /** From a move to its answer, while each table makes one move a second. */
  readonly ackP50: number
  readonly ackP99: number
  /** After that. */
  readonly rssMegabytes: number
}

export interface ServerMeasures extends ServerFigures {
  readonly tables: number
  readonly seats: number
  /** How many times as much processor time a move costs there: the median over rounds. */
  readonly vsBoardgameio: number
  readonly vsBoardgameioGrouped: number
  /** Of a bare WebSocket that answers when its text is on the disk, asked as often. */
  readonly echoP50: number
  readonly echoP99: number
  /** From asking for a finished match that is not open to seeing it, by as many seats as the game allows. */
  readonly coldOpenMilliseconds: { readonly median: number; readonly most: number }
  readonly boardgameio: ServerFigures
  readonly boardgameioGrouped: ServerFigures
}

export interface ServerSettings {
  readonly tables: number
  readonly rounds: number
  /** How long each is asked at a time once a second, in seconds; twice. */
  readonly seconds: number
  readonly root: string
}

/** Different recorded matches; several tables play the same one from different moments. */
const recordingCount = 50
/** Laps before the race, until the code is compiled. */
const warmUps = 2
/** Finished matches that are opened. */
const finishedCount = 21

/** What a contestant has made in all rounds. */
interface Score {
  readonly speeds: number[]
  readonly cpu: number[]
  readonly acks: number[]
  rss: number
}

/** Runs all servers beside each other, and asks them in turns. */
export async function measureServer(game: ServerGame, settings: ServerSettings): Promise<ServerMeasures> {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-bench-'))
  const processes: ServerProcess[] = []
  const running = <T extends { readonly server: ServerProcess }>(started: T): T => {
    processes.push(started.server)
    return started
  }
  try {
    const { course, needed } = await plan(game, settings, folder)
    const ours = running(await startOurs(course, await finishedPlaces(game)))
    const contestants: Record<Name, Contestant> = {
      ours,
      boardgameio: running(await startBoardgameio(course, false)),
      boardgameioGrouped: running(await startBoardgameio(course, true)),
    }
    const echo = running(await startEcho(course))
    const scores = { ours: newScore(), boardgameio: newScore(), boardgameioGrouped: newScore() }
    const echoes: number[] = []
    for (let turn = 0; turn < 2; turn++) {
      for (const name of names)
        scores[name].acks.push(...(await askEverySecond(contestants[name].tables, settings.seconds)))
      echoes.push(...(await askEverySecond(echo.clients, settings.seconds)))
    }
    for (const name of names) scores[name].rss = await contestants[name].server.rssMegabytes()
    await race(contestants, scores, needed, settings.rounds, game.movesPerLap)
    await checkViews(contestants)
    return {
      tables: settings.tables,
      seats: game.seats,
      ...figures(scores.ours),
      vsBoardgameio: ratio(scores.boardgameio, scores.ours),
      vsBoardgameioGrouped: ratio(scores.boardgameioGrouped, scores.ours),
      echoP50: percentile(echoes, 50),
      echoP99: percentile(echoes, 99),
      coldOpenMilliseconds: await openAll(ours.server.port, ours.finished),
      boardgameio: figures(scores.boardgameio),
      boardgameioGrouped: figures(scores.boardgameioGrouped),
    }
  } finally {
    await Promise.all(processes.map(server => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

async function plan(game: ServerGame, settings: ServerSettings, folder: string) {
  /** While they are asked once a second, while they warm up, and in the rounds. */
  const needed = 2 * settings.seconds + game.movesPerLap * (warmUps + settings.rounds)
  const recording = {
    seats: game.seats,
    options: game.options,
    count: Math.min(recordingCount, settings.tables),
    least: needed + 1,
  }
  const recordings = recordMatches(await loadGame(game.id), recording)
  const places = spreadTables(recordings, settings.tables, needed)
  const course: Course = { game, settings: recording, recordings, places, root: settings.root, folder }
  return { course, needed }
}

async function finishedPlaces({ id, options }: ServerGame) {
  const game = await loadGame(id)
  const settings = { seats: game.seats.max, options, count: finishedCount, least: 1 }
  return recordMatches(game, settings).map(recorded => ({ recorded, from: recorded.moves.length }))
}

const newScore = (): Score => ({ speeds: [], cpu: [], acks: [], rss: 0 })

/** In every round each contestant makes the same moves, as fast as it can. Negative rounds warm up. */
async function race(
  contestants: Readonly<Record<Name, Contestant>>,
  scores: Readonly<Record<Name, Score>>,
  needed: number,
  rounds: number,
  movesPerLap: number,
): Promise<void> {
  const order = [...names]
  for (let round = -warmUps; round < rounds; round++) {
    const until = needed - (rounds - 1 - round) * movesPerLap
    for (const name of order) {
      const { server, tables } = contestants[name]
      const before = await server.cpuMicros()
      const { moves, seconds } = await playOut(tables, until)
      if (round < 0) continue
      scores[name].speeds.push(moves / seconds)
      scores[name].cpu.push(((await server.cpuMicros()) - before) / moves)
    }
    // Going first may be an advantage, so they take turns at that too.
    order.push(...order.splice(0, 1))
  }
}

function figures({ speeds, cpu, acks, rss }: Score): ServerFigures {
  return {
    movesPerSecond: median(speeds),
    cpuMicrosPerMove: median(cpu),
    ackP50: percentile(acks, 50),
    ackP99: percentile(acks, 99),
    rssMegabytes: rss,
  }
}

function ratio(theirs: Score, ours: Score): number {
  return median(theirs.cpu.map((micros, round) => micros / (ours.cpu[round] ?? Number.NaN)))
}

/** Throws unless all clients come to see the same, at whichever server; the last update of a seat may follow another's answer. */
async function checkViews(contestants: Readonly<Record<Name, Contestant>>): Promise<void> {
  const seen = (tables: readonly Table[]) =>
    hash(tables.map(({ players }) => players.map(({ view }) => JSON.parse(JSON.stringify(view)))))
  for (let tries = 0; tries < 50; tries++) {
    const [ours, ...others] = names.map(name => seen(contestants[name].tables))
    if (others.every(other => other === ours)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The matches at the servers came out differently.')
}

/** How long it takes until a match that nobody has asked for is there. */
async function openAll(port: number, matches: readonly OurMatch[]) {
  const times: number[] = []
  for (const { id: match, tokens } of matches) {
    const player = new OurPlayer({ port, match, token: tokens[0] ?? '' })
    times.push(await player.openTime())
    player.close()
  }
  return { median: median(times), most: Math.max(...times) }
}
