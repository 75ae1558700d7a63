import { parseArgs } from 'node:util'

// Read by boardgame.io and its draft library when they are loaded: their fastest build, or it would be no contest.
process.env.NODE_ENV = 'production'
const { canonical, fastChance, pick, replay } = await import('@kazamata/kernel')
const { openGames } = await import('@kazamata/registry')
const { makeContenders, recordOf, throughPlay } = await import('./contenders.ts')
const { race, time } = await import('./rounds.ts')
const { weighPage } = await import('./page.ts')

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true, default: openGames.map(({ id }) => id) },
    rounds: { type: 'string', default: '7' },
    page: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
