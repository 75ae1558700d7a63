import { play } from '@kazamata/kernel/match'
import { type Move, paperDungeons } from '@kazamata/paper-dungeons'
import { type WelcomeBack, welcomeBack } from '@kazamata/welcome-back'
import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../helpers.ts'
import { countOf, kept, sure } from '../matches.ts'
import * as paper from '../paper-dungeons/matches.ts'
import * as sheet from '../paper-dungeons/table.ts'
import { click } from '../press.ts'
import { bring, openSetup } from '../table.ts'
import * as tiny from '../tiny-epic/matches.ts'
import * as dungeon from '../tiny-epic/table.ts'
import * as welcome from '../welcome-back/matches.ts'
import { tableOn } from '../welcome-back/table.ts'
import { beginGesture, countPlays, waitAWhile } from './plays.ts'

test.use({ guarded: true })
test.beforeEach(({ context }) => countPlays(context))

/** As quick as people are: by the second click what the first has changed is on the screen. */
const between = 220

async function clickTwice(target: Locator): Promise<void> {
  await beginGesture(target.page(), between)
  await target.click()
  await target.page().waitForTimeout(between)
  await target.page().mouse.down()
  await target.page().mouse.up()
}

async function pressTwice(page: Page, key: string): Promise<void> {
  await beginGesture(page, between)
  await page.keyboard.press(key)
  await page.waitForTimeout(between)
  await page.keyboard.press(key)
}

test.describe('Welcome Back', () => {
  test('a double click on “Start the game” makes one match, and so does Enter twice', async ({
    page,
    words,
  }) => {
    await openSetup(page, words, 'welcome-back', click)
    await waitAWhile(page)
    await page.getByRole('button', { name: words('setup.start'), exact: true }).dblclick()
    await page.waitForURL(/\/table\//)
    expect((await kept(page)).matches).toHaveLength(1)
    await visit(page, '/play/welcome-back', words)
    await page.getByLabel(words('setup.name', { n: 1 })).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/table\//)
    expect((await kept(page)).matches).toHaveLength(2)
  })

  test('a double click on “Play again” makes one match; after “See the table” the result comes back', async ({
    page,
    words,
  }) => {
    const over = welcome.matchAt(state => welcomeBack.outcome(state) !== undefined)
    await visit(page, '/tables', words)
    await bring(page, words, over).catch(() => undefined)
    await visit(page, `/table/${over.record.id}`, words)
    const { gameEnd } = tableOn(page, words)
    await gameEnd.getByRole('button', { name: words('over.go') }).click()
    await expect(gameEnd).toBeHidden()
    await page.getByRole('button', { name: words('after.result') }).click()
    await waitAWhile(page)
    await gameEnd.getByRole('button', { name: words('after.again') }).dblclick()
    await expect(gameEnd).toBeHidden()
    expect((await kept(page)).matches).toHaveLength(2)
  })

  test('a double click turns one card over, though the button says the same for the next', async ({
    page,
    words,
  }) => {
    const turns = ({ ask }: WelcomeBack['State']) => ask.do === 'reveal' && ask.seat === 0
    const match = welcome.matchAt(
      (state, match) => turns(state) && turns(sure(play(welcomeBack, match, 0, { do: 'reveal' })).state),
    )
    await bring(page, words, match)
    const { go } = tableOn(page, words)
    await expect(go).toBeVisible()
    const before = await countOf(page)
    await beginGesture(page, between)
    await go.click()
    // While the card is shown there is nothing to press, on a quick machine too briefly to be seen; then the button is back.
    await expect.poll(() => countOf(page), { intervals: [10] }).toBeGreaterThan(before)
    await go.waitFor()
    await page.mouse.down()
    await page.mouse.up()
    await waitAWhile(page)
    const { entries } = await kept(page)
    const reveals = entries.slice(before).filter(({ value }) => 'move' in value && value.seat === 0)
    expect(reveals).toHaveLength(1)
  })
})

test.describe('Paper Dungeons', () => {
  test.use({ game: 'paper-dungeons' })

  test('a double click on “Brew potions” does not confirm the turn, and Enter twice does not', async ({
    page,
    words,
  }) => {
    await sheet.knowing(page)
    const brew: Move[] = []
    const match = paper.matchAt((_, match) => {
      brew.splice(0)
      for (const die of paperDungeons.moves(match.state, 0).filter(({ do: what }) => what === 'die')) {
        const picked = sure(play(paperDungeons, match, 0, die))
        const use = paperDungeons.moves(picked.state, 0).find(move => move.do === 'brew')
        if (use === undefined) continue
        const next = paperDungeons.moves(sure(play(paperDungeons, picked, 0, use)).state, 0)
        if (next.some(move => move.do === 'confirm')) brew.push(die, use)
        if (brew.length > 0) return true
      }
      return false
    })
    await bring(page, words, match)
    const table = sheet.dungeonOn(page, words)
    const label = words('button.confirm.turn')
    for (const twice of [
      () => clickTwice(table.go),
      async () => {
        await page.locator('main').focus()
        await pressTwice(page, 'Enter')
      },
    ]) {
      await table.asked()
      await table.point(match, brew)
      await expect(table.go).not.toHaveText(label)
      await waitAWhile(page)
      await twice()
      await expect(table.go).toHaveText(label)
      await waitAWhile(page)
      await expect(table.go).toHaveText(label)
      expect(await countOf(page)).toBeGreaterThan(match.record.entries.length)
      await table.undo('die').click()
      await expect(table.go).not.toHaveText(label)
    }
  })
})

test.describe('Tiny Epic', () => {
  test.use({ game: 'tiny-epic' })

  test('a double click on “End turn” does not end it anyway, and neither does a key twice', async ({
    page,
    words,
  }) => {
    await dungeon.knowing(page)
    const match = tiny.matchAt(state => tiny.asks(state) === 'turn' && !state.turn.acted)
    await bring(page, words, match)
    const { go } = dungeon.dungeonOn(page, words)
    await expect(go).toBeVisible()
    const label = await go.textContent()
    const { length } = match.record.entries
    for (const twice of [
      () => clickTwice(go),
      () => pressTwice(page, 'Enter'),
      () => pressTwice(page, 'e'),
    ]) {
      await page.locator('main').focus()
      await twice()
      await expect(go).not.toHaveText(label ?? '')
      await waitAWhile(page)
      expect(await countOf(page)).toBe(length)
      // Forgets that it was sure.
      await page.reload()
      await expect(go).toHaveText(label ?? '')
    }
    await go.click()
    await expect(go).not.toHaveText(label ?? '')
    await waitAWhile(page)
    await go.click()
    await expect.poll(() => countOf(page)).toBeGreaterThan(length)
  })
})
