import type { MatchRecord } from '@kazamata/kernel/match'
import type { Locator, Page } from '@playwright/test'
import { expect, visit } from './helpers.ts'
import { fileOf } from './matches.ts'
import type { Press } from './press.ts'
import { flat, type GameId, type Words } from './words.ts'

/** The lines of the ledger as they are on the page. */
export async function linesOn(ledger: Locator): Promise<readonly string[]> {
  const texts = await ledger
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .evaluateAll(items =>
      items.map(item => {
        const copy = item.cloneNode(true)
        if (copy instanceof Element) for (const aside of copy.querySelectorAll('button, em')) aside.remove()
        return copy.textContent ?? ''
      }),
    )
  return texts.map(flat)
}

/** The ledger comes to read so. */
export const reads = (ledger: Locator, lines: readonly string[]): Promise<void> =>
  expect.poll(() => linesOn(ledger), { intervals: [50] }).toEqual(lines)

/** On the first page: the way to the setup of a game. */
export const gameLink = (page: Page, words: Words, game: GameId): Locator =>
  page.getByRole('link', { name: words('door.playGame', { title: words(`${game}.title`) }), exact: true })

/** From the first page to the setup of a game. */
export async function openSetup(page: Page, words: Words, game: GameId, press: Press): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(gameLink(page, words, game))
}

/** From the first page to the table, with the usual setup. */
export async function startMatch(page: Page, words: Words, game: GameId, press: Press): Promise<Press> {
  await openSetup(page, words, game, press)
  await press(page.getByRole('button', { name: words('setup.start'), exact: true }))
  return press
}

/** Brings a prepared match to this browser as a file, and sits down at it. */
export async function bring(
  page: Page,
  words: Words,
  match: { readonly record: MatchRecord },
  come: typeof visit = visit,
): Promise<void> {
  await come(page, '/tables', words)
  await page.getByLabel(words('import.choose')).setInputFiles(fileOf(match))
  await page.waitForURL(/\/table\//)
  await expect(page.getByRole('main')).toBeVisible()
}
