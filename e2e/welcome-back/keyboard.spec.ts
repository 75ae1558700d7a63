import { expect, test } from '../helpers.ts'
import { keys, replayByKeys } from '../keys.ts'
import { gameLink } from '../table.ts'
import { daring } from './policies.ts'
import { tableOn } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, dice: 1 })

test('a whole match by keyboard alone, and the focus is always visible', async ({ page, words }) => {
  test.slow()
  const press = keys(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words('jump') })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(gameLink(page, words, 'welcome-back'))
  for (const n of [4, 3]) await press(page.getByRole('button', { name: words('setup.remove', { n }) }))
  await press(page.getByRole('button', { name: words('setup.start'), exact: true }))

  let decisions = 0
  const table = tableOn(page, words, press, {
    asked: async () => {
      // The first question finds the reader at the top of the page; every later one where the answer is.
      if (decisions++ > 0) await expect(page.locator('main :focus-visible')).toBeVisible()
    },
    roundEnd: () => expect(table.nextRound).toBeFocused(),
  })
  const over = await table.playOn(daring)
  expect(over.record.entries.some(entry => 'move' in entry && entry.seat === 0)).toBe(true)
  await press(table.gameEnd.getByRole('link', { name: words('after.replay') }))
  // After following a link the focus is at the top of the page.
  await replayByKeys(page, over.record)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('slider')).toHaveValue(String(over.record.entries.length - 1))
})
