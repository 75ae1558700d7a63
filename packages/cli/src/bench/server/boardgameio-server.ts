import { createRequire } from 'node:module'
import { join } from 'node:path'
import { boardgameioGame, type SetupData } from './boardgameio-game.ts'
import { SqliteStorage } from './boardgameio-storage.ts'
import { loadGame } from './games.ts'
import { type RecordingSettings, recordMatches } from './recordings.ts'

export interface BoardgameioSetup {
  readonly folder: string
  readonly game: string
  readonly recordings: RecordingSettings
  /** The matches that it is to have; their index is their id. */
  readonly matches: readonly SetupData[]
  /** With our group commit. */
  readonly grouped: boolean
}

// boardgame.io's own server on SQLite.
const require = createRequire(import.meta.url)
const { Server }: typeof import('boardgame.io/server') = require('boardgame.io/server')
const { createMatch, ProcessGameConfig }: typeof import('boardgame.io/internal') =
  require('boardgame.io/internal')
const setup: BoardgameioSetup = JSON.parse(process.argv[2] ?? '{}')
const game = await loadGame(setup.game)
const rules = boardgameioGame(game, recordMatches(game, setup.recordings))
const db = new SqliteStorage(join(setup.folder, 'boardgameio.db'), setup.grouped)
for (const [id, setupData] of setup.matches.entries()) {
  const numPlayers = setup.recordings.seats
  const made = createMatch({ game: ProcessGameConfig(rules), numPlayers, setupData, unlisted: true })
  if ('setupDataError' in made) throw new Error(made.setupDataError)
  await db.createMatch(String(id), made)
}
const { app, run } = Server({ games: [rules], db, origins: [] })
// It would listen at every address of this machine.
const listen = app.listen.bind(app)
app.listen = (port: unknown, done: unknown) =>
  listen({ port: Number(port), host: '127.0.0.1' }, () => typeof done === 'function' && done())
await run(Number(process.env.PORT))
process.stdout.write('ready\n')
