import { bundleServers } from './bundle.ts'
import { serverGames } from './games.ts'
import { measureServer, type ServerMeasures, type ServerSettings } from './measure.ts'
import type { ServerReport } from './report.ts'
import { measureStart } from './start-time.ts'

export { printServer, type ServerReport, serverJson } from './report.ts'

/** One game after another. */
export async function measureServers(
  settings: ServerSettings,
  isWanted: (game: string) => boolean,
): Promise<ServerReport> {
  await bundleServers()
  const startMilliseconds = await measureStart(settings.root)
  const games: Record<string, ServerMeasures> = {}
  for (const game of serverGames) if (isWanted(game.id)) games[game.id] = await measureServer(game, settings)
  return { startMilliseconds, games }
}
