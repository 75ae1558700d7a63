import { expect, test } from './helpers.ts'
import { wordsIn } from './words.ts'

const app = '**/assets/app-*.js'

test.describe('before the scripts are there', () => {
  test.use({ locale: 'cs-CZ' })

  test('home can be read in the language of the browser, and a button pressed then does its work later', async ({
    context,
  }) => {
    const page = await context.newPage()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(app, async route => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByText(wordsIn('cs')('way.alone.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'shown')
    await page.locator('button[lang=hu]').click()
    release()
    await expect(page.getByText(wordsIn('hu')('way.alone.text'))).toBeVisible()
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
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(app, async route => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'hidden')
    await expect(page.getByText(wordsIn('cs')('way.alone.text'))).toBeHidden()
    release()
    await expect(page.getByText(wordsIn('pl')('way.alone.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
  })
})
