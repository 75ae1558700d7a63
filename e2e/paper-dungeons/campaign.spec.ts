import { paperDungeons, scoreOf, stories } from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { expect, inspect, test } from '../helpers.ts'
import { recordOf, storeRest } from '../matches.ts'
import { pageClicks } from '../page-clicks.ts'
import { brisk, lastRound, type PlannedMatch } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 20 })
test.beforeEach(({ page }) => knowing(page))

test('[PD-UI.15] [PD-CAM.6] a story of three chapters: the text first, totals after each, the sum at the end', async ({
  page,
  words,
}) => {
  test.slow()
  await page.goto('/play/paper-dungeons')
  await page.getByRole('link', { name: words('campaign.open') }).click()
  const story = words('story.2')
  await page.getByRole('link', { name: words('campaigns.beginOf', { story }) }).click()
  await page.getByRole('button', { name: words('setup.add') }).click()
  await page.getByLabel(words('setup.who', { n: 2 })).selectOption(words('who.novice'))
  await page.getByRole('button', { name: words('setup.story') }).click()
  await page.waitForURL(/\/campaign\//)
  const book = page.url()

  const table = dungeonOn(page, words, pageClicks())
  const next = page.getByRole('region', { name: words('ticket.chapter', { n: 1, of: 3 }) })
  await expect(next).toContainText(words('chapter.D'))
  const totals: (readonly number[])[] = []
  for (const [chapter, card] of stories['2'].chapters.entries()) {
    await test.step(`chapter ${card}`, async () => {
      // Between chapters nothing is lost by a reload.
      if (chapter === 1) await page.reload()
      const leaf = page.getByRole('region', { name: words('ticket.chapter', { n: chapter + 1, of: 3 }) })
      await expect(leaf).toContainText(words(`chapter.${card}`))
      await leaf.getByRole('button', { name: words('campaign.begin') }).click()
      const begun = await table.asked()
      expect(begun.state.card).toBe(card)
      expect(begun.state.round).toBe(0)

      // Nor inside a chapter: the campaign knows which match is running.
      if (chapter === 1) {
        await table.play(begun, keepFirst(begun))
        await page.reload()
        await expect(table.side).toBeVisible()
      }
      // Whole matches are played elsewhere: this one goes on in its last round.
      await page.goto(book)
      await toLastRound(page, begun.record.id)
      await page.getByRole('link', { name: words('campaign.resume') }).click()
      await page.waitForURL(/\/table\//)
      const over = await table.playOn(brisk)
      const { scores = [] } = paperDungeons.outcome(over.state) ?? {}
      expect(scores).toEqual(over.state.players.map(({ sheet }) => scoreOf(sheet).L))
      totals.push(scores)
      await table.ending
        .getByRole('link', { name: words(chapter === 2 ? 'after.end' : 'after.next') })
        .click()
      await page.waitForURL(/\/campaign\//)
    })
    const rows = page.getByRole('region', { name: words('campaign.totals') }).getByRole('row')
    for (const seat of [0, 1]) {
      const cells = rows.nth(seat + 1).getByRole('cell')
      for (const [n, scores] of totals.entries()) await expect(cells.nth(n)).toHaveText(String(scores[seat]))
      await expect(cells.nth(3)).toHaveText(String(sum(totals, seat)))
    }
  }
  const [mine, other] = [sum(totals, 0), sum(totals, 1)]
  await expect(page.getByRole('heading', { name: words('campaign.done') })).toBeVisible()
  const best = Math.max(mine, other)
  await expect(page.getByRole('main')).toContainText(
    words('campaign.won', {
      names: mine === best ? words('name.person', { n: 1 }) : words('name.1'),
      sum: best,
      count: 1,
    }),
  )
  await inspect(page)
  for (const card of stories['2'].chapters)
    await expect(page.getByText(words(`chapter.${card}`))).toBeVisible()
})

async function toLastRound(page: Page, id: string): Promise<void> {
  const record = await recordOf(page, id)
  await storeRest(page, lastRound(brisk)(record), record.entries.length)
}

const sum = (totals: readonly (readonly number[])[], seat: number) =>
  totals.reduce((all, scores) => all + (scores[seat] ?? 0), 0)

function keepFirst({ state }: PlannedMatch) {
  const dealt = state.players[0]?.dealt
  if (dealt === undefined) throw new Error('Nothing was dealt.')
  return [
    { do: 'power', power: dealt.powers[0] },
    { do: 'goal', goal: dealt.goals[0] },
    { do: 'confirm' },
  ] as const
}
