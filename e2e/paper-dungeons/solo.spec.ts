import { paperDungeons, rankOf, scoreOf, shields } from '@kazamata/paper-dungeons'
import { expect, test } from '../helpers.ts'
import { pageClicks } from '../page-clicks.ts'
import { gameLink } from '../table.ts'
import { wayward } from './matches.ts'
import { dungeonOn } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 46 })

test('[PD-SOL.1] [PD-SOL.5] alone from the first page to the final score, and it is the score of the record', async ({
  page,
  words,
}) => {
  test.slow()
  await page.goto('/')
  await gameLink(page, words, 'paper-dungeons').click()
  const away = page.getByRole('button', { name: words('setup.remove', { n: 2 }) })
  while (await away.isVisible()) await away.click()
  await expect(page.getByText(words('setup.solo'))).toBeVisible()
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()
  await page.getByRole('button', { name: words('coach.no') }).click()

  const table = dungeonOn(page, words, pageClicks())
  const over = await table.playOn(wayward)
  expect(over.record.seats).toHaveLength(1)
  expect(over.state.round).toBe(8)
  const [total = 0] = paperDungeons.outcome(over.state)?.scores ?? []
  await expect(table.ending.getByRole('heading', { level: 2 })).toHaveText(words('gameEnd.solo', { total }))
  await expect(table.ending).toContainText(words('gameEnd.rank', { rank: { id: `rank.${rankOf(total)}` } }))
  const sheet = over.state.players[0]?.sheet
  if (sheet === undefined) throw new Error('Nobody played.')
  const score = scoreOf(sheet)
  expect(score.L).toBe(total)
  for (const shield of shields)
    await expect(
      table.ending.getByRole('row').filter({ has: page.getByText(shield, { exact: true }) }),
    ).toContainText(String(score[shield]).replace('-', '−'))
})
