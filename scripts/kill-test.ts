import { parseArgs } from 'node:util'
import { balancerPrograms } from '../packages/server/src/kill-test/balancer-program.ts'
import { killTest } from '../packages/server/src/kill-test/kill-test.ts'
import type { Pause } from '../packages/server/src/kill-test/pauses.ts'

// Servers are killed again and again under real clients: `npm run kill-test -- --kills 100 --clients 200`, or two of them on one
// database, for five minutes: `npm run kill-test -- --store postgres --nodes 2 --minutes 5 --every 2000 --restart-database`. With `--nodes 3 --balancer haproxy` or
// `nginx` they are behind that program, with its configuration in docs/operations.
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    kills: { type: 'string' },
    minutes: { type: 'string' },
    clients: { type: 'string', default: '200' },
    game: { type: 'string', default: 'welcome-back' },
    balancer: { type: 'string' },
    life: { type: 'string', default: '1500' },
    every: { type: 'string' },
    'restart-database': { type: 'boolean', default: false },
  },
})
const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
const kills = Number(values.kills ?? (minutes === undefined ? 100 : Number.POSITIVE_INFINITY))
const balancer = balancerPrograms.find(program => program === values.balancer)
// It has a certificate that it made itself.
if (balancer !== undefined) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const { stdout, stderr } = process
/** In seconds. */
const now = () => performance.now() / 1000
const result = await killTest({
  store: values.store === 'postgres' ? 'postgres' : 'sqlite',
  nodes: Number(values.nodes),
  kills,
  ...(minutes !== undefined && { minutes }),
  clients: Number(values.clients),
  game: values.game,
  life: Number(values.life),
  ...(values.every !== undefined && { every: Number(values.every) }),
  ...(balancer && { balancer }),
  restartsDatabase: values['restart-database'],
  onKill: count =>
    stderr.write(
      `kill ${count}${kills < Number.POSITIVE_INFINITY ? ` of ${kills}` : ''}, ${now().toFixed(0)} s\n`,
    ),
})
const { acknowledged, lost, doubled, unanswered, stuck, late, lines, receipts, pauses } = result
const endedAt = (all: readonly Pause[], share: number) =>
  all[Math.min(all.length - 1, Math.floor(share * all.length))]?.ended ?? 0
const tellPauses = (name: string, all: readonly Pause[]) =>
  stdout.write(
    `${name}: ${all.length}, median ${endedAt(all, 0.5)} ms, p95 ${endedAt(all, 0.95)} ms, most ${endedAt(all, 1)} ms\n`,
  )
stdout.write(`${lines} lines of the chat were acknowledged, ${receipts} receipts of deals compared.\n`)
const through = pauses.filter(({ isCutAgain }) => !isCutAgain)
tellPauses('pauses from the last kill before a match went on', through)
for (const isWithBot of [true, false])
  tellPauses(
    `  ${isWithBot ? 'with' : 'without'} a bot`,
    through.filter(pause => pause.hasBot === isWithBot),
  )
tellPauses(
  'pauses through several kills, from an earlier one',
  pauses.filter(({ isCutAgain }) => isCutAgain),
)
for (const { ended, open, shown, hasBot } of through.slice(-5))
  stdout.write(
    `  slow: connected again after ${open} ms, saw the match after ${shown} ms, went on after ${ended} ms${hasBot ? ', with a bot' : ''}\n`,
  )
if (stuck > 0) stdout.write(`${stuck} matches were not played on, or are not what was played.\n`)
if (late > 0) stdout.write(`${late} matches took somebody's time.\n`)
stdout.write(
  `kills ${result.kills}, acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, unanswered ${unanswered}\n`,
)
process.exit(lost + doubled + unanswered + stuck + late === 0 ? 0 : 1)
