import type { Page } from '@playwright/test'
import { expect, test } from './helpers.ts'
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

test.describe('before the scripts are there', () => {
  // What is painted first is what these are about.
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
        [...document.fonts].filter(({ status }) => status === 'loaded').map(one => one.family),
      )
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Alegreya', 'Alegreya Sans', 'Grenze Gotisch']))
  })

  test('a table that is being opened says so', async ({ context }) => {
    const page = await context.newPage()
    await page.goto('/icon.svg')
    await page.evaluate(() => localStorage.setItem('kazamata.seats.welcome-back', '[]'))
    const release = await withoutApp(page)
    await page.goto('/table/none', { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText(wordsIn('cs')('waiting'))
    release()
    await expect(page.getByRole('heading', { name: wordsIn('cs')('lost.title') })).toBeVisible()
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
