import { replay } from '@kazamata/kernel/match'
import { welcomeBack } from '@kazamata/welcome-back'
import { expect, test } from '../helpers.ts'
import { sure } from '../matches.ts'
import { pageClicks } from '../page-clicks.ts'
import { gameLink, reads } from '../table.ts'
import { matchOf } from './matches.ts'
import { daring } from './policies.ts'
import { linesOf, tableOn } from './table.ts'

// With this seed both games are short.
test.use({ dice: 17 })

test('a newcomer is asked after two clicks, plays three bots to the end and watches the replay', async ({
  page,
  words,
}) => {
  test.slow()
  await page.goto('/')
  await gameLink(page, words, 'welcome-back').click()
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()

  let rounds = 0
  const table = tableOn(page, words, pageClicks(), {
    roundEnd: async () => {
      rounds++
      await expect(table.roundEnd).toContainText(words('end.standing'))
    },
  })
  const first = await table.asked()
  await table.play(first, daring(first, 0, welcomeBack.moves(first.state, 0)))

  const over = await table.playOn(daring)
  expect(over.record.seats.map(seat => seat.occupant.kind)).toEqual(['person', 'bot', 'bot', 'bot'])
  expect(rounds).toBe(over.state.round - 1)
  const winner = over.record.seats[welcomeBack.outcome(over.state)?.winners[0] ?? -1]?.name ?? ''
  await expect(table.gameEnd.getByRole('heading', { level: 2 })).toContainText(winner)

  await table.gameEnd.getByRole('link', { name: words('after.replay') }).click()
  const slider = page.getByRole('slider', { name: words('replay.step') })
  const eyes = page.getByLabel(words('replay.eyes'))
  const last = over.record.entries.length
  await expect(slider).toHaveAttribute('max', String(last))
  for (const viewer of ['table', 0, 2] as const) {
    await eyes.selectOption(String(viewer))
    for (const at of [0, Math.floor(last / 3), last]) {
      await slider.fill(String(at))
      const then = sure(replay(welcomeBack, over.record, at))
      await reads(table.ledger, linesOf(then, viewer, words))
    }
  }
  await slider.press('ArrowLeft')
  await expect(slider).toHaveValue(String(last - 1))
  await page.getByRole('button', { name: words('replay.forward') }).click()
  await expect(slider).toHaveValue(String(last))

  // From round to round by list and by keys, and with everything face up.
  const parts = page.getByLabel(words('replay.jump'), { exact: true })
  await parts.selectOption(words('log.round', { round: 2 }))
  const second = Number(await slider.inputValue())
  expect(sure(replay(welcomeBack, over.record, second)).state.round).toBe(2)
  await expect(page).toHaveURL(new RegExp(`move=${second}\\b`))
  await eyes.selectOption({ label: words('replay.faceUp') })
  await page.locator('#board').focus()
  await page.keyboard.press('ArrowRight')
  const drawn = sure(replay(welcomeBack, over.record, Number(await slider.inputValue()))).state
  if (drawn.ask.do === 'place')
    await expect(page.locator('.wb-face-up')).toContainText(words(`card.${drawn.ask.card}`))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(slider).toHaveValue(String(second))
  await expect(page).toHaveURL(new RegExp(`move=${second}\\b`))
  await page.reload()
  await expect(slider).toHaveValue(String(second))
  expect((await matchOf(page)).record).toEqual(over.record)
})

test('bots alone play to the end, and one watches', async ({ page, words }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/play/welcome-back')
  for (const n of [4, 3]) await page.getByRole('button', { name: words('setup.remove', { n }) }).click()
  for (const n of [1, 2]) await page.getByLabel(words('setup.who', { n })).selectOption(words('who.novice'))
  await expect(page.getByText(words('setup.bots'))).toBeVisible()
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()
  const table = tableOn(page, words)
  const over = await table.playOn(daring)
  expect(over.record.entries.every(entry => 'by' in entry && entry.by === 'bot')).toBe(true)
  await reads(table.ledger, linesOf(over, 'table', words))
})
