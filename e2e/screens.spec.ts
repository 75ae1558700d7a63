import { expect, inspect, load, test } from './helpers.ts'
import { pages } from './screens.ts'
import { look } from './walk.ts'

// Where words are longest.
test.use({ language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

test('pages: nothing for axe to find, nothing sticks out, fingers hit', async ({ page, words }) => {
  test.slow()
  await look(page, words, pages)
})

test('pages in daylight have nothing for axe to find', async ({ page, words }) => {
  await load(page, '/', words)
  await page.getByRole('button', { name: words('home.daylight') }).click()
  for (const screen of ['home', 'setup', 'a file refused', 'rules', 'nothing here'])
    await test.step(screen, async () => {
      await pages[screen]?.(page, words)
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
      await inspect(page)
    })
})
