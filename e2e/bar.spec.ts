import type { Page } from '@playwright/test'
import { eachOf } from './breadth.ts'
import { expect, test } from './helpers.ts'
import * as sheets from './paper-dungeons/matches.ts'
import { dungeonOn as sheetsOn } from './paper-dungeons/table.ts'
import { phone } from './sizes.ts'
import { bring } from './table.ts'
import * as torches from './tiny-epic/matches.ts'
import { dungeonOn } from './tiny-epic/table.ts'
import { matches } from './welcome-back/screens.ts'
import { tableOn } from './welcome-back/table.ts'
import { type GameId, type WordId, type Words, wordsIn } from './words.ts'

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

interface Ending {
  readonly game: GameId
  /** One that is over. */
  match(): Parameters<typeof bring>[2]
  asked(page: Page, words: Words): Promise<unknown>
  /** What shows the table again. */
  readonly away: WordId
}

const endings: readonly Ending[] = [
  {
    game: 'welcome-back',
    match: matches.over,
    asked: (page, words) => tableOn(page, words).asked(),
    away: 'over.go',
  },
  {
    game: 'paper-dungeons',
    match: () => sheets.matchAt(({ phase }) => phase === 'over'),
    asked: (page, words) => sheetsOn(page, words).asked(),
    away: 'gameEnd.sheets',
  },
  {
    game: 'tiny-epic',
    match: () => torches.matchAt(({ result }) => result !== undefined),
    asked: (page, words) => dungeonOn(page, words).asked(),
    away: 'board.end.table',
  },
]

for (const { game, match, asked, away } of endings)
  test(`${game}: the way back to the result leaves the title its room on a phone, whatever the language`, async ({
    page,
  }) => {
    test.slow()
    for (const language of eachOf(['en', 'pl', 'cs', 'hu'] as const, ['hu'])) {
      const words = wordsIn(language, game)
      await bring(page, words, match())
      await asked(page, words)
      await page.getByRole('button', { name: words(away), exact: true }).click()
      await expect(page.getByRole('button', { name: words('after.result'), exact: true })).toBeVisible()
      expect(await page.locator('.bar h1').evaluate(isCut), language).toBe(false)
    }
  })

test.describe('while a move is shown', () => {
  // Slow enough to look at it.
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, speed: 0.2 })

  for (const language of eachOf(['en', 'cs'] as const, ['cs']))
    test(`Skip leaves the title its room on a phone: ${language}`, async ({ page }) => {
      const words = wordsIn(language)
      await bring(page, words, matches.turn())
      const table = tableOn(page, words)
      await table.choose(await table.asked(), { do: 'pass' })
      await table.go.click()
      await expect(page.getByRole('button', { name: words('skip'), exact: true })).toBeVisible()
      expect(await page.locator('.bar h1').evaluate(isCut)).toBe(false)
    })
})

/** In the page. */
const isCut = (title: Element) => title.scrollWidth > title.clientWidth
