import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test'

/** Something of the server's own that is no page of the app. */
const nowhere = '/icon.svg'

interface Kept {
  readonly context: BrowserContext
  readonly page: Page
  readonly devtools: CDPSession
}

/**
 * The browsers of a worker's tests, by their settings. A test that ends well leaves its page to the next one with the same
 * settings, empty as a new one, but with what the app compiles to: loading the app there takes half the processor time.
 */
export class KeptContexts {
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Lends the browser with these settings, which are those that a new one gets now; `use` says whether all is well. */
  async lend(settings: unknown, use: (context: BrowserContext) => Promise<boolean>): Promise<void> {
    const key = JSON.stringify(settings)
    const kept = this.kept.get(key) ?? (await this.make())
    this.kept.delete(key)
    let crashed = false
    kept.page.once('crash', () => {
      crashed = true
    })
    const scripts = recordScripts(kept)
    const fine = await use(kept.context)
    if (fine && !crashed && !kept.page.isClosed()) {
      for (const script of scripts()) await script.dispose()
      await this.empty(kept)
      this.kept.set(key, kept)
    } else await kept.context.close()
  }

  async close(): Promise<void> {
    for (const { context } of this.kept.values()) await context.close()
  }

  private async make(): Promise<Kept> {
    const context = await this.browser.newContext()
    const page = await context.newPage()
    return { context, page, devtools: await context.newCDPSession(page) }
  }

  /** Nothing that a test has stored, set, opened or asked for is left. */
  private async empty({ context, page, devtools }: Kept): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close()
    await context.unrouteAll()
    await page.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    await page.goto(this.origin + nowhere, { waitUntil: 'commit' })
    await page.mouse.move(0, 0)
    await page.evaluate(() => sessionStorage.clear())
    // Cookies, both kinds of databases, caches and service workers.
    await devtools.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' })
    await devtools.send('Page.resetNavigationHistory')
  }
}

/** Remembers the scripts that are added to pages from now on, until they are asked for. */
function recordScripts({ context, page }: Kept): () => readonly Disposable[] {
  const scripts: Disposable[] = []
  const ends = [context, page].map(where => {
    const add = where.addInitScript.bind(where)
    where.addInitScript = async (...script) => {
      const added = await add(...script)
      scripts.push(added)
      return added
    }
    return () => {
      where.addInitScript = add
    }
  })
  return () => {
    for (const end of ends) end()
    return scripts
  }
}
