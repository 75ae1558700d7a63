import type { Page } from '@playwright/test'
import { expect, fits, test } from '../helpers.ts'
import { pageClicks } from '../page-clicks.ts'
import { tap } from '../press.ts'
import { phone } from '../sizes.ts'
import { openSetup } from '../table.ts'
import { begins } from '../words.ts'
import { asks, like } from './matches.ts'
import { dungeonOn } from './table.ts'

test.use({ ...phone, game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' }, dice: 40 })

test('[TE-UI.22] by finger on a phone, with a bot at one’s side, from the first page to the end: nothing overflows or is too small, the primary button is visible', async ({
  page,
  words,
}) => {
  test.slow()
  await openSetup(page, words, 'tiny-epic', tap)
  const check = () => fits(page)
  const comrade = page.getByLabel(words('setup.who', { n: 2 }))
  if (!(await comrade.isVisible())) await page.getByRole('button', { name: words('setup.add') }).tap()
  await comrade.selectOption(words('who.novice'))
  await check()
  await page.getByRole('button', { name: words('setup.start'), exact: true }).tap()

  const aims = await heard(page)
  const seen = new Set<string>()
  const table = dungeonOn(page, words, pageClicks('touch', tap), {
    asked: async ({ state }) => {
      const what = asks(state) ?? ''
      if (!seen.has(what)) await check()
      seen.add(what)
      // The primary button needs no scrolling.
      await expect.poll(() => page.evaluate(inSight), { intervals: [50] }).toEqual([true])
    },
  })
  const first = await table.asked()
  await table.playOn(like('novice'), ({ state }) => asks(state) === 'turn')
  // A newcomer is offered the coach, and closes it.
  await page.getByRole('button', { name: words('board.coach.no') }).tap()
  const over = await table.playOn(like('novice'))
  expect(first.record.entries).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'turn', 'rotate', 'adjust']))
  await check()
  await expect(table.ending).toBeVisible()

  // The bot's aim was shown before its move.
  const said = await aims()
  const known = Object.keys(words.messages).filter(id => id.startsWith('aim.'))
  const openings = known.map(id => words.say({ id, values: { enemy: '', room: '' } }))
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter(text => !begins(...openings).test(text))).toEqual([])
  expect(over.record.entries.some(entry => 'by' in entry && entry.by === 'bot')).toBe(true)

  await table.ending.getByRole('button', { name: words('board.end.table') }).tap()
  await expect(table.ending).toBeHidden()
  await check()
})

/** Every intention that a bot shows from now on. */
async function heard(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await page.evaluateHandle(() => {
    const said: string[] = []
    const look = () => {
      for (const line of document.querySelectorAll('.te-intent')) {
        const text = line.textContent?.trim() ?? ''
        if (line.checkVisibility() && said.at(-1) !== text) said.push(text)
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return said
  })
  return () => texts.jsonValue()
}

/** For each primary button whether all of it is on the screen, and nothing lies over it. */
function inSight(): readonly boolean[] {
  return [...document.querySelectorAll('.te [data-go]')].map(element => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const whole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return whole && element.contains(over)
  })
}
