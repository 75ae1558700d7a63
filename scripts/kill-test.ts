import { parseArgs } from 'node:util'
import { killTest } from '../packages/server/src/kill-test/kill-test.ts'

// The server is killed again and again under real clients: `npm run kill-test -- --kills 100 --clients 200`.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    clients: { type: 'string', default: '200' },
    game: { type: 'string', default: 'welcome-back' },
    life: { type: 'string', default: '1500' },
  },
})
const kills = Number(values.kills)
const { stdout, stderr } = process
const result = await killTest({
  kills,
  clients: Number(values.clients),
  game: values.game,
  life: Number(values.life),
  onKill: count => stderr.isTTY && stderr.write(`\rkill ${count} of ${kills}`),
})
const { acknowledged, lost, doubled, unanswered, stuck, lines, receipts } = result
stdout.write(`${lines} lines of the chat were acknowledged, ${receipts} receipts of deals compared.\n`)
if (stuck > 0) stdout.write(`${stuck} matches were not played on.\n`)
stdout.write(
  `kills ${result.kills}, acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, unanswered ${unanswered}\n`,
)
process.exit(lost + doubled + unanswered + stuck === 0 ? 0 : 1)
