import type { Page } from '@playwright/test'
import { accessible, expect, fits, test, touchable } from '../helpers.ts'
import { wordsIn } from '../words.ts'
import { lairs, turns } from './screens.ts'
import { knowing } from './table.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })

/** And how the board lies on a table of that size. */
const sizes = [
  [360, 740, 'phone'],
  [768, 1024, 'side'],
  [1024, 768, 'side'],
  [1920, 1080, 'wide'],
  [1280, 800, 'wide'],
] as const

for (const [name, walk] of Object.entries({ turns, lairs }))
  test(`[TE-UI.22] ${name}: nothing for axe to find, nothing sticks out at any size, fingers hit @both`, async ({
    page,
    words,
    hasTouch,
  }) => {
    test.slow()
    await knowing(page)
    for (const [screen, show] of Object.entries(walk))
      await test.step(screen, async () => {
        await show(page, words)
        await accessible(page)
        if (hasTouch) {
          await fits(page)
          await touchable(page)
        } else await fitsAll(page)
      })
  })

test('in Hungarian, the language of long words, nothing sticks out either', async ({ page }) => {
  test.slow()
  await knowing(page)
  const words = wordsIn('hu', 'tiny-epic')
  const { lost: _, replay: __, ...most } = { ...turns, ...lairs }
  for (const [screen, show] of Object.entries(most))
    await test.step(screen, async () => {
      await show?.(page, words)
      await fitsAll(page)
    })
})

async function fitsAll(page: Page): Promise<void> {
  const boards = page.locator('.te')
  for (const [width, height, mode] of sizes) {
    await page.setViewportSize({ width, height })
    for (const board of await boards.all()) await expect(board).toHaveAttribute('data-layout', mode)
    await fits(page)
  }
}
