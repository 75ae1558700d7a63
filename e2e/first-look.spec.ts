import type { Page } from '@playwright/test'
import { expect, inspect, test } from './helpers.ts'
import { wordsIn } from './words.ts'

/** Holds back the app until it is released. */
async function withoutApp(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/app-*.js', async route => {
    await held
    await route.continue()
  })
  return () => release()
}

test.use({ fresh: true })

test.describe('before the scripts are there', () => {
  // What is painted first is what these are about, and what moves then.
  test.use({ locale: 'cs-CZ', unseen: false })

  test('home can be read in the language of the browser, and a button pressed then does its work later', async ({
    context,
  }) => {
    const page = await context.newPage()
    const release = await withoutApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByText(wordsIn('cs')('way.alone.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'shown')
    await page.locator('button[lang=hu]').click()
    release()
    await expect(page.getByText(wordsIn('hu')('way.alone.text'))).toBeVisible()
  })

  test('nobody waits for fonts: they are fetched when something can be read, and then used', async ({
    context,
  }) => {
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    const release = await withoutApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByText(wordsIn('cs')('way.alone.text'))).toBeVisible()
    expect(fonts).toEqual([])
    release()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(one => one.family.replaceAll('"', '')),
      )
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Alegreya', 'Alegreya Sans', 'Grenze Gotisch']))
  })

  test('a table that is being opened shows its game and what it is about, to everybody, and hardly anything moves when the board comes', async ({
    context,
  }) => {
    const page = await context.newPage()
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        const { dataset } = document.documentElement
        for (const entry of list.getEntries())
          if ('value' in entry) dataset.moved = String(Number(dataset.moved ?? 0) + Number(entry.value))
      }).observe({ type: 'layout-shift' })
    })
    const words = wordsIn('cs', 'tiny-epic')
    await page.goto('/play/tiny-epic')
    await page.locator('html:not([data-prerendered="shown"])').waitFor()
    await page.getByRole('button', { name: words('setup.start'), exact: true }).click()
    await page.getByRole('log').waitFor({ state: 'attached' })

    const release = await withoutApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText(words('waiting'))
    await expect(page.getByRole('heading', { name: words('tiny-epic.title') })).toBeVisible()
    await expect(page.getByText('Dva až čtyři hrdinové sestupují do podzemí')).toBeVisible()
    await inspect(page)
    // Where the window has another size, everything moves.
    await page.evaluate(() => delete document.documentElement.dataset.moved)
    release()
    await expect(page.locator('#board')).toBeVisible()
    await expect(page.locator('#opening')).toHaveCount(0)
    await expect(page.getByRole('log')).toBeAttached()
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThanOrEqual(0.02)
  })

  test('what stands for a table that is not there goes, too, in the theme and the size of text that were chosen', async ({
    context,
  }) => {
    const page = await context.newPage()
    await page.goto('/icon.svg')
    await page.evaluate(() => {
      localStorage.setItem('kazamata.mode', 'light')
      localStorage.setItem('kazamata.text', '130')
    })
    const release = await withoutApp(page)
    for (const address of ['/table/none', '/match/none', '/replay/none', '/join']) {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('status')).toHaveText(wordsIn('cs')('waiting'))
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
      await inspect(page)
    }
    release()
    await expect(page.locator('#opening')).toHaveCount(0)
    await page.goto('/table/none')
    await expect(page.getByRole('heading', { name: wordsIn('cs')('lost.title') })).toBeVisible()
    await expect(page.locator('#opening')).toHaveCount(0)
  })

  test('whoever has chosen another language or theme never sees what was drawn for others', async ({
    context,
  }) => {
    const page = await context.newPage()
    await page.goto('/icon.svg')
    await page.evaluate(() => {
      localStorage.setItem('kazamata.lang', 'pl')
      localStorage.setItem('kazamata.mode', 'light')
    })
    const release = await withoutApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'hidden')
    await expect(page.getByText(wordsIn('cs')('way.alone.text'))).toBeHidden()
    release()
    await expect(page.getByText(wordsIn('pl')('way.alone.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
  })
})
