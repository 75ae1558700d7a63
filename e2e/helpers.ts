import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import { everything } from './breadth.ts'
import { KeptContexts } from './kept-contexts.ts'
import { desk, phone } from './sizes.ts'
import { type GameId, type Words, wordsIn } from './words.ts'

export { expect }

/** In the page. */
declare const axe: typeof import('axe-core')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fixtures {
  readonly quiet: undefined
  /** How many times faster the page's short timers run: bots' pauses and playback take no time. */
  readonly speed: number
  /** Nothing is painted, which saves a third of the work; everything else is as usual. */
  readonly unseen: boolean
  /** Which secret seeds the page gets when it asks for chance: the same in every run. */
  readonly dice: number
  /** A double click is one, as for people; else every press of a test is meant, however soon it comes. */
  readonly guarded: boolean
  /** Which game's messages are used beside the app's. */
  readonly game: GameId
  /** The language of the words; the page speaks it when it is loaded with them. */
  readonly language: Words['locale']
  readonly words: Words
  /** A browser in which nothing has been before, not even the app's files. */
  readonly fresh: boolean
}

interface WorkerFixtures {
  readonly kept: KeptContexts
}

/** A test fails when a page logs an error, throws, or asks anybody but its own server for anything. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  speed: [25, { option: true }],
  unseen: [true, { option: true }],
  dice: [1, { option: true }],
  guarded: [false, { option: true }],
  game: ['welcome-back', { option: true }],
  language: ['en', { option: true }],
  words: async ({ language, game }, use) => use(wordsIn(language, game)),
  fresh: [false, { option: true }],
  kept: [
    async ({ browser }, use, { project }) => {
      const kept = new KeptContexts(browser, project.use.baseURL ?? '')
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, kept, fresh, viewport, hasTouch, locale, serviceWorkers, contextOptions },
    use,
    test,
  ) => {
    if (fresh) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
    } else
      await kept.lend({ viewport, hasTouch, locale, serviceWorkers, contextOptions }, async context => {
        await use(context)
        return test.status === test.expectedStatus
      })
  },
  page: async ({ context, viewport, contextOptions: { reducedMotion = 'no-preference' } }, use) => {
    const [page = await context.newPage()] = context.pages()
    // Where another test has had it.
    await page.setViewportSize(viewport ?? desk.viewport)
    await page.emulateMedia({ reducedMotion })
    const goto = page.goto.bind(page)
    // Nobody fills in a form before the app has taken over a page that was drawn in the build.
    page.goto = async (...to) => {
      const answer = await goto(...to)
      await page
        .locator('html:not([data-prerendered=""], [data-prerendered="shown"])')
        .waitFor({ state: 'attached' })
      await page.locator('#opening, main:has([aria-busy="true"])').first().waitFor({ state: 'detached' })
      // Fonts of the app come after the first paint; until then lines break elsewhere.
      await page.waitForFunction(
        () =>
          document.getElementById('root') === null ||
          [...document.fonts].some(
            ({ family, status }) => family.replaceAll('"', '') === 'Alegreya Sans' && status === 'loaded',
          ),
      )
      return answer
    }
    await use(page)
    page.goto = goto
  },
  quiet: [
    async ({ context, baseURL, speed, dice, unseen, guarded }, use) => {
      const troubles: string[] = []
      const end = await set(context, { speed, dice, guarded, unseen, baseURL }, trouble =>
        troubles.push(trouble),
      )
      await use(undefined)
      end()
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

interface Browser extends Partial<Pick<Fixtures, 'speed' | 'dice' | 'guarded' | 'unseen'>> {
  readonly baseURL: string | undefined
}

/** Sets a browser up as every test has it; for tests that need a second one. Returns what ends the telling of troubles. */
export async function set(
  context: BrowserContext,
  { speed = 25, dice = 1, guarded = false, unseen = true, baseURL }: Browser,
  trouble: (text: string) => void,
): Promise<() => void> {
  if (!guarded) await context.addInitScript(meanEveryPress)
  if (unseen) await context.addInitScript(dim)
  const logged = (message: ConsoleMessage) => {
    if (message.type() === 'error') trouble(message.text())
  }
  const thrown = (error: WebError) => trouble(String(error.error()))
  const requested = (request: Request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${baseURL}/`)) trouble(`asked for ${url}`)
  }
  context.on('console', logged).on('weberror', thrown).on('request', requested)
  await context.addInitScript(hurry, speed)
  await context.addInitScript(fixDice, dice)
  return () => context.off('console', logged).off('weberror', thrown).off('request', requested)
}

/** Long timers are time limits and stay as they are. */
function hurry(speed: number): void {
  const real = window.setTimeout
  const fast: typeof window.setTimeout = Object.assign(
    (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      real(handler, ms > 2000 ? ms : ms / speed, ...rest),
    real,
  )
  window.setTimeout = fast
}

/** As if the pointer had been moved before each press, and another key pressed before Enter. */
function meanEveryPress(): void {
  const away = { clientX: -1000, clientY: -1000 }
  addEventListener('pointerdown', () => dispatchEvent(new PointerEvent('pointermove', away)), true)
  const key = (event: KeyboardEvent) => {
    if (event.isTrusted && !event.repeat) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  }
  addEventListener('keydown', key, true)
}

/**
 * What is wholly transparent is laid out, can be pointed at and reads as it does, but is not painted. Dialogs lie outside the
 * page. A dot is painted, since the page waits for its first paint with its fonts.
 */
function dim(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    body, :modal, :popover-open, ::backdrop { opacity: 0 !important }
    :root::after { content: "."; position: fixed; inset: 0 auto auto 0; pointer-events: none }
  `)
  document.adoptedStyleSheets = [sheet]
}

/** The same in every run, and something else after each load of the page. */
function fixDice(dice: number): void {
  // A blank page has no storage.
  if (origin === 'null') return
  const loads = Number(sessionStorage.getItem('e2e.loads') ?? 0)
  sessionStorage.setItem('e2e.loads', String(loads + 1))
  let x = 2463534242 + (dice + loads) * 7919
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into instanceof Uint8Array)
      for (let i = 0; i < into.length; i++) {
        x ^= x << 13
        x ^= x >>> 17
        x ^= x << 5
        into[i] = x & 255
      }
    return into
  }
}

/** Goes to a page by its address. */
export async function load(page: Page, path: string, { locale }: Words): Promise<void> {
  await page.goto(`${path}?lang=${locale}`)
}

/** Reads a guide to its end: its pictures are drawn as the reader comes near. */
export async function drawPictures(page: Page): Promise<void> {
  for (const section of await page.locator('.guide-section').all()) {
    await section.locator('figure').scrollIntoViewIfNeeded()
    await section.locator('figcaption').waitFor()
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Goes there as by a link, from another page in the same language: that takes half of what loading it does. */
export async function visit(page: Page, path: string, words: Words): Promise<void> {
  const went = await page.evaluate(
    ([path, locale]) => {
      if (document.documentElement.lang !== locale || location.pathname === path) return false
      history.pushState(undefined, '', `${path}?lang=${locale}`)
      return true
    },
    [path, words.locale] as const,
  )
  if (!went) await load(page, path, words)
}

/** Waits until one of these is visible and says which, the first of them where there are more. One call for all. */
export function found(page: Page, ...selectors: readonly string[]): Promise<number> {
  return page.evaluate(async selectors => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const start = performance.now(); performance.now() - start < 40_000; await frame()) {
      const at = selectors.findIndex(selector =>
        [...document.querySelectorAll(selector)].some(one =>
          one.checkVisibility({ visibilityProperty: true }),
        ),
      )
      if (at >= 0) return at
    }
    throw new Error(`None of these is to be seen: ${selectors.join(' | ')}`)
  }, selectors)
}

/** Its text, once it no longer changes. */
export async function still(read: () => Promise<string>): Promise<string> {
  let last = await read()
  await expect
    .poll(
      async () => {
        const before = last
        last = await read()
        return last === before
      },
      { intervals: [150] },
    )
    .toBe(true)
  return last
}

/**
 * Axe finds nothing wrong with what is on the screen, once it is there: words that fade in are still pale. Colours take
 * more than half of its time.
 */
export async function accessible(page: Page, { colours = true } = {}) {
  // Loading axe takes as long as a check, so it is loaded once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const wrong = await page.evaluate(async colours => {
    const sheets = [...document.adoptedStyleSheets]
    const still = new CSSStyleSheet()
    const rest = '*, ::before, ::after { animation: none !important; transition: none !important }'
    // Axe passes over what is transparent, but not over what is cut away, and that is not painted either.
    const unseen = ':root, :modal, :popover-open { clip-path: polygon(0px 0px, 0px 0px, 0px 0px) !important }'
    still.replaceSync(document.getAnimations().length > 0 ? rest + unseen : unseen)
    document.adoptedStyleSheets = [still]
    // What is fine need not be listed; there are no frames to ask, nor sounds to be fetched first.
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      rules: { 'color-contrast': { enabled: colours } },
    })
    document.adoptedStyleSheets = sheets
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
  }, colours)
  expect(wrong).toEqual([])
}

/** What else is asked of how things lie there. */
interface Wish {
  /** How a board, where there is one, has arranged itself. */
  readonly board?: readonly [css: string, layout: string]
  /** How much of these is in sight at least, the first of each kind. */
  readonly seen?: Readonly<Record<string, number>>
}

/**
 * Nothing overflows sideways: the page does not scroll that way, and what can be pressed is on it. On a phone that is
 * large enough for a finger: 44 pixels, or 38 where two share a column. Words in a sentence or a book need not be.
 */
export async function fits(page: Page, wish: Wish = {}) {
  expect(await page.evaluate(misfits, wish)).toEqual([])
}

/**
 * On a phone and on a desktop nothing overflows, targets fit a finger, and there is nothing for axe to find; with `nth`, in
 * a row of screens, axe looks at every other one on a phone and at the others on a desktop, unless it looks at everything.
 */
export async function inspect(page: Page, nth?: number) {
  const before = page.viewportSize() ?? desk.viewport
  for (const [at, { viewport }] of [phone, desk].entries()) {
    await page.setViewportSize(viewport)
    await fits(page)
    if (everything || nth === undefined || nth % 2 === at) await accessible(page)
  }
  await page.setViewportSize(before)
}

/** In the page: what does not fit once it has come to rest. In one call, because long tests do this hundreds of times. */
async function misfits({ board, seen = {} }: Wish): Promise<readonly string[]> {
  const { documentElement: root } = document
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const said = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))

  function arranged(): readonly string[] {
    if (board === undefined) return []
    const [css, layout] = board
    const other = [...document.querySelectorAll(css)].filter(
      one => one.getAttribute('data-layout') !== layout,
    )
    return other.map(one => `${css} is ${one.getAttribute('data-layout')}, not ${layout}`)
  }

  function sideways(): readonly string[] {
    const wide = root.scrollWidth > root.clientWidth ? [`The page is ${root.scrollWidth} wide`] : []
    const off = [...document.querySelectorAll('button, a[href], input, select')].filter(element => {
      const { left, right, width } = element.getBoundingClientRect()
      const out = width > 1 && (left < -1 || right > root.clientWidth + 1)
      return out && visible(element) && !scrolls(element)
    })
    return [...wide, ...off.map(element => `Sticks out: ${element.outerHTML}`)]
  }

  function small(): readonly string[] {
    if (innerWidth > 500) return []
    return [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap(element => {
      const shown = element.closest('label') ?? element
      const { width, height, right, bottom } = shown.getBoundingClientRect()
      if (Math.min(width, height) >= 38 && Math.max(width, height) >= 44) return []
      const there = right > 0 && bottom > 0 && width > 1 && visible(element)
      const off = element.matches(':disabled') || shown.closest('[inert]') !== null
      const inline =
        getComputedStyle(shown).display.startsWith('inline') && shown.closest('p, small') !== null
      // Where figures are crowded on a map, a tap zooms in first.
      const free = inline || shown.closest('article[lang]') !== null || shown.matches('[data-figure]')
      if (!there || off || free) return []
      return [
        `Too small: ${element.localName} "${said(element)}" ${Math.round(width)} × ${Math.round(height)}`,
      ]
    })
  }

  async function hidden(): Promise<readonly string[]> {
    const ratio = (element: Element) =>
      new Promise<number>(tell => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          tell(entry?.intersectionRatio ?? 0)
        })
        observer.observe(element)
      })
    const wants = Object.entries(seen).map(async ([css, least]) => {
      const element = document.querySelector(css)
      const shown = element === null ? 0 : await ratio(element)
      return shown >= least ? [] : [`Of ${css} only ${shown} is in sight`]
    })
    return (await Promise.all(wants)).flat()
  }

  const look = async () => [...arranged(), ...sideways(), ...small(), ...(await hidden())]
  let wrong = await look()
  for (const start = performance.now(); wrong.length > 0 && performance.now() - start < 5000; ) {
    await new Promise(requestAnimationFrame)
    wrong = await look()
  }
  return wrong.map(what => `${innerWidth} × ${innerHeight}: ${what}`)
}
