import { type LobbyMatch, type LobbyTable, usualSettings } from '@kazamata/protocol'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, alerts, openOnline, press, write } from '../../testing/online-page.tsx'
import LobbyPage from './LobbyPage.tsx'

const listed = { ...usualSettings, listed: true }
const id = (digit: string) => digit.repeat(32)

const ada: LobbyTable = {
  id: id('a'),
  game: 'welcome-back',
  options: { specials: 0, firstVisit: true },
  seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }],
  host: 'Ada',
  settings: { ...listed, pace: { kind: 'live', bank: 600, add: 20 } },
  watchable: true,
  quick: true,
}
const bela: LobbyTable = {
  ...ada,
  id: id('b'),
  game: 'paper-dungeons',
  options: {},
  seats: [
    { kind: 'person', name: 'Béla' },
    { kind: 'reserved', name: 'Csilla' },
  ],
  host: 'Béla',
  settings: { ...listed, language: 'hu', pace: { kind: 'days', per: 2 } },
  quick: false,
  campaign: { story: '1', chapter: 1, results: [], options: {} },
}
const match: LobbyMatch = {
  id: id('c'),
  game: 'tiny-epic',
  options: {},
  seats: [
    { name: 'Dora', occupant: { kind: 'person' } },
    { name: 'Oak', occupant: { kind: 'bot' } },
  ],
  settings: listed,
  begun: 5,
}

const lobby = 'GET /api/lobby'

beforeEach(() => localStorage.setItem('kazamata.name', 'Eve'))
afterEach(() => vi.useRealTimers())

async function open(shown: object = { tables: [ada, bela], matches: [match] }, more: Answers = {}) {
  const page = await openOnline(<LobbyPage />, { [lobby]: shown, ...more }, '/online')
  await screen.findByRole('list', { name: 'Tables that wait for players' })
  return page
}
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(row => row.querySelector('.about')?.textContent)
const tables = () => rows('Tables that wait for players')
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))

test('shows who waits for what, and what may be watched', async () => {
  await open()
  await screen.findByText(/Special monsters/)
  await screen.findByText(/Chapter 2 of 3/)
  const [first, second] = tables()
  expect(first).toMatch(
    /Welcome Back.*Ada.*2 open seats · 10 min \+ 20 sec · English · Host: Ada · begins by itself/,
  )
  expect(first).toMatch(/Special monsters: None · Four more Heroes ✓/)
  expect(second).toMatch(/Chapter 2 of 3.*Béla and Csilla.*no open seat · 2 days a turn · Magyar/)
  expect(rows('Matches to watch')[0]).toMatch(/Tiny Epic.*Dora and Oak.*No clock/)
  expect(screen.getByRole('link', { name: 'Watch: Dora and Oak' }).getAttribute('href')).toMatch(id('c'))
})

test('shows what fits what one looks for', async () => {
  await open()
  await choose('Language', 'hu')
  expect(tables()).toHaveLength(1)
  expect(screen.queryByRole('list', { name: 'Matches to watch' })).toBeNull()
  await choose('Language', '')
  await choose('Pace', 'live')
  expect(tables()).toHaveLength(1)
  await choose('Game', 'tiny-epic')
  expect(tables()).toEqual([])
  expect(screen.getByText('No table fits your choice.')).toBeTruthy()
  await choose('Game', '')
  await choose('Pace', '')
  fireEvent.click(screen.getByLabelText('With an open seat'))
  expect(tables()).toHaveLength(1)
})

test('a seat is taken under the name that is written, without an invitation', async () => {
  const join = `POST /api/tables/${ada.id}/join`
  const { path, bodies } = await open(undefined, { [join]: {} })
  await write('Your name', 'Zoe')
  await press('Sit down at the table of Ada')
  expect(bodies(join)).toEqual([{ name: 'Zoe' }])
  expect(path()).toBe(`/match/${ada.id}`)
})

test('a refusal is said', async () => {
  await open(undefined, { [`POST /api/tables/${ada.id}/join`]: { code: 'removed' } })
  await press('Sit down at the table of Ada')
  expect(alerts()).toEqual(['The host has removed you from this table.'])
})

test('quick match asks for the next table, of the pace and language that are chosen', async () => {
  const quick = 'POST /api/quick'
  const { path, bodies } = await open(undefined, { [quick]: { id: id('d') } })
  await choose('Pace', 'days')
  await choose('Language', 'hu')
  await press(/^Play at once: Tiny Epic/)
  expect(bodies(quick)).toMatchObject([{ game: 'tiny-epic', pace: 'days', language: 'hu' }])
  expect(path()).toBe(`/match/${id('d')}`)
})

test('follows what changes, and keeps what it shows while the server does not answer', async () => {
  const { answers } = await open({ tables: [], matches: [] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Whoever comes back to the page sees at once what has changed.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  const pass = () => act(async () => void (await vi.advanceTimersByTimeAsync(4_000)))
  expect(screen.getByText(/No table is waiting/)).toBeTruthy()
  answers[lobby] = { tables: [ada], matches: [] }
  await pass()
  expect(tables()).toHaveLength(1)
  answers[lobby] = { code: 'unavailable' }
  await pass()
  expect(tables()).toHaveLength(1)
  expect(alerts()[0]).toMatch(/no connection to the server/)
  answers[lobby] = { tables: [], matches: [] }
  await pass()
  expect(tables()).toEqual([])
  expect(alerts()).toEqual([''])
})
