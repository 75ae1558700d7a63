import { usualSettings } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import type { Person } from '../store/online-store.ts'
import { attend } from '../testing/deal-client.ts'
import { settled, testNode } from '../testing/node.ts'

const open = { kind: 'open' as const }
const oak = { kind: 'bot' as const, level: 'novice', name: 'Oak' }

const made = <T extends object>(result: T | string): T => {
  if (typeof result === 'string') throw new Error(result)
  return result
}

/** Ada and Ben sit with a bot at a table of three sticks; nothing has begun. */
async function waiting(wanted: { readonly story?: string; readonly options?: object } = {}) {
  const node = testNode()
  const [ada, ben] = [await node.guest('Ada'), await node.guest('Ben')]
  const settings = { ...usualSettings, chat: false }
  const table = { game: 'nim', options: { sticks: 3 }, seats: [open, open, oak], watchable: true, settings }
  const { id, invite } = made(await node.tables.create(ada, { ...table, ...wanted }))
  expect(await node.tables.join(ben, id, invite)).toBeUndefined()
  return {
    ...node,
    ada,
    ben,
    id,
    invite,
    settings,
    loadTable: (of: string) => node.parts.store.tables.load(of),
  }
}

/** Ada has taken all sticks. */
async function over(wanted: Parameters<typeof waiting>[0] = {}) {
  const all = await waiting(wanted)
  await attend(all, all.id)
  expect(await all.tables.start(all.ada, all.id)).toBeUndefined()
  return { ...all, ...(await playOut(all, all.id)) }
}

async function playOut({ host }: ReturnType<typeof testNode>, id: string) {
  const hosted = await host.find(id)
  if (typeof hosted === 'string') throw new Error(hosted)
  const { moves, question } = hosted.room.snapshot(0)
  expect(await hosted.room.submit(0, `end of ${id}`, question, moves.slice(-1))).toMatchObject({ played: 1 })
  return { hosted }
}

test('the first who wants to play again makes a table with seats kept for the others, who hear of it', async () => {
  const all = await over()
  const { tables, greeted, loadTable, ada, ben, id, settings } = all
  const client = greeted(ben)
  client.say({ type: 'join', match: id, version: 0 })
  await settled()
  expect(client.of('rematch')).toEqual([])
  const again = made(await tables.rematch(ada, id))
  await settled()
  expect(client.of('rematch')).toEqual([
    { type: 'rematch', match: id, offer: { table: again.id, host: 'Ada' } },
  ])
  expect(await loadTable(again.id)).toMatchObject({
    game: 'nim',
    options: { sticks: 3 },
    settings,
    host: ada.id,
    seats: [{ kind: 'person', person: ada.id }, { kind: 'reserved', person: ben.id }, oak],
  })
  expect(await tables.start(ada, again.id)).toBe('bad-seats')
  client.say({ type: 'join', match: again.id, version: 0 })
  await settled()
  expect(client.of('table').at(-1)).toMatchObject({
    kept: 1,
    seats: [{}, { kind: 'reserved', name: 'Ben' }, {}],
  })

  expect(await tables.rematch(ben, id)).toEqual(again)
  await settled()
  expect(client.of('rematch').at(-1)).toEqual({ type: 'rematch', match: id })
  expect(client.of('table').at(-1)).toMatchObject({ you: 1 })
  await attend(all, again.id)
  expect(await tables.start(ada, again.id)).toBeUndefined()
  // Whoever asks later is led to it.
  expect(await tables.rematch(ben, id)).toEqual(again)
})

test('two who ask at once sit at the same table', async () => {
  const { tables, loadTable, ada, ben, id } = await over()
  const [one, other] = await Promise.all([tables.rematch(ada, id), tables.rematch(ben, id)])
  expect(one).toEqual(other)
  expect((await loadTable(made(one).id))?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot'])
})

test('a seat that is declined is open, and can be taken back while it is', async () => {
  const { tables, loadTable, ada, ben, id, guest } = await over()
  const again = made(await tables.rematch(ada, id))
  const kinds = async () => (await loadTable(again.id))?.seats.map(({ kind }) => kind)
  const eve = await guest('Eve')
  expect(await tables.join(eve, again.id, undefined)).toBe('bad-invite')
  expect(await tables.leave(ben, again.id)).toBeUndefined()
  expect(await kinds()).toEqual(['person', 'open', 'bot'])
  expect(await tables.rematch(ben, id)).toEqual(again)
  expect(await kinds()).toEqual(['person', 'person', 'bot'])
  expect(await tables.rematch(eve, id)).toBe('not-seated')
})

test('only a match that is over is played again', async () => {
  const all = await waiting()
  const { tables, ada, id } = all
  expect(await tables.rematch(ada, id)).toBe('no-such-match')
  await attend(all, id)
  await tables.start(ada, id)
  expect(await tables.rematch(ada, id)).toBe('too-early')
})

test('a campaign goes on with the next chapter and what came before, and after the last one begins anew', async () => {
  const campaign = await over({ story: 's', options: {} })
  const { tables, loadTable, parts, ada, ben, hosted } = campaign
  const stored = async (id: string) => (await parts.store.matches.load(id))?.stored
  expect(hosted.stored).toMatchObject({
    options: { sticks: 3 },
    campaign: { story: 's', chapter: 0, results: [] },
  })
  const second = made(await tables.rematch(ada, campaign.id))
  await tables.rematch(ben, campaign.id)
  const first = (await stored(campaign.id))?.result
  expect(await loadTable(second.id)).toMatchObject({
    options: { sticks: 4 },
    campaign: { story: 's', chapter: 1, results: [first], options: {} },
  })
  await attend(campaign, second.id)
  await tables.start(ada, second.id)
  const { hosted: next } = await playOut(campaign, second.id)
  while ((await stored(second.id))?.winners === undefined) {
    const [seat = 0] = next.room.waitingFor
    const { moves, question } = next.room.snapshot(seat)
    await next.room.submit(seat, `move ${next.room.record.entries.length}`, question, moves.slice(0, 1))
  }
  const anew = made(await tables.rematch(ada, second.id))
  expect(await loadTable(anew.id)).toMatchObject({
    options: { sticks: 3 },
    campaign: { story: 's', chapter: 0, results: [] },
  })
})

test('in a campaign nobody gets the points of others by moving to their seat: one’s own come along', async () => {
  const { tables, loadTable, ada, ben, id } = await over({ story: 's', options: {} })
  const second = made(await tables.rematch(ben, id))
  const scores = async () => (await loadTable(second.id))?.campaign?.results.map(result => result.scores)
  expect(await scores()).toEqual([[1, 0, 0]])
  await tables.changeSeat(ben, second.id, 0, open)
  expect(await tables.take(ben, second.id, 0)).toBeUndefined()
  await tables.rematch(ada, id)
  expect((await loadTable(second.id))?.seats).toMatchObject([{ person: ben.id }, { person: ada.id }, oak])
  expect(await scores()).toEqual([[0, 1, 0]])
})

test('a story that the game does not have is refused', async () => {
  const { tables, ada } = await waiting()
  const table = { game: 'nim', options: {}, seats: [open, open], watchable: true, story: 'x' }
  expect(await tables.create(ada, table)).toBe('bad-options')
})

test('a word takes the place of chance when all agree, and any change takes that back', async () => {
  const { tables, loadTable, parts, ada, ben, id, greeted } = await waiting()
  const agreed = async () => (await loadTable(id))?.seedWord?.agreed
  const names = (...people: readonly Person[]) => people.map(person => person.id)
  expect(await tables.proposeWord(ben, id, 'krypta')).toBe('not-allowed')
  expect(await tables.proposeWord(ada, id, 'x'.repeat(25))).toBe('bad-seed')
  expect(await tables.proposeWord(ada, id, ' krypta ')).toBeUndefined()
  expect(await tables.start(ada, id)).toBe('not-agreed')
  expect(await tables.agree(ben, id, 'other')).toBe('stale')
  expect(await tables.agree(ben, id, 'krypta')).toBeUndefined()
  expect(await agreed()).toEqual(names(ada, ben))
  await tables.changeSeat(ada, id, 2, { ...oak, name: 'Ash' })
  expect(await agreed()).toEqual([])
  const client = greeted(ben)
  client.say({ type: 'join', match: id, version: 0 })
  await settled()
  await tables.agree(ben, id, 'krypta')
  expect(client.of('table').at(-1)?.seedWord).toEqual({ word: 'krypta', agreed: [1] })
  // Another word has to be agreed to anew.
  await tables.proposeWord(ada, id, 'loch')
  expect(await agreed()).toEqual(names(ada))
  await tables.agree(ben, id, 'loch')
  expect(await tables.start(ada, id)).toBeUndefined()
  await settled()
  expect(client.of('update')[0]?.about?.seedWord).toBe('loch')
  expect((await parts.store.matches.load(id))?.stored.seed).toMatch(/^6c6f63680{56}$/)
})

test('a word that is taken back leaves the match to chance', async () => {
  const all = await waiting()
  const { tables, parts, ada, id } = all
  await attend(all, id)
  await tables.proposeWord(ada, id, 'krypta')
  await tables.proposeWord(ada, id, '')
  expect(await tables.start(ada, id)).toBeUndefined()
  expect((await parts.store.matches.load(id))?.stored.seed).not.toMatch(/0{16}$/)
})
