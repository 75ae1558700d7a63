import { expect, test } from './helpers.ts'

// One after the other in one worker: the second has the page of the first.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 901, height: 701 } })

const mark = 'left-by-a-test'
let first: unknown

/** In the page: where the mark of a test is to be found. */
async function marked(mark: string) {
  return {
    cookie: document.cookie.includes(mark),
    local: localStorage.getItem(mark) !== null,
    session: sessionStorage.getItem(mark) !== null,
    database: (await indexedDB.databases()).some(({ name }) => name === mark),
    cache: (await caches.keys()).includes(mark),
    script: mark in window,
    route: (await (await fetch('/licenses.md')).text()) === mark,
    loads: sessionStorage.getItem('e2e.loads'),
    size: [innerWidth, innerHeight],
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}

test('a test leaves something of every kind behind', async ({ page, context }) => {
  first = page
  for (const where of [page, context])
    await where.addInitScript(mark => Object.assign(window, { [mark]: true }), mark)
  await page.route('**/licenses.md', route => route.fulfill({ body: mark }))
  await page.goto('/')
  await context.addCookies([{ name: mark, value: '1', url: page.url() }])
  await page.setViewportSize({ width: 500, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async mark => {
    localStorage.setItem(mark, '1')
    sessionStorage.setItem(mark, '1')
    await new Promise(resolve => {
      indexedDB.open(mark).onsuccess = resolve
    })
    await caches.open(mark)
  }, mark)
  await page.goto('/rules')
  const here = { cookie: true, local: true, session: true, database: true, cache: true, script: true }
  const set = { loads: '2', size: [500, 500], still: true }
  expect(await page.evaluate(marked, mark)).toEqual({ ...here, route: true, ...set })
})

test('the next one has the same page, and finds nothing of it', async ({ page }) => {
  expect(page).toBe(first)
  await page.goto('/')
  const gone = { cookie: false, local: false, session: false, database: false, cache: false, script: false }
  const usual = { loads: '1', size: [901, 701], still: false }
  expect(await page.evaluate(marked, mark)).toEqual({ ...gone, route: false, ...usual })
  // Where it was put when it was emptied, and where it is.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
})
