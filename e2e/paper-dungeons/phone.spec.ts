import { expect, fits, test, touchable } from '../helpers.ts'
import { bring, tap } from '../table.ts'
import { matchAt, whim } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 3 })
test.beforeEach(({ page }) => knowing(page))

test('by finger on a phone to the first boss, and nothing sticks out or is too small @phone', async ({
  page,
  words,
}) => {
  test.slow()
  const check = async () => {
    await fits(page)
    await touchable(page)
  }
  await page.goto('/')
  const title = words('paper-dungeons.title')
  await page.getByRole('link', { name: words('door.playGame', { title }), exact: true }).tap()
  await page.getByRole('button', { name: words('setup.add') }).tap()
  await page.getByLabel(words('setup.who', { n: 2 })).selectOption(words('who.novice'))
  await check()
  await page.getByRole('button', { name: words('setup.start') }).tap()

  const seen = new Set<string>()
  const table = dungeonOn(page, words, tap, {
    asked: async ({ state }, seat) => {
      const what = `${state.phase} ${state.players[seat]?.agenda.at(-1)?.do}`
      if (!seen.has(what)) await check()
      seen.add(what)
      // The one bright button and where one stands need no scrolling.
      await expect(table.go).toBeInViewport({ ratio: 1 })
      if (state.phase !== 'keep') await expect(table.strip).toBeInViewport({ ratio: 1 })
    },
    story: check,
  })
  const { state } = await table.playOn(whim, match => match.state.round === 4)
  expect(state.players[0]?.shown.glory).toHaveLength(1)
  expect(seen).toContain('turn walk')
})

test('by finger from the last round to the score and the sheets @phone', async ({ page, words }) => {
  test.slow()
  const match = matchAt(({ round, phase }) => round === 8 && phase === 'turn', {
    seats: ['person', 'novice', 'novice'],
  })
  await bring(page, words, match)
  const table = dungeonOn(page, words, tap)
  const over = await table.playOn(whim)
  expect(over.state.phase).toBe('over')
  await fits(page)
  await touchable(page)
  await table.ending.getByRole('button', { name: words('end.sheets') }).tap()
  await expect(table.ending).toBeHidden()
  for (const tab of ['heroes', 'items', 'potions', 'map'] as const) {
    await table.turnTo(tab)
    await fits(page)
    await touchable(page)
  }
})
