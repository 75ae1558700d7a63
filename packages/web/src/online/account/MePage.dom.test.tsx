import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locale, setLocale } from '../../intl/locale.ts'
import { colorScheme, setColorScheme } from '../../shell/appearance/color-scheme.ts'
import { setTextSize, textSize } from '../../shell/appearance/text-size.ts'
import { readPreference } from '../../shell/preferences.ts'
import { alerts, button, openOnline, press, write } from '../../testing/online-page.tsx'
import MePage from './MePage.tsx'

const nameTaken =
  'This name is taken: an account has it, or somebody at this table is called almost the same. Add something to it.'

const guest = { id: 'a1', name: 'Ada', account: false, settings: {}, hidden: false }
const kept = { ...guest, account: true }
const recovery = 'AAAA-BBBB-CCCC-DDDD-EEEE'

const moved = vi.fn()
beforeEach(() => {
  moved.mockClear()
  vi.spyOn(location, 'replace').mockImplementation(moved)
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  setLocale('en')
  setColorScheme('dark')
  setTextSize('100')
})

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('a stranger may choose a name and a password, or sign in', async () => {
  await openOnline(<MePage />, { 'GET /api/me': null })
  expect(await screen.findByText(/This server does not know you yet/)).toBeTruthy()
  expect(headings()).toEqual(['You', 'Keep your name', 'I have a password already', 'Language and looks'])
})

test('a guest keeps the name with a password, is shown the code once, and is told what goes with it', async () => {
  const { bodies, answers } = await openOnline(<MePage />, {
    'GET /api/me': guest,
    'POST /api/account': { recovery },
    'POST /api/me': kept,
  })
  expect(await screen.findByText('You are Ada, a guest: only this browser knows you.')).toBeTruthy()
  const [name] = screen.getAllByLabelText<HTMLInputElement>('Your name')
  expect(name?.value).toBe('Ada')
  const [password] = screen.getAllByLabelText<HTMLInputElement>('Password')
  expect([password?.type, password?.autocomplete]).toEqual(['password', 'new-password'])
  await write(password, 'a quiet cellar')
  await press('Keep it with a password')
  expect(bodies('POST /api/account')).toEqual([{ name: 'Ada', password: 'a quiet cellar' }])
  expect(bodies('POST /api/me')).toEqual([{ settings: { language: 'en', theme: 'dark', textSize: '100' } }])
  expect(screen.getByText(recovery)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Recovery code')
  answers['GET /api/me'] = kept
  await press('I have kept it')
  expect(screen.queryByText(recovery)).toBeNull()
  expect(await screen.findByText(/^You are Ada. With your name and password/)).toBeTruthy()
})

test.each([
  ['name-taken', nameTaken],
  ['bad-password', 'A password has 8 to 128 characters.'],
])('a refusal (%s) is said', async (code, text) => {
  await openOnline(<MePage />, { 'GET /api/me': guest, 'POST /api/account': { code } })
  await screen.findByText(/a guest/)
  await write(screen.getAllByLabelText('Password')[0], 'secret')
  await press('Keep it with a password')
  expect(alerts()).toContain(text)
})

test('whoever signs in finds the language and the looks of the other device', async () => {
  const settings = { language: 'hu', theme: 'light', textSize: '115' }
  const { bodies } = await openOnline(<MePage />, {
    'GET /api/me': guest,
    'POST /api/account/login': { ...kept, name: 'Lynx', settings },
  })
  await screen.findByText(/In this browser you are Ada so far/)
  await write(screen.getAllByLabelText('Your name')[1], 'Lynx')
  await write(screen.getAllByLabelText('Password')[1], 'a quiet cellar')
  await press('Sign in')
  expect(bodies('POST /api/account/login')).toEqual([{ name: 'Lynx', password: 'a quiet cellar' }])
  expect({ language: locale(), theme: colorScheme.get(), textSize: textSize.get() }).toEqual(settings)
  expect(readPreference('name')).toBe('Lynx')
  expect(moved).toHaveBeenCalledWith('/me')
})

test('a wrong password is said, and nothing changes', async () => {
  await openOnline(<MePage />, { 'GET /api/me': null, 'POST /api/account/login': { code: 'bad-login' } })
  await screen.findByText(/This server does not know you yet/)
  await write(screen.getAllByLabelText('Your name')[1], 'Ada')
  await write(screen.getAllByLabelText('Password')[1], 'secret')
  await press('Sign in')
  expect(alerts()).toContain('The name or the password is wrong.')
  expect(moved).not.toHaveBeenCalled()
})

test('the printed code sets another password, and the next code is shown before going on', async () => {
  const { bodies } = await openOnline(<MePage />, {
    'GET /api/me': null,
    'POST /api/account/recover': { ...kept, recovery },
  })
  await screen.findByText(/This server does not know you yet/)
  await write('Recovery code', 'zzzz yyyy')
  await write('New password', 'a better cellar')
  await press('Set the new password')
  expect(bodies('POST /api/account/recover')).toEqual([
    { recovery: 'zzzz yyyy', password: 'a better cellar' },
  ])
  expect(screen.getByText(recovery)).toBeTruthy()
  expect(moved).not.toHaveBeenCalled()
  await press('I have kept it')
  expect(moved).toHaveBeenCalledWith('/me')
})

test('an account is renamed, and its password changed', async () => {
  const { bodies, answers } = await openOnline(<MePage />, {
    'GET /api/me': kept,
    'POST /api/me': { code: 'name-taken' },
    'POST /api/account/password': { recovery },
  })
  await screen.findByText(/^You are Ada/)
  await write('Your name', 'Otter')
  await press('Rename')
  expect(alerts()).toContain(nameTaken)
  answers['POST /api/me'] = { ...kept, name: 'Otter' }
  answers['GET /api/me'] = { ...kept, name: 'Otter' }
  await press('Rename')
  expect(bodies('POST /api/me').at(-1)).toEqual({ name: 'Otter' })
  expect(await screen.findByText(/^You are Otter/)).toBeTruthy()
  await write('Password', 'a quiet cellar')
  await write('New password', 'a better cellar')
  await press('Change the password')
  expect(bodies('POST /api/account/password')).toEqual([
    { password: 'a quiet cellar', next: 'a better cellar' },
  ])
  expect(screen.getByText(recovery)).toBeTruthy()
})

test('an account signs out at once, here or everywhere', async () => {
  const { bodies } = await openOnline(<MePage />, { 'GET /api/me': kept, 'POST /api/sign-out': {} })
  await screen.findByText(/^You are Ada/)
  await press('Sign out everywhere')
  expect(bodies('POST /api/sign-out')).toEqual([{ where: 'everywhere' }])
  expect(moved).toHaveBeenCalledWith('/')
})

test('a guest is warned before signing out', async () => {
  const { bodies } = await openOnline(<MePage />, { 'GET /api/me': guest, 'POST /api/sign-out': {} })
  await screen.findByText(/a guest/)
  await press('Sign out here')
  expect(screen.getByRole('dialog').textContent).toMatch(/You have no password/)
  expect(bodies('POST /api/sign-out')).toEqual([])
  const [, yes] = screen.getAllByRole('button', { name: 'Sign out here' })
  await act(async () => yes?.click())
  expect(bodies('POST /api/sign-out')).toEqual([{ where: 'here' }])
})

test('others may see the profile, or not', async () => {
  const { bodies, answers } = await openOnline(<MePage />, {
    'GET /api/me': kept,
    'POST /api/me': { ...kept, hidden: true },
  })
  await screen.findByText(/^You are Ada/)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Others may see my profile' })
  expect(box().checked).toBe(true)
  answers['GET /api/me'] = { ...kept, hidden: true }
  await act(async () => box().click())
  expect(bodies('POST /api/me')).toEqual([{ hidden: true }])
  expect(box().checked).toBe(false)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([link('See my profile'), link('Download my data')]).toEqual(['/people/a1', '/api/me/data'])
})

test('an account is deleted with its password, after a warning', async () => {
  const { bodies, answers } = await openOnline(<MePage />, {
    'GET /api/me': kept,
    'POST /api/me/delete': { code: 'bad-login' },
  })
  await screen.findByText(/^You are Ada/)
  await press('Delete me')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Matches you have played stay for the others/)).toBeTruthy()
  await write(dialog.getByLabelText('Password'), 'a quiet cellar')
  await press('Delete me for good')
  expect(dialog.getByRole('alert').textContent).toBe('The name or the password is wrong.')
  expect(moved).not.toHaveBeenCalled()
  answers['POST /api/me/delete'] = {}
  await press('Delete me for good')
  expect(bodies('POST /api/me/delete').at(-1)).toEqual({ password: 'a quiet cellar' })
  expect(moved).toHaveBeenCalledWith('/')
})

test('a guest is deleted without a password', async () => {
  const { bodies } = await openOnline(<MePage />, { 'GET /api/me': guest, 'POST /api/me/delete': {} })
  await screen.findByText(/a guest/)
  await press('Delete me')
  await press('Delete me for good')
  expect(bodies('POST /api/me/delete')).toEqual([{}])
})

test('without a server that is said', async () => {
  await openOnline(<MePage />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection to the server/)
  expect(() => button('Sign in')).toThrow()
})
