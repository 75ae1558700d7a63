import { accessible, expect, fits, test, touchable } from './helpers.ts'
import { dialogs, narrow, pages, questions, type Screens } from './screens.ts'

const groups: readonly { readonly name: string; readonly screens: Screens; readonly tag: string }[] = [
  { name: 'pages', screens: pages, tag: '@both' },
  { name: 'dialogs', screens: dialogs, tag: '@both' },
  { name: 'the ledger', screens: narrow, tag: '@phone' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, screens, tag } of groups)
  test(`${name}: nothing for axe to find, nothing sticks out, fingers hit`, { tag }, async ({
    page,
    words,
    hasTouch,
  }) => {
    test.slow()
    for (const [screen, show] of Object.entries(screens))
      await test.step(screen, async () => {
        await show(page, words)
        await fits(page)
        if (hasTouch) await touchable(page)
        await accessible(page)
      })
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
  const { curtain, 'round end': end, 'game end': over, ...asked } = questions
  const track = page.locator('.wb-rail')
  const step = page.getByRole('main').getByRole('button').and(page.locator('.primary, :disabled'))
  for (const [screen, show] of Object.entries({ curtain, end, over, ...asked }))
    await test.step(screen, async () => {
      await show?.(page, words)
      await accessible(page)
      if (hasTouch) {
        await fits(page)
        await touchable(page)
        return
      }
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await fits(page)
        if (show !== curtain) await expect(step.first()).toBeInViewport({ ratio: 1 })
        if (screen in asked) await expect(track).toBeInViewport({ ratio: 0.4 })
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
