import { locale, onLocale } from '../../intl/locale.ts'
import { readPreference, writePreference } from '../../shell/preferences.ts'
import type { Api } from '../api.ts'

/** Where the service worker finds the language of the page; it has no other memory in common with it. */
const words = { cache: 'words', path: '/language' }

async function tellLanguage(): Promise<void> {
  if (!('caches' in window)) return
  await (await caches.open(words.cache)).put(words.path, new Response(locale()))
}

/** The browser's side of Web Push; `undefined` where it has none, or no service worker runs. */
async function manager(): Promise<PushManager | undefined> {
  if (!('PushManager' in window) || !('serviceWorker' in navigator)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** Is this browser told of turns while no page is open? `undefined` where browser or server cannot. */
export async function pushState(api: Api): Promise<boolean | undefined> {
  const own = await manager()
  const server = own && (await api.push())
  if (own === undefined || server === undefined || 'code' in server || server.value.key === undefined)
    return undefined
  return readPreference('push') === 'on' && (await own.getSubscription()) !== null
}

/** Is it done? Browsers refuse it in private windows, for example. */
export async function startPush(api: Api): Promise<boolean> {
  try {
    const own = await manager()
    const server = await api.push()
    if (own === undefined || 'code' in server || server.value.key === undefined) return false
    const made = await own.subscribe({ userVisibleOnly: true, applicationServerKey: server.value.key })
    writePreference('push', 'on')
    await tellLanguage()
    return await tellServer(api, made)
  } catch {
    return false
  }
}

async function tellServer(api: Api, made: PushSubscription): Promise<boolean> {
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return 'value' in (await api.subscribe({ endpoint: made.endpoint, keys: { p256dh, auth } }))
}

export async function stopPush(api: Api): Promise<void> {
  writePreference('push', 'off')
  const known = await (await manager())?.getSubscription()
  if (!known) return
  await api.unsubscribe(known.endpoint)
  await known.unsubscribe()
}

/** With every page: the session may be another than the one that subscribed, and so may be the language. */
export async function followPush(api: Api): Promise<void> {
  if (readPreference('push') !== 'on') return
  onLocale(() => void tellLanguage())
  await tellLanguage()
  const known = await (await manager())?.getSubscription()
  if (known) await tellServer(api, known)
}
