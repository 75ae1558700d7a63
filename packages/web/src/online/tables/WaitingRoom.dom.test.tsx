import { usualSettings } from '@kazamata/protocol'
import { fireEvent, screen, within } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { matchId as id } from '../../testing/online.ts'
import { type Answers, alerts, button, openOnline, press } from '../../testing/online-page.tsx'
import type { WaitingTable } from '../connection/remote-match.ts'
import { rememberedInvite, rememberInvite } from './invites.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

const open = { kind: 'open' } as const
const ada = { kind: 'person', name: 'Ada', online: true } as const
const ben = { kind: 'person', name: 'Ben', online: false } as const
const oak = { kind: 'bot', name: 'Oak', level: 'novice' } as const

const asHost: WaitingTable = {
  type: 'table',
  match: id,
  game: 'welcome-back',
  options: {},
  seats: [ada, open],
  host: 0,
  you: 0,
  watchable: true,
  settings: usualSettings,
}
const asGuest: WaitingTable = { ...asHost, seats: [ada, ben, oak, open], you: 1 }
const { you: _, ...asStranger } = asGuest

beforeEach(() => localStorage.clear())

const enter = (table: WaitingTable, answers: Answers = {}, isOffline = false) =>
  openOnline(<WaitingRoom table={table} isOffline={isOffline} />, answers, `/match/${id}`)

const buttons = () => within(screen.getByRole('main')).queryAllByRole('button')
const notes = () => screen.getAllByRole('status').map(one => one.textContent)
const seats = () =>
  within(screen.getByRole('list', { name: 'At the table' }))
    .getAllByRole('listitem')
    .map(row => row.querySelector('.who')?.textContent)
const post = (what: string) => `POST /api/tables/${id}/${what}`

test('everybody sees who is there, who is the host, and who is away', async () => {
  await enter(asGuest)
  expect(seats()).toEqual(['Adahost · online', 'Benyou', 'OakBot: novice', 'Open seat'])
  await enter({ ...asGuest, you: 0 })
  expect(seats()).toEqual(['Adayou · host', 'Benaway', 'Oak', 'Open seat'])
})

test('a host cannot start before every seat is taken', async () => {
  await enter(asHost)
  expect(button('Start the game').disabled).toBe(true)
  expect(notes()).toEqual(['1 seat is still open: share the link, or let a bot take it.'])
})

test('a host starts when everybody is there, by button or by Enter', async () => {
  const { bodies } = await enter({ ...asHost, seats: [ada, ben] }, { [post('start')]: {} })
  expect(notes()).toEqual(['Everybody is here: you can start.'])
  await press('Start the game')
  expect(bodies(post('start'))).toEqual([{}])
})

test.each([
  [{ code: 'unavailable' }, /^The server cannot do that right now/],
  [undefined, /^There is no connection to the server/],
])('a start that is refused (%j) is said', async (answer, said) => {
  await enter({ ...asHost, seats: [ada, ben] }, answer && { [post('start')]: answer })
  await press('Start the game')
  expect(alerts()).toContainEqual(expect.stringMatching(said))
  expect(button('Start the game').disabled).toBe(false)
})

test('a host gives an open seat to a bot, and opens it again', async () => {
  const { bodies } = await enter({ ...asHost, seats: [ada, open, oak] }, { [post('change')]: {} })
  const change = (seat: number, value: string) =>
    act(
      async () =>
        void fireEvent.change(screen.getByLabelText(`Who sits at seat ${seat}`), { target: { value } }),
    )
  await change(2, 'veteran')
  await change(3, 'open')
  expect(bodies(post('change'))).toEqual([
    { seat: 1, to: { kind: 'bot', level: 'veteran', name: expect.any(String) } },
    { seat: 2, to: { kind: 'open' } },
  ])
})

test('a guest can neither start nor change seats', async () => {
  await enter(asGuest)
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull()
  expect(screen.queryAllByRole('combobox')).toEqual([])
  expect(screen.queryByRole('button', { name: 'New link' })).toBeNull()
  await enter({ ...asGuest, seats: [ada, ben, oak] })
  expect(notes()).toEqual(['Everybody is here. The host starts the game.'])
})

test('whoever has a seat can take another one that is open', async () => {
  const { bodies } = await enter(asGuest, { [post('seat')]: { code: 'full' } })
  await press('Sit at seat 4')
  expect(bodies(post('seat'))).toEqual([{ seat: 3 }])
  expect(alerts()).toContainEqual(expect.stringMatching(/^Every seat is taken/))
})

test('a guest leaves at once', async () => {
  const { bodies, path } = await enter(asGuest, { [post('leave')]: {} })
  await press('Leave the table')
  expect(bodies(post('leave'))).toEqual([{}])
  expect(path()).toBe('/')
})

test('a host is asked first, because the table is gone for everybody then', async () => {
  const { bodies, path } = await enter(asHost, { [post('leave')]: {} })
  await press('Close the table')
  const dialog = () => screen.getByRole('dialog', { name: 'Close the table' })
  await act(async () => within(dialog()).getByRole('button', { name: 'Cancel' }).click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bodies(post('leave'))).toEqual([])
  await press('Close the table')
  await act(async () => within(dialog()).getByRole('button', { name: 'Close the table' }).click())
  expect(bodies(post('leave'))).toEqual([{}])
  expect(path()).toBe('/')
})

test('a stranger sees the table and has nothing to press', async () => {
  await enter(asStranger)
  expect(notes()).toEqual([expect.stringMatching(/^You have no seat here/)])
  expect(buttons()).toEqual([])
})

test('the invitation can be shared by whoever has it, and withdrawn by the host', async () => {
  rememberInvite({ id, secret: '0f'.repeat(16) })
  const link = () => screen.getByLabelText<HTMLInputElement>('Link to share').value
  await enter(asGuest)
  expect(link()).toBe(`${location.origin}/join#${id}.${'0f'.repeat(16)}`)
  const renewed = { [post('invite')]: { invite: '1e'.repeat(16) } }
  const { bodies } = await enter(asHost, renewed)
  await press('New link')
  expect(bodies(post('invite'))).toEqual([{ renew: true }])
  expect(link()).toBe(`${location.origin}/join#${id}.${'1e'.repeat(16)}`)
  expect(rememberedInvite(id)).toEqual({ id, secret: '1e'.repeat(16) })
})

test('the invitation of another table is not shown', async () => {
  rememberInvite({ id: 'cd'.repeat(16), secret: '0f'.repeat(16) })
  await enter(asHost)
  expect(screen.queryByLabelText('Link to share')).toBeNull()
})

test('a broken line is said calmly, and the table stays', async () => {
  await enter(asHost, {}, true)
  expect(notes()).toContain('Reconnecting…')
  expect(seats()).toHaveLength(2)
})

test('it is said whether others may watch', async () => {
  await enter(asHost)
  expect(screen.getByText(/^Others may watch/)).toBeTruthy()
  await enter({ ...asHost, watchable: false })
  expect(screen.getByText('Nobody else may watch this match.')).toBeTruthy()
})
