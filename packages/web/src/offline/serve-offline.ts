/** One whole version of the page. */
export interface Page {
  readonly version: string
  /** Every file of it by its address. */
  readonly files: readonly string[]
}

/** The parts of a service worker's global scope that are used. */
export interface Site {
  readonly location: { readonly origin: string }
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match'> & {
    open(name: string): Promise<Pick<Cache, 'match' | 'put'>>
  }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
}

const ours = /^(kazamata|workbox)-/

/** At its start a page asks who this browser is to the server, if there is one. */
const whoAmI = '/api/me'

/**
 * Caches the page for use without a network. Every version has a cache of its own: open tabs go on with their version, and
 * a new one takes over when the last of them is closed, so that no match runs with files of two versions.
 */
export function serveOffline(site: Site, { version, files }: Page) {
  const { caches, location } = site
  const name = `kazamata-${version}`

  /** Files under `/assets/` have a hash of their contents in their names: a cached one is never out of date. */
  async function file(path: string): Promise<Response> {
    const known = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const response = known ?? (await site.fetch(path, { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`${path} is not to be had: ${response.status}.`)
    return response
  }

  async function cached(request: Request): Promise<Response> {
    const cache = await caches.open(name)
    // The app reads the address itself.
    const page = request.mode === 'navigate' ? '/index.html' : undefined
    return (await cache.match(request)) ?? (page && (await cache.match(page))) ?? site.fetch(request)
  }

  /** Without a network "nobody is there" is an answer, not an error. `navigator.onLine` may not know yet. */
  const identity = (request: Request): Promise<Response> =>
    site.fetch(request).catch(() => new Response(null, { status: 204 }))

  return {
    async install(): Promise<void> {
      const cache = await caches.open(name)
      await Promise.all(files.map(async path => cache.put(path, await file(path))))
    },
    async activate(): Promise<void> {
      const old = (await caches.keys()).filter(one => one !== name && ours.test(one))
      await Promise.all(old.map(one => caches.delete(one)))
    },
    /** `undefined` for what is left to the browser: other sites, and requests that are not GET. */
    answer(request: Request): Promise<Response> | undefined {
      const { origin, pathname } = new URL(request.url)
      if (request.method !== 'GET' || origin !== location.origin) return undefined
      return pathname === whoAmI ? identity(request) : cached(request)
    },
  }
}
