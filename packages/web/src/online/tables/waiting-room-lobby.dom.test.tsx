import { usualSettings } from '@kazamata/protocol'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { matchId as id } from '../../testing/online.ts'
import { type Answers, button, openOnline, press, write } from '../../testing/online-page.tsx'
import type { WaitingTable } from '../connection/remote-match.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

const open = { kind: 'open' } as const
const ada = { kind: 'person', name: 'Ada', online: true } as const
const ben = { kind: 'person', name: 'Ben', online: true } as const
const oak = { kind: 'bot', name: 'Oak', level: 'novice' } as const

const table: WaitingTable = {
  type: 'table',
  match: id,
  game: 'paper-dungeons',
  options: {},
  seats: [ada, ben, oak],
  host: 0,
  you: 0,
  watchable: true,
  settings: { ...usualSettings, listed: true },
}
const asGuest = { ...table, you: 1 }

beforeEach(() => localStorage.clear())

const enter = (shown: WaitingTable, answers: Answers = {}) =>
  openOnline(<WaitingRoom table={shown} isOffline={false} />, answers, `/match/${id}`)
const post = (what: string) => `POST /api/tables/${id}/${what}`
const seats = () =>
  within(screen.getByRole('list', { name: 'At the table' }))
    .getAllByRole('listitem')
    .map(row => row.querySelector('.who')?.textContent)

test('a host sends somebody away, after a second thought, or makes them the host', async () => {
  const { bodies } = await enter(table, { [post('remove')]: {}, [post('host')]: {} })
  await press('Make Ben the host')
  expect(bodies(post('host'))).toEqual([{ seat: 1 }])
  await press('Send Ben away')
  expect(bodies(post('remove'))).toEqual([])
  await press('Send away')
  expect(bodies(post('remove'))).toEqual([{ seat: 1 }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nobody else may, and nobody does so to themselves', async () => {
  await enter(asGuest)
  expect(screen.queryByRole('button', { name: /away|the host$/ })).toBeNull()
})

test('the host of a table of the lobby leaves it to the others', async () => {
  const listed = () => screen.queryByText('The lobby shows this table: everybody can take an open seat.')
  await enter({ ...table, seats: [ada, open, oak] })
  expect(listed()).toBeTruthy()
  const { path } = await enter(table, { [post('leave')]: {} })
  expect(listed()).toBeNull()
  await press('Leave the table')
  expect(path()).toBe('/')
})

test('a quick table counts down, has no start button, and cancelling leads to the lobby', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { path, happens } = await enter(
    { ...table, seats: [ada, open, open], startsIn: 21_000 },
    { [post('leave')]: {} },
  )
  const timer = () => screen.getByRole('timer').textContent
  expect(timer()).toBe('The game begins in 21 seconds. Bots take the open seats.')
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull()
  await happens(() => vi.advanceTimersByTime(20_000))
  expect(timer()).toBe('The game begins in 1 second. Bots take the open seats.')
  await happens(() => vi.advanceTimersByTime(1_000))
  expect(timer()).toBe('The game begins.')
  await press('Cancel')
  expect(path()).toBe('/online')
  vi.useRealTimers()
})

test('a seat that is kept is taken, or left to others; until then nobody starts', async () => {
  const kept: WaitingTable = { ...table, seats: [ada, { kind: 'reserved', name: 'Ben' }, oak] }
  const asHost = await enter(kept, { [post('change')]: {} })
  expect(button('Start the game').disabled).toBe(true)
  expect(screen.getByText(/^Kept seats wait for .* let a bot take it\.$/)).toBeTruthy()
  const who = screen.getByLabelText<HTMLSelectElement>('Who sits at seat 2')
  expect(who.selectedOptions[0]?.textContent).toBe('the seat is kept')
  await act(async () => void fireEvent.change(who, { target: { value: 'open' } }))
  expect(asHost.bodies(post('change'))).toEqual([{ seat: 1, to: open }])
  await enter({ ...kept, seats: [ada, { kind: 'reserved', name: 'Ben' }, oak], host: 2 })
  expect(seats()).toEqual(['Adayou', 'Benthe seat is kept', 'Oakhost · Bot: novice'])
  const { you: _, ...mine } = { ...kept, kept: 1 }
  const { bodies } = await enter(mine, { [post('join')]: {}, [post('leave')]: {} })
  expect(screen.getAllByText('A seat is kept for you.')).toHaveLength(1)
  await press('Take my seat')
  expect(bodies(post('join'))).toEqual([{}])
  await press('Not this time')
  expect(bodies(post('leave'))).toEqual([{}])
})

test('the host proposes a seed, and may take it back', async () => {
  const { bodies } = await enter(table, { [post('word')]: {} })
  await write('Seed', 'krypta')
  await press('Propose')
  expect(bodies(post('word'))).toEqual([{ word: 'krypta' }])
  const proposed = { ...table, seedWord: { word: 'krypta', agreed: [0] } }
  const again = await enter(proposed, { [post('word')]: {} })
  expect(seats()[0]).toBe('Adayou · host · agrees')
  expect(screen.getByText('1 person has yet to agree.')).toBeTruthy()
  expect(button('Start the game').disabled).toBe(true)
  await press('Take it back')
  expect(again.bodies(post('word'))).toEqual([{ word: '' }])
})

test('everybody else agrees to it', async () => {
  const { bodies } = await enter(
    { ...asGuest, seedWord: { word: 'krypta', agreed: [0] } },
    { [post('agree')]: {} },
  )
  expect(screen.getByText('All chance comes from the word “krypta”.')).toBeTruthy()
  await press('I agree')
  expect(bodies(post('agree'))).toEqual([{ word: 'krypta' }])
})

test('a chapter tells what it is about and how everybody stands', async () => {
  const results = [{ scores: [50, 61, 40], ties: [3, 4, 5] }]
  await enter({ ...table, campaign: { story: '1', chapter: 1, results, options: {} } })
  expect(screen.getByText(/Chapter 2 of 3/)).toBeTruthy()
  const [, ben] = within(screen.getByRole('region', { name: /total/i }))
    .getAllByRole('row')
    .slice(1)
  expect(ben?.textContent).toMatch(/^Ben61.*61/)
})
