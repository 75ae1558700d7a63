import { lobby, usualSettings } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { httpNode } from '../testing/http-node.ts'

const open = { kind: 'open' }
const settings = { ...usualSettings, listed: true, language: 'hu' }
const table = {
  name: 'Ada',
  game: 'nim',
  options: { sticks: 3 },
  seats: [open, open],
  watchable: true,
  settings,
}

test('strangers find a table in the lobby, sit down, and others find the match to watch', async () => {
  const { browser, clock, node, server } = httpNode()
  const [ada, ben, eve] = [browser(), browser(), browser()]
  const look = async () => {
    await clock.advance(1_000)
    return lobby.parse((await eve.get('/lobby')).body)
  }
  expect(await look()).toEqual({ tables: [], matches: [] })
  const { body } = await ada.post('/tables', table)
  await ada.post('/tables', { ...table, settings: { ...settings, listed: false } })
  expect(await look()).toEqual({
    tables: [
      {
        id: body.id,
        game: 'nim',
        options: { sticks: 3 },
        seats: [{ kind: 'person', name: 'Ada' }, open],
        host: 'Ada',
        settings,
        watchable: true,
        quick: false,
      },
    ],
    matches: [],
  })
  expect(await ben.post(`/tables/${body.id}/join`, { name: 'Ben' })).toMatchObject({ status: 200 })
  expect(await ben.post(`/tables/${body.id}/host`, { seat: 0 })).toMatchObject({ status: 403 })
  expect(await ada.post(`/tables/${body.id}/host`, { seat: 1 })).toMatchObject({ status: 200 })
  await attend(node, body.id ?? '')
  expect(await ben.post(`/tables/${body.id}/start`)).toMatchObject({ status: 200 })
  expect(await look()).toMatchObject({
    tables: [],
    matches: [{ id: body.id, seats: [{ name: 'Ada' }, { name: 'Ben' }], begun: clock.now() - 1_000 }],
  })
  await server.close()
})

test('what has not changed is not sent again', async () => {
  const { browser, clock, server } = httpNode()
  const first = await browser().get('/lobby')
  const { etag } = first.headers
  const again = () => server.inject({ url: '/api/lobby', headers: { 'if-none-match': String(etag) } })
  await clock.advance(5_000)
  expect(await again()).toMatchObject({ statusCode: 304, body: '' })
  await browser().post('/quick', { game: 'nim', bots: ['Oak'] })
  // It is read anew once a second at most.
  await clock.advance(1_000)
  const changed = await again()
  expect(changed.statusCode).toBe(200)
  expect(lobby.parse(changed.json())).toMatchObject({
    tables: [{ quick: true, host: expect.stringMatching(/^Guest/) }],
  })
  await server.close()
})

test('whoever was removed is refused', async () => {
  const { browser, server } = httpNode()
  const [ada, ben] = [browser(), browser()]
  const { body } = await ada.post('/tables', table)
  await ben.post(`/tables/${body.id}/join`, { name: 'Ben' })
  expect(await ada.post(`/tables/${body.id}/remove`, { seat: 1 })).toMatchObject({ status: 200 })
  expect(await ben.post(`/tables/${body.id}/join`, {})).toMatchObject({
    status: 403,
    body: { code: 'removed' },
  })
  await server.close()
})
