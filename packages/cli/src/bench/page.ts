import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../chromium.ts'

/** What a browser fetches from opening the page to the first board one can play on. */
export interface Weight {
  /** Seen by a browser, or, where there is none, all that was built: more than a first board needs. */
  readonly from: 'browser' | 'build'
  /** All but fonts. */
  readonly gzipBytes: number
  readonly fontBytes: number
  readonly requests: number
  /** Gzipped bytes by file, heaviest first. */
  readonly files: Readonly<Record<string, number>>
}

/** Opens the real build in Chromium and weighs every answer. `root` is the checkout. */
export async function weighPage(root: string): Promise<Weight> {
  const executablePath = findChromium()
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [started] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
    if (!Buffer.isBuffer(started)) throw new Error('The page is not served.')
    const dist = join(root, 'packages/web/dist')
    if (executablePath === undefined) return await weighBuild(dist)
    return await withBrowser(executablePath, page => weighVisit(page, dist, `http://localhost:${port}`))
  } finally {
    server.kill('SIGTERM')
  }
}

async function withBrowser<T>(executablePath: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    // Without its service worker: that fetches the rest of the app for later, when the board is already there.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    return await work(await context.newPage())
  } finally {
    await browser.close()
  }
}

async function weighBuild(dist: string): Promise<Weight> {
  const names = (await readdir(dist, { recursive: true })).filter(name =>
    /[.](html|js|css|woff2)$/.test(name),
  )
  return weigh('build', dist, names)
}

async function weighVisit(page: Page, dist: string, url: string): Promise<Weight> {
  /** Paths, each once: what is asked for again comes from the cache. */
  const fetched = new Set<string>()
  page.context().on('response', response => {
    if (response.url().startsWith(url)) fetched.add(new URL(response.url()).pathname)
  })
  await toFirstBoard(page, url)
  // Nothing more for a while: threads fetch too, which the page's own "network idle" does not see.
  for (let seen = 0; seen < fetched.size; ) {
    seen = fetched.size
    await page.waitForTimeout(1500)
  }
  return weigh('browser', dist, [...fetched])
}

/** What each file takes on its way, gzipped as well as gzip can. */
async function weigh(from: Weight['from'], dist: string, names: readonly string[]): Promise<Weight> {
  const weights = names.map(async name => {
    const file = await readFile(join(dist, name === '/' ? 'index.html' : name))
    return [name, gzipSync(file, { level: 9 }).length] as const
  })
  return sumUp(from, await Promise.all(weights))
}

function sumUp(from: Weight['from'], files: readonly (readonly [string, number])[]): Weight {
  const isFont = ([name]: readonly [string, number]) => /[.]woff2?$/.test(name)
  const sum = (some: typeof files) => some.reduce((total, [, bytes]) => total + bytes, 0)
  return {
    from,
    gzipBytes: sum(files.filter(file => !isFont(file))),
    fontBytes: sum(files.filter(isFont)),
    requests: files.length,
    files: Object.fromEntries([...files].sort(([, a], [, b]) => b - a)),
  }
}

/**
 * The first game's door, its table set with the defaults, and its board. Chance decides who begins: tables are set
 * until a bot does, so that the bots are weighed too.
 */
async function toFirstBoard(page: Page, url: string) {
  for (let table = 0; table < 9; table++) {
    await page.goto(url)
    await page
      .getByRole('link', { name: /^Play ./ })
      .first()
      .click()
    const bot = page.waitForEvent('worker', { timeout: 8000 }).catch(() => undefined)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('log').waitFor({ state: 'attached' })
    if ((await bot) !== undefined) return
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const at = server.address()
  server.close()
  if (at === null || typeof at === 'string') throw new Error('No port is free.')
  return at.port
}
