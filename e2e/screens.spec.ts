import { look } from './check-screens.ts'
import { expect, inspect, load, test } from './helpers.ts'
import { pages } from './screens.ts'

// Hungarian has the longest words.
test.use({ language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

test('pages: axe finds nothing, nothing overflows, targets fit a finger', async ({ page, words }) => {
  test.slow()
  await look(page, words, pages)
})

test('axe finds nothing on pages in the light theme', async ({ page, words }) => {
  await load(page, '/', words)
  await page.getByRole('button', { name: words('home.daylight') }).click()
  const screens = ['home', 'setup', 'a file refused', 'rules', 'guide of welcome-back', 'nothing here']
  for (const [nth, screen] of screens.entries())
    await test.step(screen, async () => {
      await pages[screen]?.(page, words)
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
      await inspect(page, nth)
    })
})
