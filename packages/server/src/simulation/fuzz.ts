import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { hashOfNonce } from '@kazamata/kernel/match'
import { nim } from '@kazamata/kernel/testing'
import {
  type ClientMessage,
  clientMessage,
  readMessage,
  type ServerMessage,
  serverMessage,
} from '@kazamata/protocol'
import { Connection } from '../connection/connection.ts'
import { usualLimits } from '../connection/limits.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Person } from '../store/online-store.ts'
import { attendAs } from '../testing/deal-client.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

export interface FuzzFigures {
  readonly rejected: number
  /** Good messages: some are sent between, and a mutated one may still be one. */
  readonly taken: number
  readonly closed: number
  /** By type of message: how many were good, and how many were made of one and were not. */
  readonly types: Readonly<Record<string, { readonly good: number; readonly bad: number }>>
  /** Of messages that the server sent. */
  readonly sent: readonly string[]
}

/** What a client has learnt that makes its messages count. */
interface Known {
  /** Of a match or a table. */
  readonly match: string
  /** Of the last update. */
  readonly question: number
  /** Of the deal to come. */
  readonly commitment: string
}

/**
 * Malformed texts for a connection, one after another: each is refused, or is a message after all, or ends the connection with
 * a reason; then another connection goes on. They are about a match with clocks, a table that is dealt now and then, and nothing
 * that there is. Throws where anything else happens.
 */
export async function fuzz(
  count: number,
  seed: number,
  onQuarter: () => void = () => undefined,
): Promise<FuzzFigures> {
  const chance = fastChance(`fuzz ${seed}`)
  const store = memoryStore()
  const pace = { kind: 'live' as const, bank: 60, add: 10 }
  const table = { game: nim.nim, seats: 2, options: { sticks: 60 }, pace }
  const { match, people, spectator } = await startedMatch(store, table, seed)
  const node = testNode({ store })
  const waiting = new WaitingTables(node, people)
  /** Somebody who looks at the match, at the table, or at nothing yet. */
  const client = () => {
    const made = greet(node, pick(chance, [...people, spectator]))
    const join = { type: 'join', match: pick(chance, [match, waiting.table]), version: 0, chat: 0 }
    if (chance.int(4) > 0) made.connection.receive(JSON.stringify(join))
    return made
  }
  const figures = { rejected: 0, taken: 0, closed: 0 }
  const types: Record<string, { good: number; bad: number }> = Object.fromEntries(
    Object.keys(examples).map(type => [type, { good: 0, bad: 0 }]),
  )
  const sent = new Set<string>()
  const known = { question: 1, commitment: '0'.repeat(64) }
  await waiting.deal()
  /** Has a client just put something into the deal to come? */
  let isPromised = false
  let now = client()
  for (let n = 0; n < count; n++) {
    if (n % 40 === 0 || isPromised) await waiting.deal()
    const about = pick(chance, [match, match, waiting.table, waiting.table, waiting.begun, '0'.repeat(32)])
    const example = valid(chance, { ...known, match: about })
    const text = chance.int(10) < 3 ? JSON.stringify(example) : malformed(chance, example)
    await settled()
    const earlier = now.received.splice(0)
    now.connection.receive(text)
    await settled()
    for (const message of [...earlier, ...now.received]) {
      sent.add(message.type)
      if (message.type === 'update') known.question = message.question
      if (message.type === 'table' && message.deal !== undefined) known.commitment = message.deal.commitment
    }
    const received = now.received.map(({ type }) => type)
    const isGood = text !== undefined && clientMessage.safeParse(readMessage(text)).success
    isPromised = isGood && example.type === 'nonceHash'
    const ofType = types[String(example.type)]
    if (ofType !== undefined) ofType[isGood ? 'good' : 'bad'] += 1
    if (received.includes('reject')) figures.rejected += 1
    else if (isGood) figures.taken += 1
    else throw new Error(`There was no answer to ${JSON.stringify(text)}.`)
    if (received.includes('close') !== now.isClosed())
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
  return { ...figures, types, sent: [...sent] }
}

/** A table that is dealt as often as it can be; when its match has begun, another one follows. */
class WaitingTables {
  table = ''
  /** The last one that has begun. */
  begun = '0'.repeat(32)
  private invite = ''

  constructor(
    private readonly node: ReturnType<typeof testNode>,
    private readonly people: readonly Person[],
  ) {}

  /** The host's page takes part in the deal, that of the other is left to the messages. */
  async deal(): Promise<void> {
    const { tables, parts } = this.node
    const [guest, host] = this.people
    if (guest === undefined || host === undefined) throw new Error('Two people play.')
    if ((await parts.store.tables.load(this.table)) === undefined) {
      if (this.table !== '') this.begun = this.table
      const open = { kind: 'open' as const }
      const made = await tables.create(host, {
        ...{ game: 'nim', options: {}, seats: [open, open], watchable: true },
      })
      if (typeof made === 'string') throw new Error(`There is no table: ${made}.`)
      this.table = made.id
      this.invite = made.invite
      await attendAs(tables, host.id, made.id)
    }
    await tables.join(guest, this.table, this.invite)
    await tables.start(host, this.table)
  }
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
function malformed(chance: Chance, example: Example): string | undefined {
  switch (chance.int(9)) {
    case 0:
      return randomText(chance, chance.int(200))
    case 1: {
      const text = JSON.stringify(example)
      return text.slice(0, chance.int(text.length))
    }
    case 2: {
      const text = JSON.stringify(example)
      const at = chance.int(text.length)
      return text.slice(0, at) + randomText(chance, 1 + chance.int(3)) + text.slice(at + chance.int(3))
    }
    case 3:
      return nested(chance, example)
    case 4:
      return JSON.stringify({
        ...example,
        moves: Array.from({ length: chance.int(6000) }, () => 0),
      })
    case 5:
      return JSON.stringify({ ...example, ...wrong(chance) })
    case 6: {
      const text = JSON.stringify(example)
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
      return chance.int(4) === 0 ? undefined : JSON.stringify({ ...example, id: '\uD800'.repeat(12) })
  }
}

/** Any code units: controls, halves of surrogate pairs, whatever. */
function randomText(chance: Chance, length: number): string {
  return Array.from({ length }, () =>
    String.fromCharCode(chance.int(2) === 0 ? chance.int(128) : chance.int(65_536)),
  ).join('')
}

/** One value of the message is nested, too deep for most. */
function nested(chance: Chance, example: Example): string {
  const depth = pick(chance, [30, 31, 33, 100, 4_000])
  const [open, close] = pick(chance, [
    ['[', ']'],
    ['{"a":', '}'],
  ])
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
  const key = pick(chance, ['moves', ...Object.keys(example)])
  return JSON.stringify({ ...example, [key]: 'deep' }).replace('"deep"', key === 'moves' ? `[${deep}]` : deep)
}

type Example = Readonly<Record<string, unknown>>

/** The bytes that a client puts into a deal, and what it says of them before. */
const nonce = '2'.repeat(64)

const id = (chance: Chance) => `request-${chance.int(1e9)}`
/** Often the one that stands. */
const questionNear = (chance: Chance, question: number) => (chance.int(2) === 0 ? question : chance.int(5))

/** For each type of message some that follow the protocol. */
const examples: Readonly<Record<ClientMessage['type'], (chance: Chance, known: Known) => object>> = {
  hello: () => ({ protocol: 1, build: 'x' }),
  join: (chance, { match }) => ({
    ...{ match, version: chance.int(5) },
    ...(chance.int(2) === 0 && { chat: chance.int(9) }),
  }),
  leave: (_, { match }) => ({ match }),
  move: (chance, { match, question }) => ({
    ...{ match, id: id(chance), question: questionNear(chance, question) },
    moves: [{ take: chance.int(4) }],
  }),
  undo: (chance, { match, question }) => ({
    ...{ match, id: id(chance), question: questionNear(chance, question), count: 1 },
  }),
  assign: (chance, { match }) => ({
    ...{ match, id: id(chance), seat: chance.int(3) },
    occupant: pick<object>(chance, [{ kind: 'bot', level: 'novice' }, { kind: 'person' }]),
  }),
  hint: (chance, { match }) => ({
    match,
    hint: pick<object>(chance, [{ spot: 3 }, { move: { take: 1 } }, { move: [[[]]] }]),
  }),
  say: (chance, { match }) => ({ match, id: id(chance), said: pick(chance, sayings) }),
  nonceHash: (chance, { match, commitment }) => ({
    ...{ match, commitment: pick(chance, [commitment, commitment, '0'.repeat(64)]) },
    hash: pick(chance, [hashOfNonce(nonce, match), hashOfNonce(nonce, match), '1'.repeat(64)]),
  }),
  nonce: (chance, { match }) => ({ match, nonce: pick(chance, [nonce, nonce, '3'.repeat(64)]) }),
  ping: chance => ({ n: chance.int(100) }),
}

function valid(chance: Chance, known: Known): Example {
  const [type, example] = pick(chance, Object.entries(examples))
  return { type, ...example(chance, known) }
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
    'protocol',
    'build',
    'commitment',
    'hint',
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
