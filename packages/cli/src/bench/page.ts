import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '@kazamata/server/free-port'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../chromium.ts'
import { sum } from '../statistics.ts'
import { foreignTo } from './manifest.ts'
import { bars, quiet, slowPhone, type Visit, visit } from './visits.ts'

/** What a browser fetches from opening the page to the first playable board. */
export interface Weight {
  /** Seen by a browser, or, where there is none, all that was built: more than a first board needs. */
  readonly from: 'browser' | 'build'
  /** All but fonts. */
  readonly gzipBytes: number
  readonly fontBytes: number
  readonly requests: number
  /** Gzipped bytes by file, heaviest first. */
  readonly files: Readonly<Record<string, number>>
  /** Those among them that only other games need. */
  readonly foreign: readonly string[]
  /** No more bytes than `bars` allow. */
  readonly ok: boolean
}

export interface PageWeight {
  /** Of the first game on the home page; each game's own is below. */
  readonly gzipBytes: number
  /** By game; `all` where no browser could tell them apart. */
  readonly games: Readonly<Record<string, Weight>>
  /** Single pages on a slow phone; none where there is no browser. */
  readonly visits: readonly Visit[]
}

/** Opens the real build in Chromium, once for each game, and weighs every answer. `root` is the checkout. */
export async function weighPage(root: string, ids: readonly string[]): Promise<PageWeight> {
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
    const url = `http://localhost:${port}`
    const weights: Record<string, Weight> = {}
    const visits: Visit[] = []
    if (executablePath === undefined) weights.all = await weighBuild(dist)
    else {
      for (const id of ids)
        weights[id] = await withBrowser(executablePath, desk, async context =>
          weighVisit(await context.newPage(), dist, url, id),
        )
      visits.push(await withBrowser(executablePath, slowPhone, context => visit(context, `${url}/`)))
      for (const id of ids)
        for (const address of [`${url}/play/${id}`, `${url}/rules/${id}`])
          visits.push(await withBrowser(executablePath, slowPhone, context => visit(context, address)))
      for (const id of ids)
        visits.push(
          await withBrowser(executablePath, slowPhone, async context =>
            visit(context, await startMatch(context, url, id)),
          ),
        )
    }
    const [first] = Object.values(weights)
    if (first === undefined) throw new Error('There is no game to weigh.')
    return { gzipBytes: first.gzipBytes, games: weights, visits }
  } finally {
    server.kill('SIGTERM')
  }
}

// Without its service worker: that fetches the rest of the app for later, when the board is already there.
const desk: BrowserContextOptions = { serviceWorkers: 'block' }

async function withBrowser<T>(
  executablePath: string,
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    return await work(await browser.newContext(options))
  } finally {
    await browser.close()
  }
}

async function weighBuild(dist: string): Promise<Weight> {
  const names = (await readdir(dist, { recursive: true })).filter(name =>
    /[.](html|js|css|woff2)$/.test(name),
  )
  return weigh('build', dist, names, [])
}

async function weighVisit(page: Page, dist: string, url: string, game: string): Promise<Weight> {
  /** Paths, each once: what is asked for again comes from the cache. */
  const fetched = new Set<string>()
  page.context().on('response', response => {
    const { origin, pathname } = new URL(response.url())
    // What the server answers about people and matches is no part of the page.
    if (origin === url && !pathname.startsWith('/api/')) fetched.add(pathname)
  })
  await toFirstBoard(page, url, game)
  await quiet(page, () => fetched.size)
  const others = foreignTo(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')), game)
  return weigh('browser', dist, [...fetched], others)
}

/** The sizes of files as sent, with the best gzip compression. */
async function weigh(
  from: Weight['from'],
  dist: string,
  names: readonly string[],
  others: readonly string[],
): Promise<Weight> {
  const files = await Promise.all(
    names.map(async (name): Promise<[string, number]> => {
      const file = await readFile(join(dist, name === '/' ? 'pages/index.en.html' : name))
      return [name, gzipSync(file, { level: 9 }).length]
    }),
  )
  const bytes = (isFont: boolean) =>
    sum(files.map(([name, size]) => (/[.]woff2?$/.test(name) === isFont ? size : 0)))
  return {
    from,
    ok: bytes(false) <= bars.gzipBytes,
    gzipBytes: bytes(false),
    fontBytes: bytes(true),
    requests: files.length,
    files: Object.fromEntries(files.sort(([, a], [, b]) => b - a)),
    foreign: names.filter(name => others.includes(name.replace(/^\//, ''))),
  }
}

/** From the home page to the board, with a bot in the first seat, so that the bots' code is counted too. */
async function toFirstBoard(page: Page, url: string, game: string) {
  await page.goto(url)
  // Before the app has taken the page over, a link would open another page.
  await page.locator('html:not([data-prerendered="shown"])').waitFor()
  await page.locator(`a[href^="/play/${game}"]`).first().click()
  await page.getByLabel('Who sits at seat 1').selectOption('novice')
  const second = page.getByLabel('Who sits at seat 2')
  if ((await second.count()) === 0) {
    await page.getByRole('button', { name: 'Add a seat' }).click()
    await second.selectOption('person')
  }
  const bot = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('log').waitFor({ state: 'attached' })
  await bot
}

/** The address of a match that has just begun, as setup proposes it. */
async function startMatch(context: BrowserContext, url: string, game: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${url}/play/${game}`)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('log').waitFor({ state: 'attached' })
  const address = page.url()
  await page.close()
  return address
}
