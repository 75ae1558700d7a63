import { expect, test } from './helpers.ts'

// One after the other in one worker: the second has the page of the first.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 901, height: 701 } })

/** In the page: all that a test could have left there. */
async function leftovers() {
  return {
    cookie: document.cookie,
    local: localStorage.length,
    // The first load of a test is counted there.
    session: Object.keys(sessionStorage).filter(key => key !== 'e2e.loads').length,
    loads: sessionStorage.getItem('e2e.loads'),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter(name => name !== 'kazamata'),
    caches: await caches.keys(),
    script: 'leftByTest' in window,
    size: [innerWidth, innerHeight],
  }
}

const marker = 'e2e-kept-page'
let first: unknown

test('a test leaves things of every kind behind', async ({ page, context }) => {
  first = page
  await page.addInitScript(() => Object.assign(window, { leftByTest: true }))
  await context.addInitScript(() => Object.assign(window, { leftByTest: true }))
  await page.route('**/licenses.md', route => route.fulfill({ body: 'left' }))
  await page.goto('/rules')
  await context.addCookies([{ name: marker, value: '1', url: page.url() }])
  await page.setViewportSize({ width: 500, height: 500 })
  await page.evaluate(async marker => {
    localStorage.setItem(marker, '1')
    sessionStorage.setItem(marker, '1')
    await new Promise(resolve => {
      indexedDB.open(marker).onsuccess = resolve
    })
    await caches.open(marker)
  }, marker)
  await page.goto('/')
  expect(await page.evaluate(leftovers)).toMatchObject({ databases: [marker], script: true })
})

test('the next one has the same page, and finds nothing of it', async ({ page }) => {
  expect(page).toBe(first)
  await page.goto('/')
  const fresh = await page.context().browser()?.newContext()
  if (fresh === undefined) throw new Error('There is no browser.')
  const other = await fresh.newPage()
  await other.goto('/')
  const empty = await other.evaluate(leftovers)
  await fresh.close()
  const found = await page.evaluate(leftovers)
  expect({ ...found, local: 0 }).toEqual({ ...empty, loads: '1', local: 0 })
  expect(await page.evaluate(marker => localStorage.getItem(marker), marker)).toBeNull()
  // Where it came from, and where it is.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  expect(await page.evaluate(async () => (await fetch('/licenses.md')).text())).not.toBe('left')
})
