import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locale, setLocale } from '../../intl/locale.ts'
import { writePreference } from '../../shell/preferences.ts'
import { matchId } from '../../testing/online.ts'
import { alerts, button, openOnline, press } from '../../testing/online-page.tsx'
import { SignOut } from '../account/SignOut.tsx'
import { showTurns } from '../turn-badge.ts'
import { useOnline } from '../use-online.ts'
import { NoticeSettings } from './NoticeSettings.tsx'
import { closeNotices, noticesChosen } from './notifier.ts'
import { TellMe } from './TellMe.tsx'

/** What the browser shows now. */
let notices: FakeNotification[] = []

class FakeNotification {
  static permission: NotificationPermission = 'default'
  /** What the person answers. */
  static answer: NotificationPermission = 'granted'
  static asked = 0
  static async requestPermission() {
    FakeNotification.asked += 1
    FakeNotification.permission = FakeNotification.answer
    return FakeNotification.answer
  }
  onclick: () => void = () => undefined
  constructor(
    readonly title: string,
    readonly options: { readonly body: string; readonly tag: string },
  ) {
    notices = [...notices.filter(one => one.options.tag !== options.tag), this]
  }
  close() {
    notices = notices.filter(one => one !== this)
  }
}

let isHidden = false
function setHidden(next: boolean): void {
  isHidden = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0 })
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
})
afterEach(async () => {
  cleanup()
  setHidden(false)
  await closeNotices()
  setLocale('en')
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Turns() {
  showTurns(useOnline())
  return null
}

const match = (id: string, active: number[]) => ({
  id,
  game: 'welcome-back',
  seats: ['Ada', 'Ben'].map(name => ({ name, occupant: { kind: 'person' } })),
  you: 0,
  stage: 'running',
  active,
  played: 5,
})
const other = 'cd'.repeat(16)

/** A page of somebody who wants to be told, connected. */
async function listening(matches: object[] = []) {
  Object.assign(FakeNotification, { permission: 'granted' })
  writePreference('notices', 'on')
  const page = await openOnline(<Turns />, { 'GET /api/matches': matches })
  await page.happens(() => page.server.welcome())
  return {
    ...page,
    turn: (id: string, yours: boolean) =>
      page.happens(() => page.server.say({ type: 'turn', match: id, yours })),
  }
}
const shown = () => notices.map(({ title, options: { body, tag } }) => [title, body, tag])
const icon = () => document.querySelector('link')?.getAttribute('href')

test('the tab tells how many matches wait, in its title and its icon', async () => {
  const { turn } = await listening([match(other, [0])])
  await vi.waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  expect(icon()).toBe('/icon-turn.svg')
  await turn(matchId, true)
  expect(document.title).toMatch(/^\(2\) /)
  await turn(matchId, false)
  await turn(other, false)
  expect(document.title).not.toMatch(/^\(/)
  expect(icon()).toBe('/icon.svg')
})

test('a hidden page tells of a turn, once a match, and not of those that it found', async () => {
  const { turn } = await listening([match(other, [0])])
  setHidden(true)
  await turn(matchId, true)
  await vi.waitFor(() => expect(shown()).toEqual([['Kazamata', 'Your turn', matchId]]))
  await turn(matchId, false)
  await vi.waitFor(() => expect(shown()).toEqual([]))
  await turn(matchId, true)
  await turn(matchId, true)
  await vi.waitFor(() => expect(shown()).toEqual([['Kazamata', 'Your turn', matchId]]))
})

test('what came while the line was broken is told when it is back', async () => {
  const { answers, server, happens } = await listening()
  setHidden(true)
  answers['GET /api/matches'] = [match(matchId, [0])]
  await happens(() => server.cut())
  await happens(() => server.advance(1_000))
  await happens(() => server.welcome())
  await vi.waitFor(() => expect(shown()).toHaveLength(1))
})

test('whoever comes back to the page needs it no more; pressing it leads to the match', async () => {
  const { turn } = await listening()
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  setHidden(true)
  await turn(matchId, true)
  await turn(other, true)
  await vi.waitFor(() => expect(shown()).toHaveLength(2))
  notices[0]?.onclick()
  expect([focus.mock.calls.length, location.pathname]).toEqual([1, `/match/${matchId}`])
  setHidden(false)
  await vi.waitFor(() => expect(shown()).toEqual([]))
})

test('in sight, or where nobody wants it, nothing is told', async () => {
  const { turn } = await listening()
  await turn(matchId, true)
  setHidden(true)
  writePreference('notices', 'off')
  await turn(other, true)
  await closeNotices(() => true)
  expect(shown()).toEqual([])
})

test('nobody is asked but by a button, and then once', async () => {
  await openOnline(<TellMe />)
  expect(FakeNotification.asked).toBe(0)
  await press('Notify me when it is my turn')
  expect([FakeNotification.asked, noticesChosen()]).toEqual([1, 'on'])
  expect(() => button('Notify me when it is my turn')).toThrow()
})

test('over plain http there is nothing to choose', async () => {
  vi.stubGlobal('isSecureContext', false)
  await openOnline(
    <>
      <TellMe />
      <NoticeSettings />
    </>,
  )
  expect([screen.queryByRole('button'), screen.queryByRole('checkbox')]).toEqual([null, null])
})

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const toggle = (name: RegExp) => act(async () => box(name).click())

test('it is switched on and off; a browser that blocks it says so', async () => {
  await openOnline(<NoticeSettings />)
  await toggle(/another tab/)
  expect([box(/another tab/).checked, noticesChosen()]).toEqual([true, 'on'])
  await toggle(/another tab/)
  expect([box(/another tab/).checked, noticesChosen()]).toEqual([false, 'off'])
  FakeNotification.answer = 'denied'
  await toggle(/another tab/)
  expect([box(/another tab/).checked, box(/another tab/).disabled]).toEqual([false, true])
  expect(screen.getByText(/This browser blocks notifications/)).toBeTruthy()
})

const endpoint = 'https://push.example/1'

/** A browser with Web Push. */
function withPush(subscribe?: () => Promise<object>) {
  const language = new Map<string, string>()
  let subscription: object | null = null
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      subscription = null
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(
      subscribe ??
        (async () => {
          subscription = made
          return made
        }),
    ),
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (path: string, response: Response) => language.set(path, await response.text()),
    }),
  })
  const worker = { getRegistration: async () => ({ pushManager, getNotifications: async () => [] }) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }))
  return { pushManager, language, has: () => subscription !== null }
}

const key = 'BAbc'
const server = { 'GET /api/push': { key }, 'POST /api/push': {}, 'POST /api/push/remove': {} }

test('where the server sends them, messages come also while the page is closed, until one signs out', async () => {
  const { pushManager, language, has } = withPush()
  setLocale('pl')
  const me = { name: 'Ada', account: true, settings: {}, hidden: false }
  vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  const { bodies } = await openOnline(
    <>
      <NoticeSettings />
      <SignOut me={me} />
    </>,
    { ...server, 'POST /api/sign-out': {} },
  )
  await screen.findByRole('checkbox', { name: /closed/ })
  await toggle(/closed/)
  await vi.waitFor(() => expect(box(/closed/).checked).toBe(true))
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key })
  const subscription = { endpoint, keys: { p256dh: 'key', auth: 'secret' } }
  expect(bodies('POST /api/push')).toEqual([subscription])
  expect([language.get('/language'), locale()]).toEqual(['pl', 'pl'])
  await press('Sign out here')
  await vi.waitFor(() => expect(bodies('POST /api/sign-out')).toHaveLength(1))
  expect([bodies('POST /api/push/remove'), has()]).toEqual([[{ endpoint }], false])
})

test('a page that is opened again tells the server of its subscription, since its session may be another', async () => {
  withPush()
  const { bodies } = await openOnline(<NoticeSettings />, server)
  await screen.findByRole('checkbox', { name: /closed/ })
  await toggle(/closed/)
  await vi.waitFor(() => expect(bodies('POST /api/push')).toHaveLength(1))
  cleanup()
  const again = await openOnline(<Turns />, server)
  await vi.waitFor(() => expect(again.bodies('POST /api/push')).toHaveLength(1))
})

test('a browser that will not is named, and a server that sends none is not offered', async () => {
  withPush(async () => {
    throw new DOMException('no', 'AbortError')
  })
  await openOnline(<NoticeSettings />, server)
  await screen.findByRole('checkbox', { name: /closed/ })
  await toggle(/closed/)
  await vi.waitFor(() => expect(alerts()).toEqual([expect.stringMatching(/did not agree/)]))
  expect(box(/closed/).checked).toBe(false)
  cleanup()
  await openOnline(<NoticeSettings />, { 'GET /api/push': {} })
  expect(screen.queryByRole('checkbox', { name: /closed/ })).toBeNull()
})
