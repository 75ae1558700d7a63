import type { Locale } from '@kazamata/registry'

/** The same as in the messages of the page, which this script cannot load. */
export const yourTurn: Readonly<Record<Locale, string>> = {
  en: 'Your turn',
  pl: 'Twój ruch',
  cs: 'Jsi na tahu',
  hu: 'Te jössz',
}

/** A tab of this site. */
interface Tab {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** The parts of a service worker's global scope that are used. */
export interface PushSite {
  readonly caches: Pick<CacheStorage, 'match'>
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** What happens when the server tells of a turn while no page is open, and when somebody presses what is shown of it. */
export function pushHandlers({ caches, registration, clients }: PushSite) {
  /** As the page has left it. */
  async function words(): Promise<string> {
    const language = (await (await caches.match('/language'))?.text()) ?? 'en'
    return Object.entries(yourTurn).find(([known]) => known === language)?.[1] ?? yourTurn.en
  }
  return {
    async pushed(text: string): Promise<void> {
      const match = /"match":"([0-9a-f]{32})"/.exec(text)?.[1]
      if (match === undefined) return
      await registration.showNotification('Kazamata', {
        body: await words(),
        tag: match,
        icon: '/icon-192.png',
        data: { match },
      })
    },
    async pressed(match: string): Promise<void> {
      const path = `/match/${match}`
      const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      const there = tabs.find(({ url }) => new URL(url).pathname === path)
      const [tab] = tabs
      if (there !== undefined) await there.focus()
      else if (tab === undefined) await clients.openWindow(path)
      else
        await tab
          .focus()
          .then(() => tab.navigate(path))
          // Of a tab that this worker does not serve yet.
          .catch(() => clients.openWindow(path))
    },
  }
}
