import { navigate } from 'wouter/use-browser-location'
import { locale, withLang } from '../../intl/locale.ts'
import { shellMessages } from '../../intl/messages.ts'
import { readPreference, writePreference } from '../../shell/preferences.ts'

/** Has this browser notifications for this page? Over plain http it has none. */
export const hasNotifications = () => window.isSecureContext && 'Notification' in window

/** What this person has chosen in this browser, if they have. */
export function noticesChosen(): 'on' | 'off' | undefined {
  const chosen = readPreference('notices')
  return chosen === 'on' || chosen === 'off' ? chosen : undefined
}

export const chooseNotices = (isOn: boolean) => writePreference('notices', isOn ? 'on' : 'off')

/** Is this person told of turns here? */
export const wantsNotices = () =>
  hasNotifications() && Notification.permission === 'granted' && noticesChosen() === 'on'

/** Asks the browser for leave, and so the person: only ever because they have pressed something. */
export async function askForNotices(): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted'
  chooseNotices(isAllowed)
  return isAllowed
}

/** By match: what this page has shown without the help of a service worker. */
const shown = new Map<string, Notification>()
let last: Promise<unknown> = Promise.resolve()

/** One after another, so that what is closed was shown before. A browser that will not show one is no trouble. */
function inOrder(work: () => Promise<void>): Promise<void> {
  const done = last.then(work).catch(() => undefined)
  last = done
  return done
}

/** Some browsers show notifications through a service worker only. */
const worker = async () =>
  'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined

/** Tells that it is this person's turn in a match; a second time takes the place of the first. */
export function showNotice(match: string): Promise<void> {
  return inOrder(async () => {
    const body = (await shellMessages(locale()))['turn.you'] ?? ''
    const options = { body, tag: match, icon: '/icon-192.png', data: { match } }
    const registered = await worker()
    if (registered?.active) return registered.showNotification('Kazamata', options)
    const notice = new Notification('Kazamata', options)
    notice.onclick = () => {
      window.focus()
      notice.close()
      navigate(withLang(`/match/${match}`))
    }
    shown.set(match, notice)
  })
}

/** Closes those of all matches but some, whoever has shown them. */
export function closeNotices(except: (match: string) => boolean = () => false): Promise<void> {
  return inOrder(async () => {
    for (const [match, notice] of shown) {
      if (except(match)) continue
      notice.close()
      shown.delete(match)
    }
    for (const notice of (await (await worker())?.getNotifications()) ?? [])
      if (!except(notice.tag)) notice.close()
  })
}
