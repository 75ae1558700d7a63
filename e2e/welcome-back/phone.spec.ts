import { expect, fits, test } from '../helpers.ts'
import { pageClicks } from '../page-clicks.ts'
import { tap } from '../press.ts'
import { phone } from '../sizes.ts'
import { openSetup } from '../table.ts'
import { daring } from './policies.ts'
import { tableOn } from './table.ts'

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' }, dice: 68 })

test('a whole match by finger on a phone, and nothing overflows or is too small', async ({ page, words }) => {
  test.slow()
  await openSetup(page, words, 'welcome-back', tap)
  await page.getByRole('button', { name: words('setup.remove', { n: 4 }) }).tap()
  for (const n of [2, 3]) await page.getByLabel(words('setup.who', { n })).selectOption(words('who.novice'))
  await fits(page)
  await page.getByRole('button', { name: words('setup.start'), exact: true }).tap()

  const seen = new Set<string>()
  const check = () => fits(page)
  const table = tableOn(page, words, pageClicks('touch', tap), {
    asked: async match => {
      const { ask } = match.state
      if (!seen.has(ask.do)) await check()
      seen.add(ask.do)
      // The primary button and the hit points need no scrolling.
      await expect(table.go.or(table.unsure).first()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.wb-spaces')).toBeInViewport({ ratio: 0.9 })
    },
    roundEnd: check,
  })
  const over = await table.playOn(daring)
  await check()
  expect(over.state.ask.do).toBe('over')
  expect(seen).toContain('turn')
  await table.gameEnd.getByRole('link', { name: words('after.replay') }).tap()
  await expect(page.getByRole('slider')).toBeVisible()
  await check()
})
