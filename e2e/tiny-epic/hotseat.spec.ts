import { tinyEpic } from '@kazamata/tiny-epic'
import { expect, test } from '../helpers.ts'
import { names } from '../matches.ts'
import { pageClicks } from '../page-clicks.ts'
import { own, speaks } from '../page-language.ts'
import { gameLink } from '../table.ts'
import { onward } from '../wait-for-entries.ts'
import { wordsIn } from '../words.ts'
import { asks, like } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

// With this seed the goblins come quickly.
test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' }, dice: 195 })
test.beforeEach(({ page }) => knowing(page))

test('[TE-UI.19] [TE-UI.21] three people around one screen in Hungarian, from the first page to the end; whoever waits points and proposes', async ({
  page,
  words: english,
}) => {
  test.slow()
  const words = wordsIn('hu', 'tiny-epic')
  const seen = new Set<string>()
  const table = dungeonOn(page, words, pageClicks(), {
    asked: async ({ state }) => {
      const what = asks(state) ?? ''
      // No secrets, no curtain.
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      if (seen.has(what)) return
      seen.add(what)
      await speaks(page, words, english)
    },
  })
  await page.goto('/')
  await page.getByRole('button', { name: own.hu }).click()
  await gameLink(page, words, 'tiny-epic').click()
  for (const n of [1, 2, 3]) {
    const who = page.getByLabel(words('setup.who', { n }))
    if (!(await who.isVisible())) await page.getByRole('button', { name: words('setup.add') }).click()
    await who.selectOption(words('who.person'))
    await page.getByLabel(words('setup.name', { n })).fill(names[n - 1] ?? '')
  }
  await expect(page.getByText(words('setup.open'))).toBeVisible()
  await page.locator('summary').click()
  await speaks(page, words, english)
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()

  const match = await table.playOn(like('novice'), ({ state }) => asks(state) === 'turn')
  const [decider = 0] = tinyEpic.active(match.state)
  const other = (decider + 1) % 3
  const name = names[other] ?? ''

  // Whoever does not decide points at a room and proposes something; nothing of it is a move.
  await page.getByRole('button', { name: words('board.propose.as', { name }) }).click()
  const here = match.state.heroes[match.state.turn.hero]?.place ?? 0
  await table.cell(here).click({ button: 'right', position: { x: 5, y: 5 } })
  await expect(table.cell(here)).toHaveAccessibleName(
    new RegExp(words('map.ping', { name }).replaceAll('.', '\\.')),
  )
  await table.control({ do: 'rest' }).click()
  await table.go.click()
  const proposal = page.getByRole('list', { name: words('board.proposals') }).getByRole('listitem')
  await expect(proposal).toContainText(words('board.proposes', { name, what: { id: 'board.move.rest' } }))
  await speaks(page, words, english)
  expect((await table.asked()).record.entries).toEqual(match.record.entries)
  // Whoever decides takes it.
  await proposal.getByRole('button', { name: words('board.proposes.take') }).click()
  const { id, entries } = match.record
  const taken = await onward(page, id, { known: entries.length, seat: decider, moves: 1 })
  expect(taken.entries).toEqual([expect.objectContaining({ seat: decider, move: { do: 'rest' } })])
  await expect(proposal).toHaveCount(0)

  const over = await table.playOn(like('novice'))
  expect(over.state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(new Set(over.record.entries.flatMap(entry => ('move' in entry ? [entry.seat] : [])))).toEqual(
    new Set([0, 1, 2]),
  )
  await expect(table.ending.getByRole('heading', { level: 2 })).toHaveText(
    words(over.state.result?.won ? 'board.end.won' : 'board.end.lost'),
  )
  await speaks(page, words, english)
})
