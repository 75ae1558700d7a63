import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from './report.ts'

// Read by boardgame.io and its draft library when they are loaded: their fastest build, or it would be no contest.
process.env.NODE_ENV = 'production'
const { openGames } = await import('@kazamata/registry')
const { measure } = await import('./measure.ts')
const { weighPage } = await import('./page.ts')
const { print } = await import('./report.ts')

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    'no-page': { type: 'boolean', default: false },
  },
})

const games: Report['games'] = {}
for (const { id, game } of openGames)
  if (values.game === undefined || values.game === id)
    games[id] = await measure(await game(), Number(values.rounds))
const page = values['no-page'] ? undefined : await weighPage(join(import.meta.dirname, '../../../..'))

const report = { games, ...(page && { page }) }
console.log(values.json ? JSON.stringify({ ...games, page }, undefined, 2) : print(report))
