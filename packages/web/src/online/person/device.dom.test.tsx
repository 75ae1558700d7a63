import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPreference } from '../../shell/preferences.ts'
import { matchId } from '../../testing/online.ts'
import { alerts, button, openOnline, press } from '../../testing/online-page.tsx'
import DevicePage from './DevicePage.tsx'
import { OtherDevice } from './OtherDevice.tsx'

const secret = '0f'.repeat(16)
const use = 'POST /api/device-links/use'
const moved = vi.fn()

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(moved)
})
afterEach(() => {
  vi.restoreAllMocks()
  moved.mockClear()
  location.hash = ''
})

test('a link for another device is made when it is asked for, and has the focus', async () => {
  const { bodies } = await openOnline(<OtherDevice match={matchId} />, {
    'POST /api/device-links': { secret },
    'GET /api/address': { url: 'http://192.168.0.4:8080' },
  })
  expect(bodies('POST /api/device-links')).toEqual([])
  await press('Continue on another device')
  expect(bodies('POST /api/device-links')).toEqual([{}])
  const link = screen.getByLabelText<HTMLInputElement>('Link to share')
  expect(link.value).toBe(`http://192.168.0.4:8080/device#${secret}.${matchId}`)
  expect(document.activeElement).toBe(link)
  expect(screen.getByText(/within 10 minutes.*whoever opens it plays as you/)).toBeTruthy()
})

test.each([
  ['too-fast', 'That was too much at once. Try again in a moment.'],
  ['signed-out', 'The server no longer knows this browser. Load the page again.'],
])('a refusal (%s) is said, and the button stays', async (code, text) => {
  await openOnline(<OtherDevice />, { 'POST /api/device-links': { code } })
  await press('Continue on another device')
  expect(alerts()).toEqual([text])
  expect(button('Continue on another device').disabled).toBe(false)
})

test.each([
  [`#${secret}.${matchId}`, `/match/${matchId}`],
  [`#${secret}`, '/tables'],
])('the link is used when one says so, and leads on: %s', async (hash, to) => {
  location.hash = hash
  const { bodies } = await openOnline(<DevicePage />, { 'GET /api/me': null, [use]: { name: 'Ada' } })
  await screen.findByRole('button', { name: 'Continue here' })
  expect(bodies(use)).toEqual([])
  expect(screen.queryByText(/In this browser you are/)).toBeNull()
  await press('Continue here')
  expect(bodies(use)).toEqual([{ secret }])
  expect(moved).toHaveBeenCalledWith(to)
  expect(readPreference('name')).toBe('Ada')
})

test('a browser that is somebody already is told what it gives up', async () => {
  location.hash = `#${secret}`
  await openOnline(<DevicePage />, { 'GET /api/me': { name: 'Ben' } })
  expect(await screen.findByText(/In this browser you are Ben so far/)).toBeTruthy()
})

test('a link that was used before leads nowhere, and says why', async () => {
  location.hash = `#${secret}`
  await openOnline(<DevicePage />, { 'GET /api/me': null, [use]: { code: 'bad-link' } })
  await screen.findByRole('button', { name: 'Continue here' })
  await press('Continue here')
  expect(alerts()).toEqual([expect.stringMatching(/^This link is wrong, was used already, or is too old/)])
  expect(moved).not.toHaveBeenCalled()
})

test('an address without a link says so and offers nothing to press', async () => {
  location.hash = '#abc'
  await openOnline(<DevicePage />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is wrong/)
  expect(screen.queryByRole('button', { name: 'Continue here' })).toBeNull()
})

test('without a server that is said, and it can be tried again', async () => {
  location.hash = `#${secret}`
  const { answers } = await openOnline(<DevicePage />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection to the server/)
  answers[use] = { name: 'Ada' }
  await press('Continue here')
  expect(moved).toHaveBeenCalledWith('/tables')
})
