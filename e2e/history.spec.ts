import type { Page } from '@playwright/test'
import daily from '../packages/web/src/daily/messages/en.json' with { type: 'json' }
import history from '../packages/web/src/history/messages/en.json' with { type: 'json' }
import { accessible, expect, fits, load, test } from './helpers.ts'
import * as paper from './paper-dungeons/matches.ts'
import { desk, phone } from './sizes.ts'
import { bring } from './table.ts'

test.use({ game: 'paper-dungeons' })

/** Nothing is cut off or inaccessible, on a desk and on a phone. */
async function isSound(page: Page): Promise<void> {
  for (const { viewport } of [phone, desk]) {
    await page.setViewportSize(viewport)
    await fits(page)
  }
  await accessible(page)
}

test('a finished match leaves its line, also when it is deleted', async ({ page, words }) => {
  await bring(
    page,
    words,
    paper.matchAt(({ phase }) => phase === 'over'),
  )
  const title = words('paper-dungeons.title')
  await load(page, '/history', words)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await isSound(page)
  await load(page, '/replays', words)
  await page.getByRole('button', { name: words('match.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('match.delete') })
    .click()
  await expect(page.getByText(words('replays.none'))).toBeVisible()
  await page.getByRole('link', { name: words('replays.history') }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: history['history.export'] })).toBeVisible()
})

test('the dungeon of the day is entered once, left and taken up again', async ({ page, words }) => {
  await load(page, '/', words)
  await page.getByRole('link', { name: words('home.daily') }).click()
  const section = page.getByRole('region', { name: words('paper-dungeons.title') })
  await expect(section.getByRole('button', { name: daily['daily.play'] })).toBeVisible()
  await isSound(page)
  await section.getByRole('button', { name: daily['daily.play'] }).click()
  await page.waitForURL(/\/table\//)
  const table = page.url()
  await load(page, '/daily', words)
  await expect(section.getByRole('button', { name: daily['daily.play'] })).toBeHidden()
  await section.getByRole('link', { name: daily['daily.resume'] }).click()
  await expect(page).toHaveURL(table)
})
