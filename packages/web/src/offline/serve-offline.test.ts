import { beforeEach, describe, expect, it } from 'vitest'
import { type Page, serveOffline } from './serve-offline.ts'

const origin = 'https://table.example'

/** What a browser keeps for one site. */
const stored = new Map<string, Map<string, Response>>()
const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).pathname

function cache(name: string) {
  const kept = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, kept)
  return {
    match: async (request: RequestInfo | URL) => kept.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      kept.set(addressOf(request), response)
    },
  }
}

const caches = {
  open: async (name: string) => cache(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (request: RequestInfo | URL) =>
    [...stored.values()]
      .find(kept => kept.has(addressOf(request)))
      ?.get(addressOf(request))
      ?.clone(),
}

/** What the server has, and what it was asked for. */
const server = new Map<string, string>()
let asked: string[] = []
let isCutOff = false

async function fetch(request: RequestInfo): Promise<Response> {
  if (isCutOff) throw new TypeError('Failed to fetch')
  const path = addressOf(request)
  asked.push(path)
  const text = server.get(path)
  return text === undefined ? new Response('', { status: 404 }) : new Response(text)
}

/** A version of the page in this browser. */
const opened = (page: Page) => serveOffline({ caches, fetch, location: { origin } }, page)

/** A question as the page asks it, or the browser for a whole page. */
function asking(url: string, mode?: RequestMode, method = 'GET'): Request {
  const request = new Request(new URL(url, origin), { method })
  return mode === undefined ? request : Object.defineProperty(request, 'mode', { value: mode })
}
const textOf = async (response: Promise<Response> | undefined) => (await response)?.text()

const first: Page = { version: '1', files: ['/index.html', '/assets/a-1.js', '/assets/b-1.js'] }
const second: Page = { version: '2', files: ['/index.html', '/assets/a-2.js', '/assets/b-1.js'] }

beforeEach(() => {
  stored.clear()
  server.clear()
  for (const path of first.files) server.set(path, `${path} of 1`)
  asked = []
  isCutOff = false
})

describe('offline', () => {
  it('has every page and every file without a network', async () => {
    const here = opened(first)
    await here.install()
    await here.activate()
    server.clear()
    expect(await textOf(here.answer(asking('/table/7?lang=pl', 'navigate')))).toBe('/index.html of 1')
    for (const mode of [undefined, 'navigate'] as const)
      expect(await textOf(here.answer(asking('/assets/a-1.js', mode)))).toBe('/assets/a-1.js of 1')
  })

  it('leaves alone what is not its own: other sites, and what is more than a question', async () => {
    const here = opened(first)
    await here.install()
    expect(here.answer(asking('https://elsewhere.example/assets/a-1.js'))).toBeUndefined()
    expect(here.answer(asking('/assets/a-1.js', undefined, 'POST'))).toBeUndefined()
    server.set('/health', 'well')
    expect(await textOf(here.answer(asking('/health')))).toBe('well')
  })

  it('knows nobody where no server can be reached, and calls that no error', async () => {
    const here = opened(first)
    await here.install()
    server.set('/api/me', 'somebody')
    expect(await textOf(here.answer(asking('/api/me')))).toBe('somebody')
    isCutOff = true
    expect(await here.answer(asking('/api/me'))).toMatchObject({ ok: true, status: 204 })
    await expect(here.answer(asking('/api/tables'))).rejects.toThrow('Failed to fetch')
  })

  it('is there whole or not at all', async () => {
    server.delete('/assets/b-1.js')
    await expect(opened(first).install()).rejects.toThrow('/assets/b-1.js')
  })

  it('keeps versions apart: the old one goes on as it was until the new one takes its place', async () => {
    stored.set('somebody-else', new Map())
    stored.set('workbox-precache-v2', new Map())
    const old = opened(first)
    await old.install()
    await old.activate()
    server.set('/index.html', '/index.html of 2').set('/assets/a-2.js', '/assets/a-2.js of 2')
    asked = []
    const next = opened(second)
    await next.install()
    // What has its contents in its name is known.
    expect(asked.sort()).toEqual(['/assets/a-2.js', '/index.html'])
    expect(await textOf(old.answer(asking('/', 'navigate')))).toBe('/index.html of 1')
    expect(await textOf(old.answer(asking('/assets/a-1.js')))).toBe('/assets/a-1.js of 1')

    await next.activate()
    expect([...stored.keys()]).toEqual(['somebody-else', 'kazamata-2'])
    expect(await textOf(next.answer(asking('/', 'navigate')))).toBe('/index.html of 2')
    expect(await textOf(next.answer(asking('/assets/b-1.js')))).toBe('/assets/b-1.js of 1')
  })
})
