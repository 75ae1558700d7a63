import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@kazamata/registry'
import { readNumber } from '../args.ts'
import { clusterJson, measureCluster } from './cluster/index.ts'
import { measure } from './measure.ts'
import { weighPage } from './page.ts'
import { print, type Report } from './report.ts'
import { measureServers, serverJson } from './server/index.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    'no-page': { type: 'boolean', default: false },
    'no-server': { type: 'boolean', default: false },
    'no-cluster': { type: 'boolean', default: false },
    'cluster-only': { type: 'boolean', default: false },
    'server-only': { type: 'boolean', default: false },
    'server-rounds': { type: 'string', default: '9' },
    'server-tables': { type: 'string', default: '500' },
  },
})

const root = join(import.meta.dirname, '../../../..')
const isWanted = (id: string) => values.game === undefined || values.game === id
const rounds = readNumber('rounds', values.rounds, 1, 1000)
const serverSettings = {
  root,
  rounds: readNumber('server-rounds', values['server-rounds'], 1, 100),
  tables: readNumber('server-tables', values['server-tables'], 1, 2000),
  seconds: 3,
}

const measured: Report['games'] = {}
const isOnly = values['server-only'] || values['cluster-only']
if (!isOnly)
  for (const { id, game } of games) if (isWanted(id)) measured[id] = await measure(await game(), rounds)
const page = values['no-page'] || isOnly ? undefined : await weighPage(root, Object.keys(measured))
const server =
  values['no-server'] || values['cluster-only'] ? undefined : await measureServers(serverSettings, isWanted)
const cluster =
  values['no-cluster'] || values['server-only'] ? undefined : await measureCluster(serverSettings)

const json = {
  ...measured,
  page,
  server: server && serverJson(server),
  cluster: cluster && clusterJson(cluster),
}
console.log(
  values.json
    ? JSON.stringify(json, undefined, 2)
    : print({
        games: measured,
        ...(page && { page }),
        ...(server && { server }),
        ...(cluster && { cluster }),
      }),
)
// Sockets of clients may still be closing.
process.exit(0)
