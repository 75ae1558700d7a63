import { type Page, type Site, serveOffline } from './serve-offline.ts'

/** Of a service worker; the types of a page do not know them. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker extends Site {
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void
}

declare const self: Worker
/** Put before it once everything else is built. */
declare const PAGE: Page

const { install, activate, answer } = serveOffline(self, PAGE)
self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('fetch', event => {
  const response = answer(event.request)
  if (response !== undefined) event.respondWith(response)
})
