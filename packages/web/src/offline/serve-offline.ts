/** One whole version of the page. */
export interface Page {
  readonly version: string
  /** Every file of it by its address. */
  readonly files: readonly string[]
}

/** Where it is kept and fetched from. */
export interface Site {
  readonly location: { readonly origin: string }
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match'> & {
    open(name: string): Promise<Pick<Cache, 'match' | 'put'>>
  }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
}

const ours = /^(kazamata|workbox)-/

/**
 * Keeps the page for days without a network, each version whole and apart: one that is open goes on as it was, and a new
 * one waits until its last tab is closed, so that no match meets half of it.
 */
export function serveOffline(site: Site, { version, files }: Page) {
  const { caches, location } = site
  const name = `kazamata-${version}`

  /** What has its contents in its name need not be fetched twice. */
  async function file(path: string): Promise<Response> {
    const known = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const response = known ?? (await site.fetch(path, { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`${path} is not to be had: ${response.status}.`)
    return response
  }

  async function kept(request: Request): Promise<Response> {
    const cache = await caches.open(name)
    // Which page it is to be, the page finds out by itself.
    const page = request.mode === 'navigate' ? '/index.html' : undefined
    return (await cache.match(request)) ?? (page && (await cache.match(page))) ?? site.fetch(request)
  }

  return {
    async install(): Promise<void> {
      const cache = await caches.open(name)
      await Promise.all(files.map(async path => cache.put(path, await file(path))))
    },
    async activate(): Promise<void> {
      const old = (await caches.keys()).filter(one => one !== name && ours.test(one))
      await Promise.all(old.map(one => caches.delete(one)))
    },
    /** Nothing where it is left to the browser: other sites, and what is more than a question. */
    answer(request: Request): Promise<Response> | undefined {
      const own = request.method === 'GET' && new URL(request.url).origin === location.origin
      return own ? kept(request) : undefined
    },
  }
}
