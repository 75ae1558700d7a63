import { accessible, expect, fits, test } from './helpers.ts'
import { dialogs, narrow, pages, questions } from './screens.ts'
import { look, type Walk } from './walk.ts'

const groups: readonly { readonly name: string; readonly walk: Walk; readonly tag: string }[] = [
  { name: 'pages', walk: pages, tag: '@both' },
  { name: 'dialogs', walk: dialogs, tag: '@both' },
  { name: 'the ledger', walk: narrow, tag: '@phone' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, walk, tag } of groups)
  test(`${name}: nothing for axe to find, nothing sticks out, fingers hit`, { tag }, async ({
    page,
    words,
    hasTouch,
  }) => {
    test.slow()
    await look(page, words, walk, hasTouch)
  })

/** From a phone to a wall. */
const sizes = [
  [360, 740],
  [740, 360],
  [600, 900],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [1280, 800],
] as const

test('[WB-14.4] questions: nothing for axe to find, nothing sticks out at any size, fingers hit; hit points and the next step are in sight @both', async ({
  page,
  words,
  hasTouch,
}) => {
  test.slow()
  const track = page.locator('.wb-rail')
  const step = page.getByRole('main').getByRole('button').and(page.locator('.primary, :disabled'))
  await look(page, words, questions, hasTouch, async screen => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await fits(page)
      if (screen !== 'curtain') await expect(step.first()).toBeInViewport({ ratio: 1 })
      if (!['curtain', 'round end', 'game end'].includes(screen))
        await expect(track).toBeInViewport({ ratio: 0.4 })
    }
  })
})

test('pages in daylight have nothing for axe to find @both', async ({ page, words }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words('home.daylight') }).click()
  for (const screen of ['home', 'setup', 'a file refused', 'rules', 'nothing here'])
    await test.step(screen, async () => {
      await pages[screen]?.(page, words)
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
      await accessible(page)
    })
})
