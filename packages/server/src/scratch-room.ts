import { nim } from '@kazamata/kernel/testing'
import { Connection } from './connection/connection.ts'
import { usualLimits } from './connection/limits.ts'
import { memoryStore } from './store/memory-store.ts'
import { testNode } from './testing/node.ts'
import { startedMatch } from './testing/started-match.ts'

const store = memoryStore(() => Date.now())
let batch: (() => void)[] = []
const matches = {
  ...store.matches,
  append: (..._args: any[]) =>
    new Promise(resolve => {
      batch.push(() => resolve('won'))
      if (batch.length === 1)
        setImmediate(() => {
          const b = batch
          batch = []
          for (const f of b) f()
        })
    }),
}
const clock: any = { now: () => Date.now(), after: () => () => undefined, advance: async () => {}, skip() {} }
const node = testNode({ store: { ...store, matches } as any, clock })
const limits = { ...usualLimits, perSecond: 1e9, burst: 1e9 }
const N = 200
const tables: any[] = []
for (let t = 0; t < N; t++) {
  const { match, people } = await startedMatch(
    store,
    { game: nim.nim, seats: 2, options: { sticks: 450 } },
    t,
  )
  const players = people.map(person => {
    const p: any = { question: -1, active: [], acks: 0, bytes: 0 }
    const wire = {
      buffered: 0,
      send(text: string) {
        p.bytes += text.length
        if (text.startsWith('{"type":"update"')) {
          const m = /"question":(\d+)/.exec(text)!
          p.question = Number(m[1])
          p.active = /"active":\[(\d)/.exec(text)?.[1]
        } else if (text.startsWith('{"type":"ack"')) p.acks++
      },
      close() {},
    }
    const connection = new Connection({
      wire,
      person,
      host: node.host,
      chat: node.chat,
      tables: node.tables,
      clock,
      limits,
      build: 'x',
      restored: 0,
      report: (e: any) => {
        throw e
      },
    })
    connection.receive(JSON.stringify({ type: 'hello', protocol: 1, build: 'x' }))
    connection.receive(JSON.stringify({ type: 'join', match, version: 0 }))
    p.connection = connection
    return p
  })
  tables.push({ match, players })
}
await new Promise(r => setTimeout(r, 500))
let id = 0
for (let lap = 0; lap < 20; lap++) {
  const before = process.cpuUsage()
  let moves = 0
  for (let i = 0; i < 15; i++) {
    for (const { match, players } of tables) {
      const p = players[Number(players[0].active)]
      p.connection.receive(
        JSON.stringify({
          type: 'move',
          match,
          id: (id++).toString(16).padStart(16, '0'),
          question: p.question,
          moves: [{ take: 1 }],
        }),
      )
      moves++
    }
    await new Promise(r => setImmediate(r))
    await new Promise(r => setImmediate(r))
  }
  const { user, system } = process.cpuUsage(before)
  console.log(
    lap,
    ((user + system) / moves).toFixed(1),
    'us a move',
    moves,
    tables.reduce((s, t) => s + t.players[0].acks + t.players[1].acks, 0),
  )
}
process.exit(0)
