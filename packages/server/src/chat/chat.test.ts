import { limits, usualSettings } from '@kazamata/protocol'
import { describe, expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { settled, testNode } from '../testing/node.ts'
import { testCluster } from '../testing/test-cluster.ts'

const open = { kind: 'open' } as const
const request = (n: number) => `request-${String(n).padStart(4, '0')}`
type Node = ReturnType<typeof testNode>
type Client = ReturnType<Node['greeted']>

/** Ada is the host, Ben plays, Cleo and Dora watch; the table waits. */
async function waiting({ chat = true, watchable = true, game = 'nim', node = testNode() } = {}) {
  const names = ['Ada', 'Ben', 'Cleo', 'Dora'] as const
  const [ada, ben, cleo, dora] = await Promise.all(names.map(name => node.guest(name)))
  if (!ada || !ben || !cleo || !dora) throw new Error('Somebody is missing.')
  const options = game === 'nim' ? { sticks: 12 } : {}
  const settings = { ...usualSettings, chat }
  const made = await node.tables.create(ada, { game, options, seats: [open, open], watchable, settings })
  if (typeof made === 'string') throw new Error(made)
  const { id: match } = made
  expect(await node.tables.join(ben, match, made.invite)).toBeUndefined()
  let count = 0
  const join = async (person: typeof ada, known = 0, on: Node = node) => {
    const client = on.greeted(person)
    client.say({ type: 'join', match, version: 0, chat: known })
    await settled()
    return client
  }
  const say = async (client: Client, said: object | string, id = request(++count)) => {
    client.say({ type: 'say', match, id, said: typeof said === 'string' ? { text: said } : said })
    await settled()
  }
  const begin = async () => {
    await attend(node, match)
    expect(await node.tables.start(ada, match)).toBeUndefined()
    await settled()
  }
  return { node, match, ada, ben, cleo, dora, join, say, begin }
}

async function running(how: Parameters<typeof waiting>[0] = {}) {
  const table = await waiting(how)
  await table.begin()
  return table
}

/** What a client has, line by line. */
function heard(client: Client): readonly string[] {
  let lines: readonly string[] = []
  for (const { from, lines: more } of client.of('chat'))
    lines = [
      ...lines.slice(0, from),
      ...more.map(({ name, text, phrase, open: isOpen }) => `${name}: ${text ?? phrase ?? isOpen ?? '–'}`),
    ]
  return lines
}

const codes = (client: Client) => client.of('reject').map(({ code }) => code)

describe('at a waiting table', () => {
  test('people talk, and the same lines are there when it has begun', async () => {
    const { ada, ben, join, say, begin } = await waiting()
    const [a, b] = [await join(ada), await join(ben)]
    await say(a, 'Hello <b>you</b>')
    await say(b, { phrase: 'hello' })
    expect(heard(a)).toEqual(['Ada: Hello <b>you</b>', 'Ben: hello'])
    expect(a.of('ack')).toMatchObject([{ id: request(1) }])
    await begin()
    await say(a, { phrase: 'good-luck' })
    for (const client of [a, b])
      expect(heard(client)).toEqual(['Ada: Hello <b>you</b>', 'Ben: hello', 'Ada: good-luck'])
    expect(b.of('chat').at(-1)?.lines.at(-1)).toMatchObject({ seat: 0 })
    expect(b.of('update')).toHaveLength(1)
  })

  test('strangers hear nothing of a table that is not for their eyes', async () => {
    const { ada, cleo, join, say } = await waiting({ watchable: false })
    const [a, stranger] = [await join(ada), await join(cleo)]
    await say(a, 'secret')
    await say(stranger, 'let me in')
    expect(stranger.of('chat')).toEqual([])
    expect(codes(stranger)).toEqual(['no-such-match', 'no-such-match'])
    expect(heard(a)).toEqual(['Ada: secret'])
  })
})

describe('at a running match', () => {
  test('a line has the name that its author has now, not the one their page connected with', async () => {
    const { node, ada, ben, join, say } = await running()
    const [a, b] = [await join(ada), await join(ben)]
    await node.people.rename(ben, 'Robert')
    await say(b, 'who am I?')
    expect(heard(a)).toEqual(['Robert: who am I?'])
  })

  test('spectators fill no more than half of the chat, so that those who play can still talk', async () => {
    const { node, match, ada, cleo, join, say } = await running()
    const line = (n: number) => ({ match, n, at: 1, request: request(n), person: cleo.id, name: 'Cleo' })
    for (let n = 0; n < limits.linesOfMatch / 2; n++)
      await node.parts.store.chat.append({ ...line(n), audience: 'watchers', text: 'x' })
    const [a, c] = [await join(ada), await join(cleo)]
    await say(c, 'more', 'request-of-cleo')
    expect(codes(c)).toEqual(['full'])
    await say(a, 'hello', 'request-of-ada')
    expect(heard(a)).toEqual(['Ada: hello'])
  })

  test('spectators of rivals talk apart until it is over: players get no byte of it', async () => {
    const { match, ada, ben, cleo, dora, join, say } = await running()
    const [a, b, c, d] = [await join(ada), await join(ben), await join(cleo), await join(dora)]
    await say(a, 'one')
    const before = [a.texts.length, b.texts.length]
    await say(c, 'she will lose')
    expect([a.texts.length, b.texts.length]).toEqual(before)
    await say(b, 'two')
    for (const client of [a, b]) expect(heard(client)).toEqual(['Ada: one', 'Ben: two'])
    expect(heard(d)).toEqual(['Ada: one', 'Cleo: she will lose', 'Ben: two'])
    expect((await join(ada)).texts.join()).not.toContain('lose')
    // To the end.
    for (let turn = 0; turn < 12; turn++) {
      const [client, seat] = turn % 2 === 0 ? [a, 0] : [b, 1]
      const question = client.of('update').at(-1)?.question
      client.say({ type: 'move', match, id: `move-${seat}-${turn}-abcdef`, question, moves: [{ take: 1 }] })
      await settled()
    }
    expect(a.of('update').at(-1)?.outcome).toBeDefined()
    for (const client of [a, b, c, d])
      expect(heard(client)).toEqual(['Ada: one', 'Cleo: she will lose', 'Ben: two'])
    await say(c, 'well played')
    expect(heard(a).at(-1)).toBe('Cleo: well played')
    // Whoever was away since before the end gets all of it in the right order.
    const late = await join(ada, 2)
    expect(late.of('chat').at(0)).toMatchObject({ from: 1, lines: [{ apart: true }, {}, {}] })
  })

  test('in a co-operative game all talk together', async () => {
    const { ada, cleo, join, say } = await running({ game: 'torch' })
    const [a, c] = [await join(ada), await join(cleo)]
    await say(c, 'to the left!')
    expect(heard(a)).toEqual(['Cleo: to the left!'])
  })

  test('whoever comes back gets only what is missing, and who asks for no chat gets none', async () => {
    const { node, match, ada, ben, join, say } = await running()
    const a = await join(ada)
    for (const text of ['one', 'two', 'three']) await say(a, text)
    expect((await join(ben, 2)).of('chat')).toMatchObject([{ from: 2, lines: [{ text: 'three' }] }])
    expect((await join(ben, 3)).of('chat')).toMatchObject([{ from: 3, lines: [] }])
    expect((await join(ben, 99)).of('chat')).toMatchObject([{ from: 3, lines: [] }])
    const bot = node.greeted(ben)
    bot.say({ type: 'join', match, version: 0 })
    await settled()
    await say(a, 'four')
    expect(bot.of('chat')).toEqual([])
  })

  test('a request is carried out once, and nobody uses the id of another', async () => {
    const { ada, ben, join, say } = await running()
    const [a, b] = [await join(ada), await join(ben)]
    for (let times = 0; times < 3; times++) await say(a, 'once', 'request-same')
    await say(b, 'mine', 'request-same')
    expect(a.of('ack')).toHaveLength(3)
    expect(codes(b)).toEqual(['not-allowed'])
    expect(heard(b)).toEqual(['Ada: once'])
  })

  test('five lines in ten seconds and no more, at all tables and on all devices', async () => {
    const { node, ada, ben, join, say } = await running()
    const [one, two, b] = [await join(ada), await join(ada), await join(ben)]
    for (let n = 0; n < 6; n++) await say(n % 2 ? one : two, `line ${n}`)
    expect([...codes(one), ...codes(two)]).toEqual(['too-fast'])
    await say(b, 'still here')
    await node.clock.advance(10_001)
    await say(one, 'again')
    expect(heard(b)).toHaveLength(7)
  })

  test('the host closes and opens the chat; nobody else does', async () => {
    const { ada, ben, cleo, join, say } = await running()
    const [a, b, c] = [await join(ada), await join(ben), await join(cleo)]
    await say(b, { open: false })
    expect(codes(b)).toEqual(['not-allowed'])
    await say(a, { open: false })
    for (const client of [a, b, c]) await say(client, 'psst')
    expect([a, b, c].map(codes)).toEqual([['muted'], ['not-allowed', 'muted'], ['muted']])
    await say(a, { open: true })
    await say(b, 'thanks')
    expect(heard(c)).toEqual(['Ada: false', 'Ada: true', 'Ben: thanks'])
  })

  test('where the host wanted no chat there is none, for spectators neither', async () => {
    const { ada, cleo, join, say } = await running({ chat: false })
    const [a, c] = [await join(ada), await join(cleo)]
    for (const client of [a, c]) await say(client, { phrase: 'hello' })
    expect([a, c].map(codes)).toEqual([['muted'], ['muted']])
  })

  test('an erased person is erased from the chat of whoever looks at it', async () => {
    const { node, ada, ben, join, say } = await running()
    const [a, b] = [await join(ada), await join(ben)]
    await say(b, 'my address')
    await say(a, 'noted')
    await node.parts.store.people.erase(ben.id)
    node.chat.erase(ben.id)
    expect(heard(a)).toEqual([': –', 'Ada: noted'])
    expect(heard(await join(ada))).toEqual([': –', 'Ada: noted'])
  })

  test('a move waits for no line', async () => {
    const { node, match, ada, join, say } = await running()
    const a = await join(ada)
    Object.assign(node.parts.store.chat, { append: () => new Promise(() => undefined) })
    await say(a, 'stuck')
    a.say({ type: 'move', match, id: request(50), question: 1, moves: [{ take: 1 }] })
    await settled()
    expect(a.of('ack')).toMatchObject([{ id: request(50) }])
  })
})

test('another node hears of a line by a hint, and both write in one order', async () => {
  let isDeaf = false
  const { nodeOf, clock } = testCluster({ deliver: carry => isDeaf || carry() })
  const node = nodeOf('a')
  const { ada, ben, join, say } = await running({ node })
  const other = nodeOf('b')
  const [a, b] = [await join(ada), await join(ben, 0, other)]
  await say(a, 'one')
  expect(heard(b)).toEqual(['Ada: one'])
  isDeaf = true
  await say(a, 'two')
  await say(b, 'three')
  expect(heard(b)).toEqual(['Ada: one', 'Ada: two', 'Ben: three'])
  // What lost hints cost: time.
  await clock.advance(5_000)
  expect(heard(a)).toEqual(heard(b))
})

describe('a line that was refused is never in the chat', () => {
  /** Ben's line is under way on node a when his page asks node b, which refuses it. */
  async function refusedMeanwhile() {
    const { nodeOf, store, clock } = testCluster()
    let letThrough: (() => void) | undefined
    const held = new Promise<void>(resolve => {
      letThrough = resolve
    })
    const append: typeof store.chat.append = line => held.then(() => store.chat.append(line))
    const a = nodeOf('a', { store: { ...store, chat: { ...store.chat, append } } })
    const { match, ben, join, say } = await running({ node: a })
    const first = await join(ben, 0, a)
    await say(first, 'late', 'request-late')
    const b = nodeOf('b')
    const second = await join(ben, 0, b)
    await store.moderation.ban(ben.id, clock.now())
    await say(second, 'late', 'request-late')
    await store.moderation.unban(ben.id)
    expect(codes(second)).toEqual(['muted'])
    const end = async () => {
      letThrough?.()
      await settled()
    }
    return { a, b, match, store, ben, first, second, join, say, end }
  }

  test('though a node that died had begun to store it', async () => {
    const { a, store, match, end } = await refusedMeanwhile()
    a.die()
    await end()
    expect(await store.chat.read(match, 0)).toEqual([])
  })

  test('though a node that lives goes on with it: both give the same answer, whenever they are asked', async () => {
    const { a, b, store, match, ben, first, end, join, say } = await refusedMeanwhile()
    await end()
    expect(codes(first)).toEqual(['muted'])
    for (const node of [a, b]) {
      const again = await join(ben, 0, node)
      await say(again, 'late', 'request-late')
      expect(codes(again)).toEqual(['muted'])
    }
    expect(await store.chat.read(match, 0)).toEqual([])
    const third = await join(ben, 0, b)
    await say(third, 'later', 'request-later')
    expect(heard(third)).toEqual(['Ben: later'])
  })

  test('and one that another node has stored meanwhile is not refused', async () => {
    const { nodeOf, store, clock } = testCluster()
    const { match, ben, join, say } = await running({ node: nodeOf('a') })
    const line = { match, n: 0, at: clock.now(), request: 'request-said', person: ben.id, name: 'Ben' }
    const refuse: typeof store.chat.refuse = async refusal => {
      await store.chat.append({ ...line, audience: 'all', text: 'said' })
      return store.chat.refuse(refusal)
    }
    const b = await join(ben, 0, nodeOf('b', { store: { ...store, chat: { ...store.chat, refuse } } }))
    await store.moderation.ban(ben.id, clock.now())
    await say(b, 'said', 'request-said')
    expect(codes(b)).toEqual([])
    expect(b.of('ack')).toMatchObject([{ id: 'request-said' }])
  })

  test.each(['failed', 'unknown'] as const)(
    'and where that cannot be stored (%s) it is not refused',
    async result => {
      const { nodeOf, store, clock } = testCluster()
      const chat = { ...store.chat, refuse: async () => result }
      const { ben, join, say } = await running({ node: nodeOf('a', { store: { ...store, chat } }) })
      const b = await join(ben)
      await store.moderation.ban(ben.id, clock.now())
      await say(b, 'hello')
      expect(codes(b)).toEqual(['unavailable'])
    },
  )
})

describe('a report', () => {
  test('is stored with a copy of the line, once a person', async () => {
    const { node, match, ada, ben, cleo, join, say } = await running()
    const [a, c] = [await join(ada), await join(cleo)]
    await say(a, 'rude', 'request-rude')
    await say(c, 'apart', 'request-apart')
    const report = (who: typeof ada, line: string) => node.chat.report(who, match, { line, reason: 'insult' })
    expect(await report(ben, 'request-rude')).toBeUndefined()
    expect(await report(ben, 'request-rude')).toBeUndefined()
    expect(await report(ada, 'request-rude')).toBe('not-allowed')
    // It may not even be told that there is such a line.
    expect(await report(ben, 'request-apart')).toBe('not-allowed')
    expect(await report(ben, 'request-none')).toBe('not-allowed')
    expect(await node.parts.store.chat.reports(9)).toMatchObject([
      { reporter: ben.id, reason: 'insult', line: { person: ada.id, text: 'rude', match } },
    ])
  })

  test('cannot be made by the hundred', async () => {
    const { node, match, ada, ben, join, say } = await running()
    const a = await join(ada)
    await say(a, 'rude', 'request-rude')
    const results = []
    for (let n = 0; n < 12; n++)
      results.push(await node.chat.report(ben, match, { line: 'request-rude', reason: 'spam' }))
    expect(results.filter(code => code === 'too-fast')).toHaveLength(2)
  })
})

describe('whoever is muted', () => {
  /** What a client was last told of those it has muted. */
  const mutedFor = (client: Client) => client.of('chat').findLast(({ muted }) => muted !== undefined)?.muted

  test('stays muted at every table and on every device; nobody else gets a byte of it', async () => {
    const { node, match, ada, ben, cleo, join, say } = await running()
    const [a, phone, b, c] = [await join(ada), await join(ada), await join(ben), await join(cleo)]
    await say(b, 'rude', 'request-rude')
    const by = a.of('chat').at(-1)?.lines.at(-1)?.by
    const before = [b.texts.length, c.texts.length]
    expect(mutedFor(a)).toEqual([])
    const mute = (muted: boolean) => node.chat.mute(ada, match, { line: 'request-rude', muted })
    expect(await mute(true)).toBeUndefined()
    expect(await mute(true)).toBeUndefined()
    for (const client of [a, phone]) expect(mutedFor(client)).toEqual([by])
    expect([b.texts.length, c.texts.length]).toEqual(before)
    // Somebody else who is muted by nobody gets the same as without.
    expect(mutedFor(await join(ben))).toEqual([])
    expect(mutedFor(await join(ada, 1))).toEqual([by])
    // They are at the table as before.
    expect(a.of('presence').at(-1)?.online).toEqual([0, 1])
    expect(await mute(false)).toBeUndefined()
    for (const client of [a, phone]) expect(mutedFor(client)).toEqual([])
    expect([b.texts.length, c.texts.length]).toEqual(before)
  })

  test('has said a line that one may read, and is not oneself', async () => {
    const { node, match, ada, ben, cleo, join, say } = await running()
    const [a, c] = [await join(ada), await join(cleo)]
    await say(a, 'mine', 'request-mine')
    await say(c, 'apart', 'request-apart')
    const mute = (line: string) => node.chat.mute(ada, match, { line, muted: true })
    for (const line of ['request-mine', 'request-apart', 'request-none'])
      expect(await mute(line)).toBe('not-allowed')
    const results = []
    for (let n = 0; n < 32; n++)
      results.push(await node.chat.mute(ben, match, { line: 'request-mine', muted: n % 2 === 0 }))
    expect(results.filter(code => code === 'too-fast')).toHaveLength(2)
  })
})
