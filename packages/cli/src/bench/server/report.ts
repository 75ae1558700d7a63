import type { ServerFigures, ServerMeasures } from './measure.ts'

export interface ServerReport {
  /** From starting the process to the built page: milliseconds. */
  readonly startMilliseconds: number
  readonly games: Readonly<Record<string, ServerMeasures>>
}

/** By game, and how long a start takes. */
export const serverJson = ({ startMilliseconds, games }: ServerReport) => ({ ...games, startMilliseconds })

export function printServer({ startMilliseconds, games }: ServerReport): string {
  const lines = Object.entries(games).flatMap(([id, measures]) => [...printGame(id, measures), ''])
  lines.push(`start    ${Math.round(startMilliseconds)} ms from starting the server to the page`, '', how)
  return lines.join('\n')
}

function printGame(id: string, measures: ServerMeasures): string[] {
  const { tables, seats, boardgameio, boardgameioGrouped, coldOpenMilliseconds: open } = measures
  const { vsBoardgameio, vsBoardgameioGrouped, echoP50, echoP99, warmUps, isSteady } = measures
  return [
    `server, ${id}, ${tables} tables with ${seats} clients each`,
    row('', 'moves/s', 'CPU a move', 'vs ours', 'ack p50', 'ack p99', 'RSS'),
    figuresRow('Kazamata', measures, 1),
    figuresRow('boardgame.io', boardgameio, vsBoardgameio),
    figuresRow('… grouped', boardgameioGrouped, vsBoardgameioGrouped),
    row('echo, fsync', '', '', '', ms(echoP50), ms(echoP99), ''),
    `laps     ${warmUps} before those that were measured, ${isSteady ? 'until no server got faster any more' : 'after which some server was not steady yet'}`,
    `open     ${ms(open.median)} until a finished match is there, the median; ${ms(open.most)} at most`,
  ]
}

function figuresRow(name: string, figures: ServerFigures, ratio: number): string {
  const { movesPerSecond, cpuMicrosPerMove, ackP50, ackP99, rssMegabytes } = figures
  return row(
    name,
    String(Math.round(movesPerSecond)),
    `${Math.round(cpuMicrosPerMove)} µs`,
    `${ratio.toFixed(1)} ×`,
    ms(ackP50),
    ms(ackP99),
    `${Math.round(rssMegabytes)} MB`,
  )
}

const how =
  'Each server runs in a process of its own, bundled, with SQLite (WAL, synchronous FULL) in a temporary folder; the clients are the\n' +
  'same plain WebSockets, one a seat, on loopback. Tables are spread over the course of recorded matches, and every server\n' +
  'is sent the same moves, in turns; in the end all clients must have come to see the same. Moves/s and CPU (all threads\n' +
  'of the process, without the clients): without a pause; medians over laps, after laps that do not count until in the last\n' +
  'three of them a move cost each server the same within 5 %. Answers and memory: while each table makes one move a second.\n' +
  'boardgame.io 0.50.2: its own server in production mode, undo off, chance from a tape, no credentials; its move checks and\n' +
  'calls our rules. It stores a move in one commit, and answers before that. Grouped: with the thread and the queue by which\n' +
  'our server groups commits. Echo: a bare WebSocket that appends a text to a file, calls fsync and sends it back.'

const row = (name: string, ...cells: readonly string[]) =>
  name.padEnd(14) + cells.map(cell => cell.padStart(12)).join('')

const ms = (time: number) => `${time.toFixed(1)} ms`
