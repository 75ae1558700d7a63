import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@kazamata/registry'
import { readNumber } from '../args.ts'
import { measure } from './measure.ts'
import { weighPage } from './page.ts'
import { print, type Report } from './report.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    'no-page': { type: 'boolean', default: false },
  },
})

const rounds = readNumber('rounds', values.rounds, 1, 1000)
const measured: Report['games'] = {}
for (const { id, game } of games)
  if (values.game === undefined || values.game === id) measured[id] = await measure(await game(), rounds)
const root = join(import.meta.dirname, '../../../..')
const page = values['no-page'] ? undefined : await weighPage(root, Object.keys(measured))

const report = { games: measured, ...(page && { page }) }
console.log(values.json ? JSON.stringify({ ...measured, page }, undefined, 2) : print(report))
