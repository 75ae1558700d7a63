import type { Seat } from '@kazamata/kernel'
import { type Match, play } from '@kazamata/kernel/match'
import { type PaperDungeons, paperDungeons, type State } from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { expect, still, test } from '../helpers.ts'
import { kept, sure } from '../matches.ts'
import { bring } from '../table.ts'
import { decision, matchAt, matchOf, type PlannedMatch, whim } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => knowing(page))

const own = (state: State) => state.players[0]
const top = (state: State) => own(state)?.agenda.at(-1)
const diary = (match: Match<PaperDungeons>, seat: Seat = 0) => match.state.players[seat]?.diary

/** All that is visible of one's own turn. */
const seen = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    const copy = main.cloneNode(true)
    if (!(copy instanceof Element)) throw new Error('There is nothing to be seen.')
    return copy.textContent
  })

test('[PD-UI.6] in the middle of a movement: points, path and the way back are still there', async ({
  page,
  words,
}) => {
  const match = matchAt(state => {
    const task = top(state)
    // The second die, one step taken, points left.
    return (
      task?.do === 'walk' &&
      task.mp > 0 &&
      own(state)?.diary.at(-1)?.do === 'step' &&
      own(state)?.diary.filter(move => move.do === 'die').length === 2
    )
  })
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  await expect(table.tray.getByRole('img')).toHaveAccessibleName(words('dice.steps', { left: mp(match) }))
  const before = await still(() => seen(page))
  const stored = await kept(page)
  await page.reload()
  await table.asked()
  await expect.poll(() => seen(page)).toBe(before)
  expect(await kept(page)).toEqual(stored)

  // Onward, and then back: a step, the die, the round.
  await table.play(match, decision(match, 0, whim))
  const moves = diary(match) ?? []
  const dice = moves.flatMap((move, at) => (move.do === 'die' ? [at] : []))
  for (const [what, left] of [
    ['step', moves.length],
    ['die', dice[1] ?? 0],
    ['round', 0],
  ] as const) {
    await page.reload()
    await table.undo(what).click()
    await expect.poll(async () => diary(await matchOf(page))).toEqual(moves.slice(0, left))
  }
  await expect(table.undo('round')).toHaveAttribute('aria-disabled', 'true')
})

test('[PD-SET.6] power and goal that are selected, but not kept yet, are still selected', async ({
  page,
  words,
}) => {
  await bring(
    page,
    words,
    matchAt(({ phase }) => phase === 'keep', { seats: ['person', 'novice'] }),
  )
  const table = dungeonOn(page, words)
  const match = await table.asked()
  const chosen = table.keep.locator('.pd-card[aria-pressed=true]')
  await table.point(match, decision(match, 0, whim))
  const before = await chosen.allTextContents()
  expect(before).toHaveLength(2)
  await page.reload()
  await table.asked()
  await expect.poll(() => chosen.allTextContents()).toEqual(before)
  await expect(table.go).toHaveText(words('button.keep'))
})

test('[PD-UI.5] [PD-UI.6] in the middle of a chain of rewards: it goes on where it was, and can be undone', async ({
  page,
  words,
}) => {
  const match = matchAt(({ phase, ...state }, match) => {
    const task = top(match.state)
    const tasks = own(match.state)?.agenda ?? []
    return phase === 'turn' && task?.do === 'gain' && tasks.some(one => one.do === 'walk') && state.round > 1
  })
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  await expect(table.due).toBeVisible()
  const before = await still(() => seen(page))
  await page.reload()
  await table.asked()
  await expect.poll(() => seen(page)).toBe(before)

  const choice = decision(match, 0, whim)
  await table.play(match, choice)
  const due = choice.reduce((now, move) => sure(play(paperDungeons, now, 0, move)), match)
  expect((await matchOf(page)).state).toEqual(due.state)
  await page.reload()
  await table.undo('step').click()
  await expect.poll(async () => diary(await matchOf(page))).toEqual(diary(match))
  await expect(table.due).toBeVisible()
  await table.undo('die').click()
  const last = (diary(match) ?? []).findLastIndex(move => move.do === 'die')
  await expect.poll(async () => diary(await matchOf(page))).toEqual(diary(match)?.slice(0, last))
})

test('[PD-UI.7] the end of a round is told once: after a reload the next turn waits, and it can be told again', async ({
  page,
  words,
}) => {
  const match = matchAt(state => state.round === 3 && top(state)?.do === 'confirm', {
    seats: ['person', 'novice'],
  })
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  await table.play(match, [{ do: 'confirm' }])
  await expect(table.story).toBeVisible()
  const told = await table.story.locator('.pd-overlay-body').textContent()
  await page.reload()
  await expect(table.tray).toBeVisible()
  await expect(table.story).toBeHidden()
  await table.tools.getByRole('button', { name: words('roundEnd.again') }).click()
  await expect(table.story.locator('.pd-overlay-body')).toHaveText(told ?? '')
})

test('a tab that is killed in the middle of a turn: opened again, nothing is lost', async ({
  page,
  context,
  words,
}) => {
  const match = matchAt(
    state => state.round === 2 && top(state)?.do === 'die' && (own(state)?.used ?? 0) > 0,
    {
      seats: ['person', 'veteran'],
    },
  )
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  await table.play(match, decision(match, 0, whim))
  const [url, before] = [page.url(), diary(await matchOf(page))]
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)])

  const again = await context.newPage()
  await knowing(again)
  await again.goto(url)
  const reopened = dungeonOn(again, words)
  expect(diary(await reopened.asked())).toEqual(before)
  await reopened.undo('round').click()
  await expect.poll(async () => diary(await matchOf(again))).toEqual([])
})

function mp({ state }: PlannedMatch): number {
  const task = top(state)
  return task?.do === 'walk' ? task.mp : 0
}
