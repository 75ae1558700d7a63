import { type PushSite, pushHandlers } from './push-handlers.ts'
import { type Page, type Site, serveOffline } from './serve-offline.ts'

/** The events of a service worker, which the DOM types of a page lack. */
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Pick<Notification, 'close' | 'tag'>
}
interface Worker extends Site, Omit<PushSite, 'caches'> {
  readonly caches: Site['caches'] & PushSite['caches']
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

declare const self: Worker
/** Written in front of this script by `offline-plugin.ts`, when all files of the page are built. */
declare const PAGE: Page

const { install, activate, answer } = serveOffline(self, PAGE)
self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('fetch', event => {
  const response = answer(event.request)
  if (response !== undefined) event.respondWith(response)
})

const { pushed, pressed } = pushHandlers(self)
self.addEventListener('push', event => event.waitUntil(pushed(event.data?.text() ?? '')))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(pressed(event.notification.tag))
})
