import { expect, fits, test } from '../helpers.ts'
import { goOnLater } from '../later.ts'
import { pageClicks } from '../page-clicks.ts'
import { tap } from '../press.ts'
import { phone } from '../sizes.ts'
import { openSetup } from '../table.ts'
import { lastRound, wayward } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ ...phone, game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 85 })
test.beforeEach(({ page }) => knowing(page))

test('by finger on a phone from the first page to the score and the sheets, and nothing overflows or is too small', async ({
  page,
  words,
}) => {
  test.slow()
  await openSetup(page, words, 'paper-dungeons', tap)
  const check = () => fits(page)
  await page.getByRole('button', { name: words('setup.add') }).tap()
  await page.getByLabel(words('setup.who', { n: 2 })).selectOption(words('who.novice'))
  await check()
  await page.getByRole('button', { name: words('setup.start'), exact: true }).tap()

  const seen = new Set<string>()
  const table = dungeonOn(page, words, pageClicks('touch', tap), {
    asked: async ({ state }, seat) => {
      const what = `${state.phase} ${state.players[seat]?.agenda.at(-1)?.do}`
      if (!seen.has(what)) await check()
      seen.add(what)
      // The primary button and where one stands need no scrolling.
      await expect
        .poll(() => page.evaluate(inSight), { intervals: [50] })
        .toEqual(state.phase === 'keep' ? ['pd-main-button'] : ['pd-summary', 'pd-main-button'])
    },
    story: check,
  })
  await table.playOn(wayward, ({ state }) => state.round === 3)
  await goOnLater(page, lastRound(wayward))
  const over = await table.playOn(wayward)
  expect(seen).toContain('turn walk')
  expect(over.state.round).toBe(8)
  await check()
  await table.ending.getByRole('button', { name: words('gameEnd.sheets') }).tap()
  await expect(table.ending).toBeHidden()
  for (const tab of ['heroes', 'items', 'potions', 'map'] as const) {
    await table.turnTo(tab)
    await check()
  }
})

/** Of the primary button and the strip, those that are wholly on the screen. */
function inSight(): readonly string[] {
  return [...document.querySelectorAll('.pd-side-panel [data-go], .pd-summary')].flatMap(element => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const whole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return whole ? [element.className] : []
  })
}
