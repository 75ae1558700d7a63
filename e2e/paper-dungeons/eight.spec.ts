import { play } from '@kazamata/kernel/match'
import { paperDungeons, scoreOf, shields } from '@kazamata/paper-dungeons'
import { expect, fits, inspect, test } from '../helpers.ts'
import { names, sure } from '../matches.ts'
import { phone } from '../sizes.ts'
import { bring } from '../table.ts'
import { matchAt, whim } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

// Where eight have the least room.
test.use({ ...phone, game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => knowing(page))

const eight = ['person', 'novice', 'novice', 'novice', 'novice', 'novice', 'novice', 'novice'] as const

test('[PD-UI.1] [PD-UI.10] eight at a table: a round passes, everybody’s sheet is one tap away', async ({
  page,
  words,
}) => {
  test.slow()
  // One has only to confirm; seven bots have yet to play round 3.
  const begun = matchAt(({ round, phase }) => round === 3 && phase === 'turn', { seats: eight })
  let match = begun
  for (
    let moves = paperDungeons.moves(match.state, 0);
    moves[0]?.do !== 'confirm';
    moves = paperDungeons.moves(match.state, 0)
  )
    match = sure(play(paperDungeons, match, 0, whim(match, 0, moves)))
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.play(await table.asked(), [{ do: 'confirm' }])
  await expect(table.story).toBeVisible({ timeout: 40_000 })
  await inspect(page)
  for (const name of names.slice(1))
    await expect(table.story.getByText(name, { exact: true }).first()).toBeAttached()

  // From the story to a sheet and back.
  await table.story
    .getByRole('button', { name: words('players.open', { name: 'Hana', state: 'rest' }) })
    .click()
  const sheets = page.getByRole('dialog', { name: words('sheets.title') })
  await expect(sheets.getByRole('button', { name: 'Hana' })).toHaveAttribute('aria-pressed', 'true')
  await fits(page)
  await sheets.getByRole('button', { name: words('dialog.close'), exact: true }).click()
  await expect(sheets).toBeHidden()

  const after = await table.asked()
  expect(after.state.round).toBe(4)
  // On a phone the other players are on the last tab of the sheet.
  const leaf = table.tabs.getByRole('button', { name: words('tab.score'), exact: true })
  if (await leaf.isVisible()) await leaf.click()
  await fits(page)
  for (const seat of [3, 7]) {
    const name = names[seat] ?? ''
    await page
      .getByRole('list', { name: words('players.label') })
      .getByRole('button', { name })
      .click()
    await expect(sheets.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    const { power } = after.state.players[seat]?.shown ?? {}
    await expect(sheets).toContainText(words.say({ id: `power.${power}.text` }))
    await fits(page)
    await page.keyboard.press('Escape')
    await expect(sheets).toBeHidden()
  }

  await table.tools.getByRole('button', { name: words('dialogs.score') }).click()
  const score = page.getByRole('dialog', { name: words('score.title') })
  await inspect(page)
  for (const shield of shields) {
    const row = score.getByRole('row').filter({ has: page.getByText(shield, { exact: true }) })
    await expect(row.getByRole('button')).toHaveCount(8)
  }
  const total = score.getByRole('row').filter({ hasText: words('sheet.shield.L') })
  const last = total.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  const sheet = after.state.players[7]?.shown
  if (sheet === undefined) throw new Error('There is no eighth sheet.')
  await expect(last).toHaveText(String(scoreOf(sheet).L).replace('-', '−'))
  await expect(score).toContainText(words('score.rooms'))
})
