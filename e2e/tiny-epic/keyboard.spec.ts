import type { Locator, Page } from '@playwright/test'
import { everything } from '../breadth.ts'
import { expect, test } from '../helpers.ts'
import { keys, reach, replayByKeys } from '../keys.ts'
import { goOnLater } from '../later.ts'
import type { Press } from '../press.ts'
import { startMatch } from '../table.ts'
import { asks, lastMoves, like } from './matches.ts'
import { dungeonOn } from './table.ts'

// With this seed the goblins come quickly.
test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' }, dice: 170 })

test('[TE-UI.22] by keyboard alone from the first page to the end, and the focus is always visible', async ({
  page,
  words,
}) => {
  test.slow()
  const press = await startMatch(page, words, 'tiny-epic', hand(page))
  const seen = new Set<string>()
  let decisions = 0
  const table = dungeonOn(page, words, press, {
    asked: async ({ state }) => {
      seen.add(asks(state) ?? '')
      // The first question finds the reader at the top of the page; every later one where the answer is.
      if (decisions++ > 0) await expect(page.locator('main :focus-visible')).toBeVisible()
    },
  })
  await table.playOn(like('novice'), ({ state }) => asks(state) === 'turn')
  await press(page.getByRole('button', { name: words('board.coach.no') }))
  const asksAll = () => ['pick', 'turn', 'rotate', 'adjust'].every(what => seen.has(what))
  await table.playOn(like('novice'), asksAll)
  await goOnLater(page, lastMoves(like('novice')))
  if (!everything) decisions = 0
  const { state, record } = await table.playOn(like('novice'))
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'turn', 'rotate', 'adjust']))
  expect(state.result?.won).toBe(false)
  await expect(table.ending.getByRole('heading', { level: 2 })).toHaveText(words('board.end.lost'))
  await press(table.ending.getByRole('link', { name: words('after.replay') }))
  await replayByKeys(page, record)
})

/** Arrows walk the map from cell to cell and a list from answer to answer, Tab does the rest. */
function hand(page: Page): Press {
  const press = keys(page)
  return async target => {
    const about = await target.evaluate(element => ({
      cell: element.closest('.te-cells') === null ? null : element.getAttribute('data-at'),
      list: element.querySelector('input[type=radio]') !== null,
    }))
    if (about.list) return answer(page, target.locator('input'))
    if (about.cell === null) return press(target)
    const here = page.locator('.te-cells :focus')
    if ((await here.count()) === 0) await reach(page, page.locator('.te-cells [tabindex="0"]'))
    for (const key of arrows(Number(await here.getAttribute('data-at')), Number(about.cell)))
      await page.keyboard.press(key)
    await expect(here).toHaveAttribute('data-at', about.cell)
    await page.keyboard.press('Enter')
  }
}

/** Of a list of answers one is a tab stop: the chosen one, or the first. */
async function answer(page: Page, target: Locator): Promise<void> {
  if (await target.isChecked()) return
  const list = page.locator('.te-answers, .te-question').last().locator('input[type=radio]')
  const chosen = list.and(page.locator(':checked'))
  await reach(page, (await chosen.count()) > 0 ? chosen : list.first())
  if ((await chosen.count()) === 0) await page.keyboard.press('Space')
  for (let n = 0; n < 60 && !(await target.isChecked()); n++) await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

function arrows(from: number, to: number): readonly string[] {
  const column = (to % 7) - (from % 7)
  const row = Math.floor(to / 7) - Math.floor(from / 7)
  return [
    ...Array<string>(Math.abs(column)).fill(column > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array<string>(Math.abs(row)).fill(row > 0 ? 'ArrowDown' : 'ArrowUp'),
  ]
}
