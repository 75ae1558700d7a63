import { parseArgs } from 'node:util'
import { balancerPrograms } from '../packages/server/src/kill-test/balancer-program.ts'
import { killTest } from '../packages/server/src/kill-test/kill-test.ts'

// Servers are killed again and again under real clients: `npm run kill-test -- --kills 100 --clients 200`, or two of them on one
// database: `npm run kill-test -- --store postgres --nodes 2 --kills 100 --life 2000 --restart-database`. With `--nodes 3 --balancer haproxy` or
// `nginx` they are behind that program, with its configuration in docs/operations.
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '100' },
    clients: { type: 'string', default: '200' },
    game: { type: 'string', default: 'welcome-back' },
    balancer: { type: 'string' },
    life: { type: 'string', default: '1500' },
    'restart-database': { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
const balancer = balancerPrograms.find(program => program === values.balancer)
// It has a certificate that it made itself.
if (balancer !== undefined) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const { stdout, stderr } = process
const result = await killTest({
  store: values.store === 'postgres' ? 'postgres' : 'sqlite',
  nodes: Number(values.nodes),
  kills,
  clients: Number(values.clients),
  game: values.game,
  life: Number(values.life),
  ...(balancer && { balancer }),
  restartsDatabase: values['restart-database'],
  onKill: count => stderr.isTTY && stderr.write(`\rkill ${count} of ${kills}`),
})
const { acknowledged, lost, doubled, unanswered, stuck, lines, receipts, pauses } = result
const pause = (share: number) => pauses[Math.min(pauses.length - 1, Math.floor(share * pauses.length))] ?? 0
stdout.write(`${lines} lines of the chat were acknowledged, ${receipts} receipts of deals compared.\n`)
stdout.write(
  `pauses after a kill: ${pauses.length}, median ${pause(0.5)} ms, p95 ${pause(0.95)} ms, most ${pause(1)} ms\n`,
)
if (stuck > 0) stdout.write(`${stuck} matches were not played on.\n`)
stdout.write(
  `kills ${result.kills}, acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, unanswered ${unanswered}\n`,
)
process.exit(lost + doubled + unanswered + stuck === 0 ? 0 : 1)
