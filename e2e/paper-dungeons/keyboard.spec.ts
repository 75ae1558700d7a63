import type { Page } from '@playwright/test'
import { expect, test } from '../helpers.ts'
import { keys, reach } from '../keys.ts'
import type { Press } from '../table.ts'
import { brisk, type Policy, whim } from './matches.ts'
import { dungeonOn } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 2 })

test('[PD-UI.3] by keyboard alone to the first boss, and the focus is always to be seen', async ({
  page,
  words,
}) => {
  test.slow()
  const press = pencil(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const title = words('paper-dungeons.title')
  await press(page.getByRole('link', { name: words('door.playGame', { title }), exact: true }))
  await press(page.getByRole('button', { name: words('setup.start') }))
  await press(page.getByRole('button', { name: words('coach.no') }))
  let decisions = 0
  const table = dungeonOn(page, words, press, {
    asked: async () => {
      // The first question finds the reader at the top of the page; every later one where the answer is.
      if (decisions++ > 0) await expect(page.locator('main :focus-visible')).toBeVisible()
    },
    story: () => expect(table.story.locator('[data-go]')).toBeFocused(),
  })
  const { state } = await table.playOn(wayward, match => match.state.round === 4)
  expect(state.players[0]?.shown.glory).toHaveLength(1)
})

/** Walks in the first round and lets the others pass quickly. */
const wayward: Policy = (match, seat, moves) => (match.state.round < 2 ? whim : brisk)(match, seat, moves)

/** Digits pick dice, arrows walk the map from room to room, Tab and Enter do the rest. */
function pencil(page: Page): Press {
  const press = keys(page)
  const map = page.locator('[data-room][tabindex="0"]')
  return async target => {
    const about = await target.evaluate(element => ({
      room: element.getAttribute('data-room'),
      die: [...document.querySelectorAll('.pd-die')].indexOf(element),
    }))
    if (about.die >= 0) return page.keyboard.press(String(about.die + 1))
    if (about.room === null) return press(target)
    await reach(page, map)
    for (;;) {
      const here = (await page.locator('[data-room]:focus').getAttribute('data-room')) ?? ''
      if (here === about.room) return page.keyboard.press('Enter')
      await page.keyboard.press(arrow(here, about.room))
    }
  }
}

function arrow(from: string, to: string): string {
  const [column = 0, row = 0] = [0, 1].map(i => to.charCodeAt(i) - from.charCodeAt(i))
  if (column !== 0) return column > 0 ? 'ArrowRight' : 'ArrowLeft'
  return row > 0 ? 'ArrowUp' : 'ArrowDown'
}
