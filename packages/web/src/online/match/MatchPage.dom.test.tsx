import type { AnyGame } from '@kazamata/kernel'
import { type ServerMessageOf, usualSettings } from '@kazamata/protocol'
import { findGame } from '@kazamata/registry'
import type { Snapshot } from '@kazamata/room'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { never, openTable, silentBots } from '../../testing/local-table.ts'
import { bot, person } from '../../testing/match.ts'
import { matchId as match, updateOf } from '../../testing/online.ts'
import { alerts, button, openOnline, press, write } from '../../testing/online-page.tsx'
import { isName } from '../person/person-name.ts'
import MatchPage from './MatchPage.tsx'

const known = { 'GET /api/me': { name: 'Ada' } }

beforeEach(() => localStorage.clear())

const enter = (answers = {}, path = `/match/${match}`) => openOnline(<MatchPage id={match} />, answers, path)

/** Somebody the server knows, whose page has joined. */
async function joined(answers = {}) {
  const opened = await enter({ ...known, ...answers })
  await vi.waitFor(() => expect(opened.server.sockets).toHaveLength(1))
  await opened.happens(() => opened.server.welcome())
  return opened
}

/** A match of Welcome Back in which the first seat is to move. */
async function begun(): Promise<{ game: AnyGame; snapshot: Snapshot }> {
  const game = await findGame('welcome-back')?.game()
  if (game === undefined) throw new Error('The game is gone.')
  const occupants = [person, bot]
  const local = await openTable({ occupants, game, parts: { bots: silentBots, pause: never } })
  return { game, snapshot: { ...local.get().snapshot, viewer: 0 } }
}

/** … which is on the screen. */
async function seated(change: (snapshot: Snapshot) => Snapshot = snapshot => snapshot) {
  const { game, snapshot } = await begun()
  const opened = await joined()
  await opened.happens(() => opened.server.say(updateOf(game, change(snapshot))))
  await screen.findByRole('button', { name: 'At this table' })
  return { ...opened, game, snapshot: change(snapshot) }
}

const troubles = () =>
  screen.queryAllByRole('status').flatMap(one => (one.className === 'frame-trouble' ? [one.textContent] : []))
const title = () => screen.findByRole('heading', { level: 1 })
const moves = () => screen.queryAllByRole('button', { name: 'Draw a monster' })
const draw = () => moves().at(-1)?.click()
const table: ServerMessageOf<'table'> = {
  type: 'table',
  match,
  game: 'welcome-back',
  options: {},
  seats: [{ kind: 'person', name: 'Ada', online: true }, { kind: 'open' }],
  host: 0,
  you: 0,
  watchable: true,
  settings: usualSettings,
}

test('a stranger is asked for a name first, and then sees the match', async () => {
  const { bodies, server } = await enter({ 'GET /api/me': null, 'POST /api/me': { name: 'Ben' } })
  await screen.findByRole('button', { name: 'Go in' })
  expect(isName(screen.getByLabelText<HTMLInputElement>('Your name').value)).toBe(true)
  expect(server.sockets).toEqual([])
  await write('Your name', 'Ben')
  await press('Go in')
  expect(bodies('POST /api/me')).toEqual([{ name: 'Ben' }])
  expect(server.sockets).toHaveLength(1)
})

test('a stranger whose name is refused is told why', async () => {
  await enter({ 'GET /api/me': null, 'POST /api/me': { code: 'too-fast' } })
  await screen.findByRole('button', { name: 'Go in' })
  await press('Go in')
  expect(alerts()).toEqual([expect.stringMatching(/^That was too much at once/)])
})

test('without a server that is said, with ways out', async () => {
  await enter()
  expect((await title()).textContent).toBe('The server does not answer')
  expect(button('Load the page again')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})

test('whoever the server knows joins at once', async () => {
  const { server } = await joined()
  expect(server.sent('join')).toEqual([{ type: 'join', match, version: 0, chat: 0 }])
})

test('the waiting room becomes the table when the match begins', async () => {
  const { server, happens } = await joined()
  await happens(() => server.say(table))
  expect(screen.getByRole('list', { name: 'At the table' })).toBeTruthy()
  const { game, snapshot } = await begun()
  await happens(() => server.say(updateOf(game, snapshot)))
  expect(await screen.findByRole('button', { name: 'At this table' })).toBeTruthy()
  expect(moves()).not.toEqual([])
  expect(screen.queryByRole('list', { name: 'At the table' })).toBeNull()
})

test.each([
  ['no-such-match', /^The table was closed/],
  ['not-allowed', /^Only those who play may see this match/],
] as const)('a match that is refused (%s) says why', async (code, said) => {
  const { server, happens } = await joined()
  await happens(() => server.say({ type: 'reject', match, code }))
  expect((await title()).textContent).toBe('There is no table here')
  expect(screen.getByText(said)).toBeTruthy()
})

test('a match that cannot be reached is not waited for in silence', async () => {
  const opened = await enter(known)
  await vi.waitFor(() => expect(opened.server.sockets).toHaveLength(1))
  await opened.happens(() => {
    opened.server.cut()
    opened.server.advance(1000)
  })
  expect((await title()).textContent).toBe('Reconnecting…')
})

test('a waiting room says that it reconnects, until it has', async () => {
  const { server, happens } = await joined()
  await happens(() => server.say(table))
  await happens(() => {
    server.cut()
    server.advance(1000)
  })
  expect(screen.getByText('Reconnecting…')).toBeTruthy()
  await happens(() => server.welcome())
  expect(screen.queryByText('Reconnecting…')).toBeNull()
})

test('a page that is out of date can be loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { server, happens } = await seated()
  await happens(() => server.say({ type: 'close', why: 'reload' }))
  expect((await title()).textContent).toBe('This page is out of date.')
  await press('Load the page again')
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('rules that this page does not have make it out of date', async () => {
  const { server, happens } = await joined()
  const { game, snapshot } = await begun()
  await happens(() => server.say(updateOf({ ...game, rulesVersion: 99 }, snapshot)))
  expect((await title()).textContent).toBe('This page is out of date.')
})

test('whoever was signed out is told so, and nothing of versions', async () => {
  const { server, happens } = await joined()
  await happens(() => server.say({ type: 'close', why: 'signed-out' }))
  expect((await title()).textContent).toBe('The server does not recognise you')
  expect(screen.queryByText(/newer version/)).toBeNull()
})

test('a click is sent once', async () => {
  const { server, happens } = await seated()
  await happens(draw)
  expect(server.sent('move')).toMatchObject([{ match, question: 1 }])
  expect(troubles()).toEqual([])
})

test('a click while the line is broken waits, which is said, and is sent once when it is back', async () => {
  const { server, happens } = await seated()
  await happens(() => {
    server.cut()
    server.advance(1000)
  })
  expect(troubles()).toEqual(['Reconnecting…'])
  await happens(draw)
  expect(troubles()).toEqual(['Reconnecting… Your decision is sent as soon as the line is back.'])
  await happens(() => server.welcome())
  expect(server.sent('move')).toHaveLength(1)
  expect(troubles()).toEqual([])
})

test('a click that came too late is dropped with a word', async () => {
  const { server, happens } = await seated()
  await happens(draw)
  await happens(() => server.say({ type: 'reject', id: server.lastId(), match, code: 'stale' }))
  expect(troubles()).toEqual(['The game had moved on before your decision arrived: it was not played.'])
})

test('a bot plays for somebody who left, until they are back', async () => {
  const { server, happens } = await seated(snapshot => ({
    ...snapshot,
    seats: snapshot.seats.with(0, { name: 'Ada', occupant: bot }),
  }))
  expect(moves()).toEqual([])
  await press('I am back')
  expect(server.sent('assign')).toMatchObject([{ seat: 0, occupant: { kind: 'person' } }])
  expect(button('I am back').disabled).toBe(true)
  await happens(() => server.say({ type: 'reject', id: server.lastId(), match, code: 'unavailable' }))
  await happens(() => server.say({ type: 'reject', id: server.lastId(), match, code: 'not-allowed' }))
  expect(alerts()).toContainEqual(expect.stringMatching(/^Only those who play/))
  expect(button('I am back').disabled).toBe(false)
})

test('whoever was late is told so, and is back by one click', async () => {
  const { server } = await seated(snapshot => ({
    ...snapshot,
    seats: snapshot.seats.map(seat => ({ ...seat, occupant: bot })),
    clocks: [{ left: 0, late: true }, null],
  }))
  expect(screen.getByText('Your time ran out, so a bot plays for you.')).toBeTruthy()
  await press('I am back')
  expect(server.sent('assign')).toMatchObject([{ seat: 0, occupant: { kind: 'person' } }])
})

test('the clocks of a running match are above its board', async () => {
  await seated(snapshot => ({ ...snapshot, clocks: [{ left: 300_000, since: 0 }, null] }))
  expect(screen.getByRole('region', { name: 'Time left' }).textContent).toBe('You 5:00')
})

test('an abandoned match says so, and offers no moves', async () => {
  const { game, snapshot } = await begun()
  const { happens, server } = await joined()
  const update = updateOf(game, snapshot)
  const about = { ...('about' in update && update.about), abandoned: true }
  await happens(() => server.sockets.at(-1)?.events.received(JSON.stringify({ ...update, about })))
  expect(await screen.findByText(/it is closed for good/)).toBeTruthy()
  expect(moves()).toEqual([])
})

test('a spectator has nothing to play', async () => {
  await seated(snapshot => ({ ...snapshot, viewer: 'table', moves: [] }))
  expect(moves()).toEqual([])
})

test('the tab counts the matches that wait for me', async () => {
  const waiting = {
    id: match,
    game: 'welcome-back',
    seats: [],
    you: 0,
    stage: 'running',
    active: [0],
    played: 1,
  }
  const { server, happens } = await joined({ 'GET /api/matches': [waiting] })
  await vi.waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  await happens(() => server.say({ type: 'turn', match: 'cd'.repeat(16), yours: true }))
  expect(document.title).toMatch(/^\(2\) /)
  await happens(() => server.say({ type: 'turn', match, yours: false }))
  await happens(() => server.say({ type: 'turn', match: 'cd'.repeat(16), yours: false }))
  expect(document.title).not.toMatch(/^\(/)
})
