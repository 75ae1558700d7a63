import { fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { matchId as id } from '../../testing/online.ts'
import { type Answers, alerts, button, openOnline, press, write } from '../../testing/online-page.tsx'
import { rememberedInvite } from './invites.ts'
import JoinPage from './JoinPage.tsx'

const secret = '0f'.repeat(16)
const join = `POST /api/tables/${id}/join`

beforeEach(() => {
  localStorage.clear()
  location.hash = `#${id}.${secret}`
})
afterEach(() => {
  location.hash = ''
})

async function open(answers: Answers) {
  const opened = await openOnline(<JoinPage />, answers, '/join')
  await screen.findByRole('heading', { name: 'You are invited' })
  return opened
}

test('a name and one button take a seat', async () => {
  const { bodies, path } = await open({ [join]: {} })
  await write('Your name', 'Ben')
  await press('Take a seat')
  expect(bodies(join)).toEqual([{ invite: secret, name: 'Ben' }])
  expect(path()).toBe(`/match/${id}`)
  // Whoever came with an invitation can pass it on.
  expect(rememberedInvite(id)).toEqual({ id, secret })
})

test('the name is already there, so that one press is enough; Enter does the same', async () => {
  const { bodies, path } = await open({ [join]: {} })
  await act(async () => void fireEvent.submit(screen.getByLabelText('Your name')))
  expect(bodies(join)).toMatchObject([{ name: expect.stringMatching(/^[A-Z][a-z]+ \d\d$/) }])
  expect(path()).toBe(`/match/${id}`)
})

test.each([
  ['full', /^Every seat is taken/],
  ['bad-invite', /^This invitation is wrong or was withdrawn/],
  ['no-such-match', /^The table was closed/],
  ['too-fast', /^That was too much at once/],
  ['bad-options', /^The server refused that/],
])('whoever is refused (%s) stays and is told why', async (code, said) => {
  const { path } = await open({ [join]: { code } })
  await press('Take a seat')
  expect(alerts()).toEqual([expect.stringMatching(said)])
  expect(path()).toBe('/join')
  expect(button('Take a seat').disabled).toBe(false)
})

test('when the match has begun one may still watch it, or go on with it', async () => {
  const { path } = await open({ [join]: { code: 'too-late' } })
  await press('Take a seat')
  expect(path()).toBe(`/match/${id}`)
})

test('when the server is gone it can be tried again', async () => {
  const { path, answers } = await open({})
  await press('Take a seat')
  expect(alerts()).toEqual([expect.stringMatching(/^There is no connection to the server/)])
  answers[join] = {}
  await press('Take a seat')
  expect(path()).toBe(`/match/${id}`)
})

test('who invites, and to which game, is told first', async () => {
  const { bodies, path } = await openOnline(
    <JoinPage />,
    { [`POST /api/tables/${id}/invitation`]: { game: 'tiny-epic', host: 'Ada' }, [join]: {} },
    '/join',
  )
  await screen.findByRole('heading', { name: 'Tiny Epic Dungeons' })
  screen.getByText('Ada invites you to this game.')
  await press('Take a seat')
  expect(bodies(`POST /api/tables/${id}/invitation`)).toEqual([{ invite: secret }])
  expect(path()).toBe(`/match/${id}`)
})

test('a name that cannot be used is not sent', async () => {
  await open({ [join]: {} })
  await write('Your name', 'x')
  expect(button('Take a seat').disabled).toBe(true)
  expect(alerts()).toEqual(['A name has 2 to 24 letters, digits and spaces.'])
})

test.each([[''], ['#'], [`#${id}`], [`#${id}.tooshort`]])(
  'an address that ends in %j is no invitation',
  async hash => {
    location.hash = hash
    await open({})
    expect(alerts()).toEqual([expect.stringMatching(/^This invitation is wrong/)])
    expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull()
  },
)
