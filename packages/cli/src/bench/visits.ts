import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { sum } from '../statistics.ts'

/** A cold visit of one page on a slow phone: slow 4G, and a processor a quarter as fast as this machine's. */
export interface Visit {
  readonly path: string
  /** How far things moved by themselves, summed over the visit. */
  readonly cls: number
  readonly requests: number
  /** All but fonts, as sent by a server that compresses with gzip. */
  readonly gzipBytes: number
  readonly fontBytes: number
  /** Depend on how busy this machine is, so they have no bar. */
  readonly information: {
    readonly largestPaintMilliseconds: number
    readonly blockedMilliseconds: number
  }
  readonly ok: { readonly cls: boolean; readonly requests: boolean; readonly gzipBytes: boolean }
}

export const bars = { cls: 0.02, requests: 45, gzipBytes: 250_000 }

/** As the developer tools apply it: to every request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
}

export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  // It fetches the rest of the app for later, when the page already stands.
  serviceWorkers: 'block',
} as const

interface Observed {
  cls: number
  largestPaint: number
  blocked: number
}

/** Runs in the page, before anything of it. No function in it has a name: tsx would mark it with a helper that no page has. */
function observe(): void {
  const observed: Observed = { cls: 0, largestPaint: 0, blocked: 0 }
  Object.assign(globalThis, { observed })
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') observed.largestPaint = entry.startTime
      if (entry.entryType === 'longtask') observed.blocked += Math.max(0, entry.duration - 50)
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        observed.cls += Number(entry.value)
    }
  })
  for (const type of ['layout-shift', 'largest-contentful-paint', 'longtask'])
    observer.observe({ type, buffered: true })
}

/** Opens an address in a context whose storage stays, with an empty cache. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const { origin, pathname } = new URL(url)
  /** By path, the first of each: what a bot's thread asks for again comes from the cache. */
  const answers = new Map<string, Response>()
  page.on('response', response => {
    const to = new URL(response.url())
    if (to.origin === origin && !to.pathname.startsWith('/api/') && !answers.has(to.pathname))
      answers.set(to.pathname, response)
  })
  await page.addInitScript(observe)
  const tools = await context.newCDPSession(page)
  await tools.send('Network.clearBrowserCache')
  await tools.send('Network.emulateNetworkConditions', slow4g)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await quiet(page, () => answers.size)
  const observed = await page.evaluate((): Observed => Reflect.get(globalThis, 'observed'))
  const sizes = await Promise.all(
    [...answers].map(async ([path, answer]) => ({
      isFont: /[.]woff2?$/.test(path),
      bytes: gzipSync(await answer.body(), { level: 9 }).length,
    })),
  )
  await page.close()
  if (observed.largestPaint === 0) throw new Error(`Nothing was painted at ${url}, or nothing observed it.`)
  const bytes = (isFont: boolean) => sum(sizes.map(size => (size.isFont === isFont ? size.bytes : 0)))
  const measured = { cls: observed.cls, requests: answers.size, gzipBytes: bytes(false) }
  return {
    path: pathname,
    ...measured,
    fontBytes: bytes(true),
    information: {
      largestPaintMilliseconds: Math.round(observed.largestPaint),
      blockedMilliseconds: Math.round(observed.blocked),
    },
    ok: {
      cls: measured.cls <= bars.cls,
      requests: measured.requests <= bars.requests,
      gzipBytes: measured.gzipBytes <= bars.gzipBytes,
    },
  }
}

/** Nothing more for a while: threads fetch too, which the page's own "network idle" does not see. */
export async function quiet(page: Page, count: () => number): Promise<void> {
  for (let seen = -1; seen < count(); ) {
    seen = count()
    await page.waitForTimeout(2500)
  }
}
