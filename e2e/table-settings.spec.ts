import { paperDungeons } from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { accessible, expect, fits, load, test } from './helpers.ts'
import * as paper from './paper-dungeons/matches.ts'
import * as sheet from './paper-dungeons/table.ts'
import { click } from './press.ts'
import { desk, phone } from './sizes.ts'
import { bring, startMatch } from './table.ts'
import * as welcome from './welcome-back/matches.ts'
import type { GameId, Words } from './words.ts'

const menu = (page: Page) => page.locator('#table-menu')
const openMenu = (page: Page, words: Words) => page.getByRole('button', { name: words('menu') }).click()
const percent = (words: Words, percent: number) => words('textSize.value', { percent })

const games: readonly GameId[] = ['welcome-back', 'paper-dungeons', 'tiny-epic']

for (const game of games)
  test.describe(game, () => {
    test.use({ game })

    test('by daylight and with large words the table is accessible and fits, and both are remembered', async ({
      page,
      words,
    }) => {
      await startMatch(page, words, game, click)
      await openMenu(page, words)
      await page.getByRole('button', { name: words('home.daylight') }).click()
      await page.getByLabel(percent(words, 130)).check()
      await accessible(page)
      for (const viewport of [phone.viewport, { width: 740, height: 360 }, desk.viewport]) {
        await page.setViewportSize(viewport)
        await fits(page)
      }
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: words(game === 'tiny-epic' ? 'board.help.label' : 'help.label') })
        .click()
      await accessible(page)
      await load(page, '/', words)
      await expect(page.getByLabel(percent(words, 130))).toBeChecked()
      await expect(page.getByRole('button', { name: words('home.candles') })).toBeVisible()
      for (const viewport of [phone.viewport, { width: 740, height: 360 }, desk.viewport]) {
        await page.setViewportSize(viewport)
        await fits(page)
      }
      await accessible(page)
    })
  })

test.describe('Escape', () => {
  test.use({ game: 'paper-dungeons' })

  test('closes the menu before it drops the die that is picked', async ({ page, words }) => {
    await sheet.knowing(page)
    const match = paper.matchAt(
      ({ phase }, { state }) =>
        phase === 'turn' && paperDungeons.moves(state, 0).some(move => move.do === 'die'),
    )
    await bring(page, words, match)
    const [die] = paperDungeons.moves(match.state, 0).flatMap(move => (move.do === 'die' ? [move.die] : []))
    const picked = sheet.dungeonOn(page, words).die(die ?? 0)
    await picked.click()
    await expect(picked).toHaveAttribute('aria-pressed', 'true')
    await openMenu(page, words)
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(picked).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(picked).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('playback', () => {
  // Slower than for people, so that there is something to skip on a busy machine as well.
  test.use({ speed: 0.2 })

  test('is hurried by Skip and by nothing else, and not played at once', async ({ page, words }) => {
    const match = welcome.matchAt(({ ask }) => ask.do === 'reveal' && ask.seat === 0)
    await bring(page, words, match)
    const go = page.locator('.wb-dock [data-go]')
    const skip = page.getByRole('button', { name: words('skip'), exact: true })
    await go.click()
    await expect(skip).toBeVisible()
    await page.mouse.click(640, 20)
    await expect(skip).toBeVisible()
    await skip.click()
    await expect(skip).toBeHidden()
    await openMenu(page, words)
    await page.getByLabel(words('pace.instant')).check()
    await page.keyboard.press('Escape')
    const seen = await page.evaluateHandle(() => {
      const found: string[] = []
      const look = () => document.querySelector('.tool[data-bright]') && found.push('Skip')
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
      return found
    })
    if (await go.isVisible()) await go.click()
    await page.waitForTimeout(500)
    expect(await seen.jsonValue()).toEqual([])
  })
})
