import { usualSettings } from '@kazamata/protocol'
import { fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { matchId as id } from '../../testing/online.ts'
import { type Answers, alerts, button, openOnline, press, write } from '../../testing/online-page.tsx'
import { rememberedName } from '../person/person-name.ts'
import CreateTable from './CreateTable.tsx'
import { rememberedInvite } from './invites.ts'

const create = 'POST /api/tables'
const invite = '0f'.repeat(16)
const made = { [create]: { id, invite } }

beforeEach(() => localStorage.clear())

async function open(answers: Answers = made, game = 'welcome-back') {
  const opened = await openOnline(<CreateTable id={game} />, answers, `/online/${game}`)
  await screen.findByRole('button', { name: 'Open the table' })
  return opened
}

const choose = (seat: number, kind: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText(`Who sits at seat ${seat}`), { target: { value: kind } }),
  )
const rows = () => screen.getAllByRole('listitem').filter(row => row.className.includes('online-seat'))

test('a table is made as it was set up, and its maker goes there with the invitation', async () => {
  const { bodies, path } = await open()
  await write('Your name', 'Ada')
  await press('Add a seat')
  await choose(3, 'veteran')
  await act(async () => screen.getByLabelText(/Others may watch/).click())
  await press('Open the table')
  expect(bodies(create)).toEqual([
    {
      name: 'Ada',
      game: 'welcome-back',
      options: {},
      seats: [
        { kind: 'open' },
        { kind: 'open' },
        { kind: 'bot', level: 'veteran', name: expect.any(String) },
      ],
      watchable: false,
      settings: usualSettings,
    },
  ])
  expect(path()).toBe(`/match/${id}`)
  expect(rememberedInvite(id)).toEqual({ id, secret: invite })
  expect(rememberedName()).toBe('Ada')
})

test('there is a made-up name to begin with, and later the last one', async () => {
  await open()
  const name = () => screen.getByLabelText<HTMLInputElement>('Your name').value
  expect(name()).toMatch(/^[A-Z][a-z]+ \d\d$/)
  await write('Your name', 'Žofie')
  await press('Open the table')
  await open()
  expect(name()).toBe('Žofie')
})

test('seats can be added and removed as far as the game allows', async () => {
  await open()
  expect(rows()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Take seat/ })).toBeNull()
  await press('Add a seat')
  await press('Add a seat')
  expect(rows()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull()
  await press('Take seat 4 away')
  expect(rows()).toHaveLength(3)
})

test.each([['A'], [''], ['<b>bold</b>']])('the name %j cannot be used, and that is said', async name => {
  const { bodies } = await open()
  await write('Your name', name)
  expect(alerts()).toEqual(['A name has 2 to 24 letters, digits and spaces.'])
  expect(button('Open the table').disabled).toBe(true)
  // Enter in the field.
  await act(async () => void fireEvent.submit(screen.getByLabelText('Your name')))
  expect(bodies(create)).toEqual([])
})

test.each([
  [{ [create]: { code: 'too-many-tables' } }, /too many tables/],
  [{ [create]: { code: 'too-fast' } }, /too much at once/],
  [{}, /no connection to the server/],
])('a refusal is said, and the table can be tried again: %j', async (answers, said) => {
  const { path, ...page } = await open(answers)
  await press('Open the table')
  expect(alerts()).toEqual([expect.stringMatching(said)])
  expect(path()).toBe('/online/welcome-back')
  page.answers[create] = { id, invite }
  await press('Open the table')
  expect(path()).toBe(`/match/${id}`)
})

test('pressing twice makes one table', async () => {
  const { bodies } = await open()
  const form = screen.getByLabelText('Your name')
  await act(async () => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  expect(bodies(create)).toHaveLength(1)
})

test('whoever wants to play on one device is one click away from it', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'On this device instead' }).getAttribute('href')).toBe(
    '/play/welcome-back',
  )
})

test('there is no table for a game that does not exist', async () => {
  await openOnline(<CreateTable id="chess" />)
  expect(screen.queryByRole('button', { name: 'Open the table' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/nothing here/i)
})

test('a table of the lobby says which language is spoken there', async () => {
  const { bodies } = await open({ [create]: { id, invite } })
  expect(screen.queryByLabelText('Language at the table')).toBeNull()
  fireEvent.click(screen.getByLabelText(/^Show in the lobby/))
  fireEvent.change(screen.getByLabelText('Language at the table'), { target: { value: 'hu' } })
  await press('Open the table')
  expect(bodies(create)).toMatchObject([{ settings: { listed: true, language: 'hu' } }])
})
