import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { nim } from '@kazamata/kernel/testing'
import { clientMessage, readMessage, type ServerMessage, serverMessage } from '@kazamata/protocol'
import { Connection } from '../connection/connection.ts'
import { usualLimits } from '../connection/limits.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Person } from '../store/online-store.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

export interface FuzzFigures {
  readonly rejected: number
  /** Good messages: some are sent between, and a mutated one may still be one. */
  readonly taken: number
  readonly closed: number
}

/**
 * Malformed texts for a connection, one after another: each is refused, or is a message after all, or ends the connection with
 * a reason; then another connection goes on. Throws where anything else happens.
 */
export async function fuzz(
  count: number,
  seed: number,
  onQuarter: () => void = () => undefined,
): Promise<FuzzFigures> {
  const chance = fastChance(`fuzz ${seed}`)
  const store = memoryStore()
  const table = { game: nim.nim, seats: 2, options: { sticks: 60 } }
  const { match, people, spectator } = await startedMatch(store, table, seed)
  const node = testNode({ store })
  const client = () => greet(node, pick(chance, [...people, spectator]))
  const figures = { rejected: 0, taken: 0, closed: 0 }
  let now = client()
  for (let n = 0; n < count; n++) {
    const text = chance.int(10) === 0 ? JSON.stringify(valid(chance, match)) : malformed(chance, match)
    now.received.length = 0
    now.connection.receive(text)
    await settled()
    const types = now.received.map(({ type }) => type)
    const isGood = text !== undefined && clientMessage.safeParse(readMessage(text)).success
    if (types.includes('reject')) figures.rejected += 1
    else if (isGood) figures.taken += 1
    else throw new Error(`There was no answer to ${JSON.stringify(text)}.`)
    if (types.includes('close') !== now.isClosed())
      throw new Error(`A connection was closed without a reason after ${JSON.stringify(text)}.`)
    if (now.isClosed()) {
      figures.closed += 1
      now = client()
    } else if (chance.int(50) === 0) {
      now.connection.lost()
      now = client()
    }
    if ((n + 1) % (count / 4) === 0) onQuarter()
    // Time for the next one.
    await node.clock.advance(100)
  }
  if ((await node.host.find(match)) === 'unavailable') throw new Error('The match is gone.')
  return figures
}

function greet({ host, chat, tables, clock, parts }: ReturnType<typeof testNode>, person: Person) {
  const received: ServerMessage[] = []
  let closed = false
  const wire = {
    buffered: 0,
    send: (text: string) => received.push(serverMessage.parse(JSON.parse(text))),
    close: () => {
      closed = true
    },
  }
  const { report } = parts
  const connection = new Connection({
    wire,
    person,
    host,
    chat,
    tables,
    clock,
    limits: usualLimits,
    build: '',
    restored: 0,
    report,
  })
  connection.receive(JSON.stringify({ type: 'hello', protocol: 1, build: '' }))
  return { connection, received, isClosed: () => closed }
}

/** A text that nobody who follows the protocol would send; `undefined` is a binary or too large one. */
function malformed(chance: Chance, match: string): string | undefined {
  switch (chance.int(9)) {
    case 0:
      return randomText(chance, chance.int(200))
    case 1: {
      const text = JSON.stringify(valid(chance, match))
      return text.slice(0, chance.int(text.length))
    }
    case 2: {
      const text = JSON.stringify(valid(chance, match))
      const at = chance.int(text.length)
      return text.slice(0, at) + randomText(chance, 1 + chance.int(3)) + text.slice(at + chance.int(3))
    }
    case 3:
      return nested(chance, match)
    case 4:
      return JSON.stringify({
        ...valid(chance, match),
        moves: Array.from({ length: chance.int(6000) }, () => 0),
      })
    case 5:
      return JSON.stringify({ ...valid(chance, match), ...wrong(chance) })
    case 6: {
      const text = JSON.stringify(valid(chance, match))
      const key = pick(chance, ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
      return `${text.slice(0, -1)},"${key}":${pick(chance, ['{}', '1', 'null', '{"type":"hello"}', '[]'])}}`
    }
    case 7:
      return pick(chance, [
        '',
        'null',
        '[]',
        '0',
        '"x"',
        '{}',
        'true',
        '1e999',
        '-0',
        '\uFEFF{}',
        '{"type":"move"}',
      ])
    default:
      return chance.int(4) === 0
        ? undefined
        : JSON.stringify({ ...valid(chance, match), id: '\uD800'.repeat(12) })
  }
}

/** Any code units: controls, halves of surrogate pairs, whatever. */
function randomText(chance: Chance, length: number): string {
  return Array.from({ length }, () =>
    String.fromCharCode(chance.int(2) === 0 ? chance.int(128) : chance.int(65_536)),
  ).join('')
}

function nested(chance: Chance, match: string): string {
  const depth = pick(chance, [30, 31, 33, 100, 4_000])
  const [open, close] = pick(chance, [
    ['[', ']'],
    ['{"a":', '}'],
  ])
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
  return `{"type":"move","match":"${match}","id":"request-deep","question":1,"moves":[${deep}]}`
}

function valid(chance: Chance, match: string): Readonly<Record<string, unknown>> {
  const id = `request-${chance.int(1e9)}`
  const question = chance.int(5)
  return pick(chance, [
    { type: 'join', match, version: chance.int(5) },
    { type: 'join', match, version: 0, chat: chance.int(9) },
    { type: 'say', match, id, said: pick(chance, sayings) },
    { type: 'leave', match },
    { type: 'move', match, id, question, moves: [{ take: chance.int(4) }] },
    { type: 'undo', match, id, question, count: 1 },
    { type: 'assign', match, id, seat: chance.int(3), occupant: { kind: 'bot', level: 'novice' } },
    { type: 'hint', match, hint: { spot: 3 } },
    { type: 'nonceHash', match, commitment: '0'.repeat(64), hash: '1'.repeat(64) },
    { type: 'nonce', match, nonce: '2'.repeat(64) },
    { type: 'ping', n: chance.int(100) },
    { type: 'hello', protocol: 1, build: 'x' },
  ])
}

const sayings = [
  { text: '<b onclick="x()">**hi**</b> javascript:alert(1)' },
  { text: 'a\u202Eb\u200B\u0000c\uD800' },
  { text: `e${'\u0301'.repeat(90)}` },
  { text: '\u200B' },
  { text: 'x'.repeat(301) },
  { phrase: 'hello' },
  { phrase: 'constructor' },
  { open: false },
  { open: true },
  { open: 1 },
  { text: 'a', phrase: 'hello' },
]

/** Keys with values of a wrong type, out of range, or unknown. */
function wrong(chance: Chance): Readonly<Record<string, unknown>> {
  const value = pick<unknown>(chance, [
    null,
    -1,
    1.5,
    1e300,
    '',
    'x'.repeat(20_000),
    [],
    {},
    true,
    [[]],
    '__proto__',
  ])
  const key = pick(chance, [
    'type',
    'match',
    'id',
    'question',
    'moves',
    'count',
    'seat',
    'occupant',
    'hash',
    'nonce',
    'n',
    'version',
    'chat',
    'said',
    'more',
  ])
  return { [key]: value }
}
