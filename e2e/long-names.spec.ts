import type { MatchRecord } from '@kazamata/kernel/match'
import { paperDungeons } from '@kazamata/paper-dungeons'
import { tinyEpic } from '@kazamata/tiny-epic'
import { welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'
import { expect, fits, test, visit } from './helpers.ts'
import * as paper from './paper-dungeons/matches.ts'
import { desk, phone } from './sizes.ts'
import { bring } from './table.ts'
import { coversNothing } from './text-overlaps.ts'
import * as tiny from './tiny-epic/matches.ts'
import * as welcome from './welcome-back/matches.ts'
import type { Words } from './words.ts'

/** As long as a name may be, and without a space to break it at. */
const long = 'Wolfeschlegelsteinhausen'
const landscape = { viewport: { width: 740, height: 360 } }

/** The same match, of people with long names. */
const renamed = ({ record }: { readonly record: MatchRecord }) => ({
  record: { ...record, seats: record.seats.map((seat, at) => ({ ...seat, name: `${at}${long.slice(1)}` })) },
})

async function everywhere(page: Page): Promise<void> {
  for (const { viewport } of [phone, landscape, desk]) {
    await page.setViewportSize(viewport)
    await fits(page)
    await coversNothing(page, long.slice(1))
  }
  // Small screens have names behind a button; the last one shows them all.
  await expect(page.getByText(long.slice(1)).first()).toBeAttached()
}

async function table(page: Page, words: Words, match: { readonly record: MatchRecord }): Promise<void> {
  await page.setViewportSize(phone.viewport)
  await visit(page, '/tables', words)
  await bring(page, words, renamed(match))
  await visit(page, `/table/${match.record.id}`, words)
  await expect(page.locator('[data-go], .after').first()).toBeVisible()
  await everywhere(page)
  await page.setViewportSize(phone.viewport)
  if ((await page.locator('[data-go]').count()) > 0) {
    await page.getByRole('button', { name: words('ledger') }).click()
    await coversNothing(page, long.slice(1))
    await page.keyboard.press('Escape')
  }
}

test('Welcome Back: long names cover no other text', async ({ page, words }) => {
  test.slow()
  const seats = ['person', 'novice', 'novice', 'novice'] as const
  await table(
    page,
    words,
    welcome.matchAt(({ ask }) => ask.do === 'turn' && ask.seat === 0, { seats }),
  )
  await table(
    page,
    words,
    welcome.matchAt(({ ask }) => ask.do === 'reveal' && ask.seat === 0, { seats }),
  )
  await table(
    page,
    words,
    welcome.matchAt(state => welcomeBack.outcome(state) !== undefined, { seats }),
  )
  await visit(page, '/tables', words)
  await everywhere(page)
  await visit(page, '/', words)
  await everywhere(page)
})

test.describe(() => {
  test.use({ game: 'paper-dungeons' })
  test('Paper Dungeons: long names cover no other text', async ({ page, words }) => {
    test.slow()
    const seats = ['person', 'novice', 'novice', 'novice'] as const
    await table(
      page,
      words,
      paper.matchAt(({ round, phase }) => round === 2 && phase === 'turn', { seats }),
    )
    await table(
      page,
      words,
      paper.matchAt(state => paperDungeons.outcome(state) !== undefined, { seats }),
    )
  })
})

test.describe(() => {
  test.use({ game: 'tiny-epic' })
  test('Tiny Epic: long names cover no other text', async ({ page, words }) => {
    test.slow()
    const seats = ['person', 'person', 'novice'] as const
    await table(
      page,
      words,
      tiny.matchAt(state => tiny.asks(state) === 'turn', { seats }),
    )
    await table(
      page,
      words,
      tiny.matchAt(state => tinyEpic.outcome(state) !== undefined, { seats }),
    )
  })
})
