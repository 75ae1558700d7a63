import { type ClusterReport, printCluster } from './cluster/index.ts'
import type { GameMeasures, Measures } from './measure.ts'
import type { PageWeight } from './page.ts'
import { printServer, type ServerReport } from './server/index.ts'

export interface Report {
  readonly games: Record<string, GameMeasures>
  readonly page?: PageWeight
  readonly server?: ServerReport
  readonly cluster?: ClusterReport
}

/** The figures as a person reads them, and how they came about. */
export function print({ games, page, server, cluster }: Report): string {
  const lines = Object.entries(games).flatMap(([id, game]) =>
    measuresOf(game).flatMap(measures => [...printMeasures(id, measures), '']),
  )
  if (lines.length > 0) lines.push(how, '')
  for (const [id, weight] of Object.entries(page?.games ?? {}))
    lines.push(
      `page     ${kilo(weight.gzipBytes)} gzipped to the first playable board of ${id}, ${weight.requests} requests ` +
        `(${weight.from}), ${weight.foreign.length} of them for another game; fonts ${kilo(weight.fontBytes)} beside`,
    )
  if (server !== undefined) lines.push(printServer(server))
  if (cluster !== undefined) lines.push(printCluster(cluster))
  return lines.join('\n')
}

function measuresOf(game: GameMeasures): readonly Measures[] {
  return 'seats' in game ? [game] : Object.values(game)
}

function printMeasures(id: string, measures: Measures): string[] {
  const { median, most } = measures.movesMicroseconds
  return [
    `${id}, ${measures.seats} ${measures.seats === 1 ? 'seat' : 'seats'}, random games; all moves are listed and one is chosen at every step`,
    row('', 'moves/s', 'games/s', 'vs boardgame.io'),
    ...(['inPlace', 'play', 'boardgameio'] as const).map(name => {
      const { movesPerSecond, gamesPerSecond } = measures[name]
      const ratio = name === 'boardgameio' ? 1 : measures[name].vsBoardgameio
      return row(names[name], Math.round(movesPerSecond), Math.round(gamesPerSecond), `${ratio.toFixed(1)} ×`)
    }),
    '',
    `clone    ${measures.cloneMicroseconds.toFixed(2)} µs`,
    `moves    ${median.toFixed(2)} µs to list them, the median over states; ${most.toFixed(1)} µs at most`,
    `replay   ${measures.replayMilliseconds.toFixed(3)} ms a match, every move checked`,
    `state    ${measures.stateBytes} bytes as canonical JSON; ${measures.mostBytesPerSeat} bytes a seat at most`,
    `hash     ${measures.hash}`,
  ]
}

const names = { inPlace: 'in place', play: 'play', boardgameio: 'boardgame.io' }

const how =
  'The three play the very same games in alternating rounds of one process, each in a thread of its own so that\n' +
  'drafts do not spoil the compiled code of the others, and the hash of all their final states is the same.\n' +
  'In place: apply on one state. Play: the kernel checks, copies, draws by HMAC, applies and records.\n' +
  'boardgame.io 0.50: its own reducer (CreateGameReducer) without a client, production build, undo off, no turn\n' +
  'hooks; its move calls our apply on its draft, with the same choices. In place and boardgame.io read chance from\n' +
  'a tape recorded before, so neither pays for it. Figures are medians; ratios are medians over rounds.'

const row = (name: string, ...cells: readonly (string | number)[]) =>
  name.padEnd(14) + cells.map(cell => String(cell).padStart(17)).join('')

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
