import { expect, test } from 'vitest'
import { loadGame, serverGames } from './games.ts'
import { isSteady } from './race.ts'
import { recordMatches } from './recordings.ts'
import { printServer, serverJson } from './report.ts'
import { cpuOf, rssOf } from './server-process.ts'
import { type Player, playOut, spreadTables, Table } from './tables.ts'

const figures = { movesPerSecond: 5000, cpuMicrosPerMove: 100, ackP50: 1.23, ackP99: 4, rssMegabytes: 200 }
const measures = {
  ...figures,
  tables: 500,
  seats: 2,
  vsBoardgameio: 6,
  vsBoardgameioGrouped: 4,
  echoP50: 1,
  echoP99: 3,
  coldOpenMilliseconds: { median: 2, most: 9 },
  boardgameio: figures,
  boardgameioGrouped: figures,
  warmUps: 4,
  isSteady: true,
}

test('the report has each game by its name, and how long a start takes', () => {
  const report = { startMilliseconds: 1234.5, games: { nim: measures } }
  expect(serverJson(report)).toEqual({ nim: measures, startMilliseconds: 1234.5 })
  expect(printServer(report)).toMatch(
    /server, nim, 500 tables with 2 clients each(.|\n)*6[.]0 ×(.|\n)*1235 ms/,
  )
})

test('a server is steady when a move cost nearly the same in three laps', () => {
  const steady = (...micros: readonly number[]) =>
    isSteady(micros.map(cpuMicrosPerMove => ({ cpuMicrosPerMove })))
  expect(steady(300, 200, 104, 100, 102)).toBe(true)
  expect(steady(100, 100)).toBe(false)
  expect(steady(100, 100, 100, 110)).toBe(false)
  expect(steady(110, 105, 100)).toBe(false)
})

test('processor time and memory are read from what Linux says of a process', () => {
  const stat = '4242 (node (x) y) S 1 4242 4242 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 11 0 1 1 1'
  expect(cpuOf(stat)).toBe(2_000_000)
  expect(rssOf('VmPeak:\t  900000 kB\nVmRSS:\t  250000 kB\nThreads:\t11\n')).toBe(256)
})

test.each(serverGames)('tables of $id are spread over recorded matches and play them on', async settings => {
  const game = await loadGame(settings.id)
  const recordings = recordMatches(game, { ...settings, count: 2, least: 25 })
  const places = spreadTables(recordings, 6, 20)
  expect(places.map(({ from }) => from).sort((a, b) => a - b)[0]).toBe(0)
  const played: unknown[][] = places.map(() => [])
  const tables = places.map((place, at) => {
    const players = place.recorded.record.seats.map(
      (): Player => ({
        view: undefined,
        play: async ({ move }) => played[at]?.push(move) ?? 0,
        close: () => undefined,
      }),
    )
    return new Table(place, players)
  })
  expect(await playOut(tables, 20)).toEqual({ moves: 120, seconds: expect.any(Number) })
  expect(played).toEqual(
    places.map(({ recorded, from }) => recorded.moves.slice(from, from + 20).map(({ move }) => move)),
  )
})
