import { paperDungeons } from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { everything } from '../breadth.ts'
import { expect, test } from '../helpers.ts'
import { keys, reach, replayByKeys } from '../keys.ts'
import { goOnLater } from '../later.ts'
import type { Press } from '../press.ts'
import { startMatch } from '../table.ts'
import { lastRound, wayward } from './matches.ts'
import { dungeonOn } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 41 })

test('[PD-UI.3] by keyboard alone from the first page to the score, and the focus is always visible', async ({
  page,
  words,
}) => {
  test.slow()
  const press = await startMatch(page, words, 'paper-dungeons', pencil(page))
  await press(page.getByRole('button', { name: words('coach.no') }))
  let decisions = 0
  const table = dungeonOn(page, words, press, {
    asked: async () => {
      // The first question finds the reader at the top of the page; every later one where the answer is.
      if (decisions++ > 0) await expect(page.locator('main :focus-visible')).toBeVisible()
    },
    story: () => expect(table.story.locator('[data-go]')).toBeFocused(),
  })
  await table.playOn(wayward, ({ state }) => state.round === 3)
  await goOnLater(page, lastRound(wayward))
  if (!everything) decisions = 0
  const { state, record } = await table.playOn(wayward)
  expect(state.round).toBe(8)
  const { scores = [] } = paperDungeons.outcome(state) ?? {}
  const total = table.ending.getByRole('row').filter({ hasText: words('sheet.shield.L') })
  await expect(total.getByRole('button')).toHaveText(scores.map(score => String(score).replace('-', '−')))
  await press(table.ending.getByRole('link', { name: words('after.replay') }))
  await replayByKeys(page, record)
})

/** Digits pick dice, arrows walk the map from room to room, a second Enter takes what the first chose, Tab does the rest. */
function pencil(page: Page): Press {
  const press = keys(page)
  const map = page.locator('[data-room][tabindex="0"]')
  return async target => {
    const about = await target.evaluate(element => ({
      room: element.getAttribute('data-room'),
      again: element.matches('[data-go]') && document.activeElement?.matches('.pd-spot[aria-pressed=true]'),
      die: [...document.querySelectorAll('.pd-die')].indexOf(element),
    }))
    if (about.again === true) return page.keyboard.press('Enter')
    if (about.die >= 0) return page.keyboard.press(String(about.die + 1))
    if (about.room === null) return press(target)
    await reach(page, map)
    const here = page.locator('[data-room]:focus')
    for (const key of arrows((await here.getAttribute('data-room')) ?? '', about.room))
      await page.keyboard.press(key)
    await expect(here).toHaveAttribute('data-room', about.room)
    await page.keyboard.press('Enter')
  }
}

function arrows(from: string, to: string): readonly string[] {
  const [column = 0, row = 0] = [0, 1].map(i => to.charCodeAt(i) - from.charCodeAt(i))
  return [
    ...Array<string>(Math.abs(column)).fill(column > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array<string>(Math.abs(row)).fill(row > 0 ? 'ArrowUp' : 'ArrowDown'),
  ]
}
