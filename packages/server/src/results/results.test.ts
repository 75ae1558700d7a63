import { delve, nim, torch } from '@kazamata/kernel/testing'
import { usualSettings } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { httpNode } from '../testing/http-node.ts'

const nimWithFacts = { ...nim.nim, facts: () => ({ sticks: '3' }) }
const open = { kind: 'open' }
const bot = { kind: 'bot', level: 'novice', name: 'Oak' }

/** Ada and Bob at a table of Nim, begun. */
async function begun(seats: readonly object[] = [open, open], more: object = {}, word?: string) {
  const made = httpNode({
    findGame: async id => [nimWithFacts, delve.delve, torch.torch].find(game => game.id === id),
    bots: { forMatch: () => ({ ask: async ({ moves }) => ({ moves: moves.slice(0, 1) }) }) },
  })
  const [ada, bob] = [made.browser(), made.browser()]
  const table = { game: 'nim', options: { sticks: 3 }, seats, watchable: true, ...more }
  const { body } = await ada.post('/tables', { ...table, name: 'Ada' })
  await bob.post('/me', { name: 'Bob' })
  if (seats.filter(seat => seat === open).length > 1)
    await bob.post(`/tables/${body.id}/join`, { invite: body.invite })
  if (word !== undefined)
    for (const [who, what] of [
      [ada, 'word'],
      [bob, 'agree'],
    ] as const)
      await who.post(`/tables/${body.id}/${what}`, { word })
  await attend(made.node, body.id ?? '')
  await ada.post(`/tables/${body.id}/start`)
  const id = body.id ?? ''
  const hosted = await made.node.host.find(id)
  if (typeof hosted === 'string') throw new Error(`There is no match: ${hosted}.`)
  let requests = 0
  const play = (seat: number, take: number) => {
    requests += 1
    const { question } = hosted.room.snapshot(seat)
    return hosted.room.submit(seat, `request-${requests}`, question, [{ take }])
  }
  const me = async (who: typeof ada) => Object(await who.get('/me').then(({ body }) => body)).id
  const profile = async (who: typeof ada, viewer = who) => viewer.get(`/people/${await me(who)}`)
  return { ...made, ada, bob, id, room: hosted.room, play, profile, me }
}

test('a finished match is in the profiles of its people, with ratings', async () => {
  const { ada, bob, id, play, profile } = await begun()
  await play(0, 2)
  await play(1, 1)
  const won = { played: 1, won: 1, games: [{ game: 'nim', seats: 2, played: 1, won: 1 }] }
  const [winner, loser] = [await profile(bob), await profile(ada, bob)]
  const ones = [winner.body, loser.body].map(body => Object(body))
  const [first, second] = ones[0].won === 1 ? ones : ones.toReversed()
  expect(first).toMatchObject({
    ...won,
    last: [{ match: id, game: 'nim', seats: 2, won: true }],
    ratings: [{ game: 'nim', isSure: false, matches: 1 }],
  })
  expect(second).toMatchObject({ played: 1, won: 0, ratings: [{ matches: 1 }] })
  expect(first.ratings[0].rating).toBeGreaterThan(second.ratings[0].rating)
})

test('whoever hides is there for nobody else, nor is a stranger; accounts are found by name', async () => {
  const { ada, bob, profile } = await begun()
  await ada.post('/account', { name: 'Ada Lynx', password: 'a quiet cellar' })
  expect(await bob.get('/people/ADA%20lynx')).toMatchObject({ status: 200, body: { name: 'Ada Lynx' } })
  await ada.post('/me', { hidden: true })
  const nobody = { status: 404, body: { code: 'no-such-person' } }
  expect(await profile(ada, bob)).toMatchObject(nobody)
  expect(await bob.get('/people/ada%20lynx')).toMatchObject(nobody)
  expect(await profile(ada)).toMatchObject({ status: 200 })
  expect(await bob.get(`/people/${'0'.repeat(32)}`)).toMatchObject(nobody)
  expect(await bob.get('/people/Bob')).toMatchObject(nobody)
})

test('a match that only its players may see again is named to them alone', async () => {
  const { ada, bob, id, play, profile } = await begun([open, open], { watchable: false })
  await play(0, 2)
  await play(1, 1)
  expect(Object((await profile(ada)).body).last).toMatchObject([{ match: id }])
  expect(Object((await profile(ada, bob)).body).last).toEqual([
    expect.not.objectContaining({ match: expect.anything() }),
  ])
})

test('no word stands for a seed that looks like chance', async () => {
  const { ada } = await begun()
  const { body } = await ada.post('/tables', {
    ...{ game: 'nim', options: { sticks: 3 }, seats: [open, open], watchable: true },
  })
  for (const word of ['\0', '\0\0', 'krypta\0', '\ud800'])
    expect(await ada.post(`/tables/${body.id}/word`, { word })).toMatchObject({ body: { code: 'bad-seed' } })
})

test('not rated: a bot from the start', async () => {
  const { ada, node, id, play, room, profile } = await begun([open, bot])
  await room.assign(1, 'to-a-person', { kind: 'person' })
  await play(0, 2)
  await play(1, 1)
  expect((await node.parts.store.matches.load(id))?.stored.winners).toBeDefined()
  expect((await profile(ada)).body).toMatchObject({ played: 1, ratings: [] })
})

const novice = { kind: 'bot', level: 'novice' } as const
const withClock = { settings: { ...usualSettings, pace: { kind: 'live', bank: 600, add: 10 } } }

test('not rated: a bot that took over where no clock runs; what it wins is nobody’s', async () => {
  const { ada, bob, play, room, profile } = await begun()
  await play(0, 1)
  await room.assign(1, 'to-a-bot-1', novice, { reason: 'left' })
  await room.assign(1, 'to-bob-again', { kind: 'person' }, { reason: 'back' })
  await play(1, 1)
  await room.assign(1, 'to-a-bot-2', novice, { reason: 'left' })
  await play(0, 1)
  const [first, second] = [await profile(ada), await profile(bob)]
  expect(first.body).toMatchObject({ played: 1, ratings: [] })
  expect(second.body).toMatchObject({ played: 1, won: 0, ratings: [] })
})

test.each(['left', 'late'] as const)(
  'who %s and does not come back has lost, whatever the bot wins',
  async reason => {
    const { ada, bob, clock, play, room, profile } = await begun([open, open], withClock)
    await play(0, 2)
    await room.assign(1, 'to-a-bot-1', novice, { reason })
    await clock.advance(1_000)
    expect(room.standing.winners).toEqual([1])
    const [stayed, left] = [await profile(ada), await profile(bob)].map(({ body }) => Object(body).ratings[0])
    expect(stayed).toMatchObject({ game: 'nim', matches: 1 })
    expect(stayed.rating).toBeGreaterThan(1500)
    expect(left.rating).toBeLessThan(1500)
  },
)

test('who comes back and ends it is rated by how it ends', async () => {
  const { ada, bob, play, room, profile } = await begun([open, open], withClock)
  await play(0, 1)
  await room.assign(1, 'to-a-bot-1', novice, { reason: 'left' })
  await room.assign(1, 'to-bob-again', { kind: 'person' }, { reason: 'back' })
  await play(1, 1)
  await play(0, 1)
  const bodies = [await profile(ada), await profile(bob)].map(({ body }) => Object(body))
  const [winner, loser] = bodies[0].won === 1 ? bodies : bodies.toReversed()
  expect(winner.ratings[0].rating).toBeGreaterThan(1500)
  expect(loser.ratings[0].rating).toBeLessThan(1500)
})

test.each([
  [undefined, { sticks: '3' }],
  ['krypta', {}],
])('with the word %j the results tell %j', async (word, facts) => {
  const { ada, node, play, profile, me } = await begun([open, open], {}, word)
  await play(0, 2)
  await play(1, 1)
  await profile(ada)
  const results = await node.parts.store.results.listOf(await me(ada))
  expect(results.map(result => result.facts)).toEqual([facts])
})

test('not rated: a word in the place of chance', async () => {
  const { ada, play, profile } = await begun([open, open], {}, 'krypta')
  await play(0, 2)
  await play(1, 1)
  expect((await profile(ada)).body).toMatchObject({ played: 1, ratings: [] })
})

test('what a crash has left out is noted when somebody looks', async () => {
  const { ada, node, id, play, profile } = await begun()
  await play(0, 2)
  await play(1, 1)
  await profile(ada)
  await node.parts.store.results.remove(id)
  expect((await profile(ada)).body).toMatchObject({ played: 1 })
})

test('in the waiting room a name has its profile and, after rated matches, its rating', async () => {
  const { ada, bob, play, node, me } = await begun()
  await play(0, 2)
  await play(1, 1)
  await node.profiles.find(await me(ada), undefined)
  const { body } = await ada.post('/tables', {
    ...{ game: 'nim', options: {}, seats: [open, open, open], watchable: true },
  })
  await bob.post(`/tables/${body.id}/join`, { invite: body.invite })
  await bob.post('/me', { hidden: true })
  const shown: unknown[] = []
  await node.tables.watch(body.id ?? '', {
    person: await me(ada),
    show: table => shown.push(table.seats),
    ended: () => undefined,
    removed: () => undefined,
  })
  expect(shown.at(-1)).toEqual([
    {
      ...{ kind: 'person', name: 'Ada', online: true, profile: await me(ada) },
      rating: { value: expect.any(Number), isSure: false },
    },
    { kind: 'person', name: 'Bob', online: false },
    { kind: 'open' },
  ])
})
