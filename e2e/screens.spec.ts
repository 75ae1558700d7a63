import { accessible, expect, fits, test, touchable } from './helpers.ts'
import { dialogs, narrow, pages, questions, type Screens } from './screens.ts'

const groups: readonly { readonly name: string; readonly screens: Screens; readonly tag: string }[] = [
  { name: 'pages', screens: pages, tag: '@both' },
  { name: 'questions', screens: questions, tag: '@both' },
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
