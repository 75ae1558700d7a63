import { type Card, dungeons } from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { eachOf } from '../breadth.ts'
import { accessible, expect, fits, load, still, test } from '../helpers.ts'
import { phone } from '../sizes.ts'
import { bring } from '../table.ts'
import { wordsIn } from '../words.ts'
import { matchAt } from './matches.ts'
import { knowing } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, unseen: false })
test.beforeEach(({ page }) => knowing(page))

/** How many pages come out of the printer. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** The walls that the dungeon card adds, as they are drawn. */
const drawn = (page: Page) =>
  page.locator('[data-ladder]').evaluateAll(all => all.map(one => one.getAttribute('data-ladder')))

const wallsOf = (card: Card) => dungeons[card].walls.map(edge => edge.join('/'))

for (const [card, locale] of eachOf(
  [
    ['A', 'en'],
    ['K', 'hu'],
    ['G', 'pl'],
    ['C', 'cs'],
  ] as const,
  [
    ['A', 'en'],
    ['K', 'hu'],
  ],
))
  test(`[PD-UI.13] a blank sheet of dungeon ${card} is one page and has its walls (${locale})`, async ({
    page,
  }) => {
    const words = wordsIn(locale, 'paper-dungeons')
    await bring(
      page,
      words,
      matchAt(({ round }) => round === 1, { options: { dungeon: card } }),
    )
    await page.getByRole('button', { name: words('menu') }).click()
    await page.getByRole('link', { name: words('print') }).click()
    await expect(page.getByRole('radio', { name: words('print.blank') })).toBeChecked()
    await expect.poll(() => drawn(page)).toEqual(wallsOf(card))
    expect(await pagesOf(page)).toBe(1)
    // And nothing is cut off at its foot.
    expect(
      await page.locator('.pd-print').evaluate(sheet => sheet.scrollHeight - sheet.clientHeight),
    ).toBeLessThanOrEqual(0)
  })

test('[PD-UI.13] at the end all sheets are printed, a page each, or anybody’s as it stands', async ({
  page,
  words,
}) => {
  const match = matchAt(({ phase }) => phase === 'over', { seats: ['person', 'novice', 'novice'] })
  await bring(page, words, match)
  await page.goto(`/table/${match.record.id}/print`)
  await expect(page.getByRole('radio', { name: words('print.now') })).toBeChecked()
  const sheets = page.locator('.a4 .pd-print')
  await expect(sheets).toHaveCount(3)
  for (const [seat, name] of ['Ada', 'Bruno', 'Cyla'].entries())
    await expect(sheets.nth(seat)).toContainText(name)
  expect(await pagesOf(page)).toBe(3)
  await page.getByLabel(words('print.whose')).selectOption('Cyla')
  await expect(page.locator('.a4')).toContainText('Cyla')
  await expect.poll(() => drawn(page)).toEqual(wallsOf(match.state.card))
  const paths = page.locator('.a4 [data-ink], .a4 path')
  const filled = await paths.count()
  expect(await pagesOf(page)).toBe(1)
  await page.getByRole('radio', { name: words('print.blank') }).check()
  await expect.poll(() => paths.count()).toBeLessThan(filled)
  expect(await pagesOf(page)).toBe(1)
})

test('[PD-UI.13] [PD-UI.2] around one screen nobody’s unfinished turn is printed', async ({
  page,
  words,
}) => {
  const match = matchAt(
    ({ round, players }) =>
      round === 2 && (players[1]?.sheet.path.length ?? 0) > (players[1]?.shown.path.length ?? 0),
    { seats: ['person', 'person'] },
  )
  const at = match.state.players[1]
  await bring(page, words, match)
  await page.goto(`/table/${match.record.id}/print`)
  await page.getByRole('radio', { name: words('print.now') }).check()
  await page.getByLabel(words('print.whose')).selectOption('Bruno')
  await expect(page.locator('.a4')).toContainText('Bruno')
  // Paths are drawn as lines from room to room: as many as the sheet had when it was last revealed.
  expect(at?.sheet.path).not.toBe(at?.shown.path)
  const secret = await still(() => page.locator('.a4').innerHTML())
  const shown = matchAt(({ round }) => round === 2, { seats: ['person', 'person'] })
  await bring(page, words, shown)
  await page.goto(`/table/${shown.record.id}/print`)
  await page.getByRole('radio', { name: words('print.now') }).check()
  await page.getByLabel(words('print.whose')).selectOption('Bruno')
  await expect(page.locator('.a4')).toContainText('Bruno')
  await expect.poll(() => page.locator('.a4').innerHTML()).toBe(secret)
})

test('[PD-UI.13] blank sheets are printed without a match: a page for each player, of any dungeon', async ({
  page,
  words,
}) => {
  await load(page, '/rules/paper-dungeons', words)
  await page.getByRole('link', { name: words('print.sheets') }).click()
  await page.getByLabel(words('option.dungeon')).selectOption('G')
  await expect.poll(() => drawn(page)).toEqual(wallsOf('G'))
  await page.getByLabel(words('print.count')).selectOption('3')
  await expect(page.locator('.a4 .pd-print')).toHaveCount(3)
  expect(await pagesOf(page)).toBe(3)
  const lengths = page.locator('.pd-print')
  expect(await lengths.evaluateAll(all => all.map(sheet => sheet.scrollHeight - sheet.clientHeight))).toEqual(
    [0, 0, 0],
  )
  await expect(page.locator('.a4 .pd-dot')).toHaveCount(0)
  await page.setViewportSize(phone.viewport)
  await fits(page)
  await accessible(page)
})
