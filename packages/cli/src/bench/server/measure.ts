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
import { costRatio, type Lap, race } from './race.ts'
import { recordMatches } from './recordings.ts'
import type { ServerProcess } from './server-process.ts'
import { askEverySecond, spreadTables, type Table } from './tables.ts'

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
  /** Laps before those that were measured, and whether all servers had stopped getting faster by then. */
  readonly warmUps: number
  readonly isSteady: boolean
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
/** Finished matches that are opened. */
const finishedCount = 21

/** How a contestant answered while each table made one move a second. */
interface Answers {
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
    const course = await plan(game, settings, folder)
    const ours = running(await startOurs(course, await finishedPlaces(game)))
    const contestants: Record<Name, Contestant> = {
      ours,
      boardgameio: running(await startBoardgameio(course, false)),
      boardgameioGrouped: running(await startBoardgameio(course, true)),
    }
    const echo = running(await startEcho(course))
    const answers = { ours: noAnswers(), boardgameio: noAnswers(), boardgameioGrouped: noAnswers() }
    const echoes: number[] = []
    for (let turn = 0; turn < 2; turn++) {
      for (const name of names)
        answers[name].acks.push(...(await askEverySecond(contestants[name].tables, settings.seconds)))
      echoes.push(...(await askEverySecond(echo.clients, settings.seconds)))
    }
    for (const name of names) answers[name].rss = await contestants[name].server.rssMegabytes()
    const { laps, warmUps, isSteady } = await race(names, contestants, {
      ...game,
      from: 2 * settings.seconds,
      rounds: settings.rounds,
    })
    await checkViews(contestants)
    return {
      tables: settings.tables,
      seats: game.seats,
      ...figures(answers.ours, laps('ours')),
      vsBoardgameio: costRatio(laps('boardgameio'), laps('ours')),
      vsBoardgameioGrouped: costRatio(laps('boardgameioGrouped'), laps('ours')),
      echoP50: percentile(echoes, 50),
      echoP99: percentile(echoes, 99),
      coldOpenMilliseconds: await openAll(ours.server.port, ours.finished),
      boardgameio: figures(answers.boardgameio, laps('boardgameio')),
      boardgameioGrouped: figures(answers.boardgameioGrouped, laps('boardgameioGrouped')),
      warmUps,
      isSteady,
    }
  } finally {
    await Promise.all(processes.map(server => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

export async function plan(game: ServerGame, settings: ServerSettings, folder: string): Promise<Course> {
  /** While they are asked once a second, while they warm up, and in the rounds. */
  const needed = 2 * settings.seconds + game.movesPerLap * (game.mostWarmUps + settings.rounds)
  const recording = {
    seats: game.seats,
    options: game.options,
    count: Math.min(recordingCount, settings.tables),
    least: needed + 1,
  }
  const recordings = recordMatches(await loadGame(game.id), recording)
  const places = spreadTables(recordings, settings.tables, needed)
  return { game, settings: recording, recordings, places, root: settings.root, folder }
}

async function finishedPlaces({ id, options }: ServerGame) {
  const game = await loadGame(id)
  const settings = { seats: game.seats.max, options, count: finishedCount, least: 1 }
  return recordMatches(game, settings).map(recorded => ({ recorded, from: recorded.moves.length }))
}

const noAnswers = (): Answers => ({ acks: [], rss: 0 })

function figures({ acks, rss }: Answers, laps: readonly Lap[]): ServerFigures {
  return {
    movesPerSecond: median(laps.map(({ movesPerSecond }) => movesPerSecond)),
    cpuMicrosPerMove: median(laps.map(({ cpuMicrosPerMove }) => cpuMicrosPerMove)),
    ackP50: percentile(acks, 50),
    ackP99: percentile(acks, 99),
    rssMegabytes: rss,
  }
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
