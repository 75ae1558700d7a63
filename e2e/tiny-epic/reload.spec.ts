import { undoable } from '@kazamata/kernel/match'
import { tinyEpic } from '@kazamata/tiny-epic'
import type { Page } from '@playwright/test'
import { expect, test } from '../helpers.ts'
import { kept } from '../matches.ts'
import { bring } from '../table.ts'
import { asks, decision, like, matchAt, matchOf, type PlannedMatch, type Policy } from './matches.ts'
import { type Dungeon, dungeonOn, knowing } from './table.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => knowing(page))

const policy = like('novice')

/** The next decision, with its targets, rolls dice. */
const rolls = ({ state }: PlannedMatch) => asks(state) === 'adjust'

function attacks(match: PlannedMatch): boolean {
  return asks(match.state) === 'turn' && decision(match, policy)[0]?.do === 'attack'
}

/** The dice as they lie in the tray. */
const thrown = (page: Page) =>
  page.locator('.te-die-face').evaluateAll(dice => dice.map(die => die.textContent?.replace('+', '')))

/** Nothing can be taken back, neither here nor at the top of the page. */
async function nothingBack(page: Page, { words, side }: Dungeon): Promise<void> {
  await expect(side.getByRole('button', { name: words('question.undo'), exact: true })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: words('undo') })).toBeDisabled()
  await page.keyboard.press('Backspace')
}

test('[TE-UI.18] [TE-UI.8] in the middle of a roll: after a reload, and after the tab was killed, the dice are the same, cannot be rolled again and the roll cannot be undone', async ({
  page,
  context,
  words,
}) => {
  const match = matchAt((_, match) => attacks(match))
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.play(await table.asked(), decision(match, policy))
  const rolled = await table.asked()
  expect(rolls(rolled)).toBe(true)
  const dice = await thrown(page)
  const stored = await kept(page)
  await nothingBack(page, table)

  await page.reload()
  await table.asked()
  await expect.poll(() => thrown(page)).toEqual(dice)
  await nothingBack(page, table)
  expect(await kept(page)).toEqual(stored)

  const url = page.url()
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)])
  const again = await context.newPage()
  await knowing(again)
  await again.goto(url)
  const reopened = dungeonOn(again, words)
  expect((await reopened.asked()).record).toEqual(rolled.record)
  await expect.poll(() => thrown(again)).toEqual(dice)
  await nothingBack(again, reopened)

  // Play continues from there; adjusting dice can be undone, the roll cannot.
  await reopened.play(rolled, decision(rolled, policy))
  const after = await reopened.asked()
  const backs = undoable(tinyEpic, after, 0)
  expect(backs.filter(back => back < rolled.record.entries.length)).toEqual([])
  if (backs.length === 0) return nothingBack(again, reopened)
  await reopened.side.getByRole('button', { name: words('question.undo'), exact: true }).click()
  await expect.poll(() => thrown(again)).toEqual(dice)
  await nothingBack(again, reopened)
})

test('[TE-UI.18] a walk through known rooms and a turned die can be taken back, also after a reload', async ({
  page,
  words,
}) => {
  const walks = matchAt(
    ({ turn }, match) =>
      asks(match.state) === 'turn' && turn.spent === 0 && decision(match, policy)[0]?.do === 'step',
  )
  await bring(page, words, walks)
  const table = dungeonOn(page, words)
  await table.play(await table.asked(), decision(walks, policy))
  await page.reload()
  await table.asked()
  await table.side.getByRole('button', { name: words('question.undo'), exact: true }).click()
  await expect.poll(async () => (await matchOf(page)).state).toEqual(walks.state)

  const turning: Policy = (match, seat, moves) =>
    moves.find(move => move.do === 'change') ?? policy(match, seat, moves)
  const turns = matchAt((_, match) => rolls(match) && decision(match, turning)[0]?.do === 'change')
  await bring(page, words, turns)
  await table.asked()
  const dice = await thrown(page)
  await table.play(await table.asked(), decision(turns, turning))
  await page.reload()
  await table.asked()
  await expect(page.locator('.te-die-face')).toHaveCount(dice.length)
  expect(await thrown(page)).not.toEqual(dice)
  await table.side.getByRole('button', { name: words('question.undo'), exact: true }).click()
  await expect.poll(() => thrown(page)).toEqual(dice)
  await nothingBack(page, table)
})
