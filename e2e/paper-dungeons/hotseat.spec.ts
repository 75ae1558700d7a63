import { canonicalJson } from '@kazamata/kernel'
import { eventsFor, play } from '@kazamata/kernel/match'
import { paperDungeons } from '@kazamata/paper-dungeons'
import { describeEvent } from '@kazamata/paper-dungeons/log'
import type { Page } from '@playwright/test'
import { expect, load, still, test } from '../helpers.ts'
import { goOnLater } from '../later.ts'
import { names, sure } from '../matches.ts'
import { pageClicks } from '../page-clicks.ts'
import { own, speaks } from '../page-language.ts'
import { click } from '../press.ts'
import { bring, gameLink } from '../table.ts'
import { flat, type Words, wordsIn } from '../words.ts'
import {
  brisk,
  decision,
  lastRound,
  matchAt,
  matchOf,
  type PlannedMatch,
  type Policy,
  whim,
} from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

const four = ['person', 'person', 'person', 'person'] as const

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' }, dice: 32 })
test.beforeEach(({ page }) => knowing(page))

/** A table in Czech that is listened to: every story, and whatever is asked or hidden for the first time. */
function listened(page: Page, english: Words) {
  const words = wordsIn('cs', 'paper-dungeons')
  const seen = new Set<string>()
  const curtains = new Set<string>()
  const order: string[] = []
  const table = dungeonOn(page, words, pageClicks(), {
    curtain: async (match, next) => {
      const { phase, round } = match.state
      const when = `${phase} ${round < 2 ? round : 'later'} ${next.length}`
      if (next.length > 1 && !curtains.has(when)) await nothingSecret(page, match, words)
      curtains.add(when)
      // Never the first of those who may go: the order is free.
      const seat = next.at(-1)
      order.push(names[seat ?? 0] ?? '')
      return seat
    },
    asked: async (match, seat) => {
      const what = `${match.state.phase} ${match.state.players[seat]?.agenda.at(-1)?.do}`
      if (seen.has(what)) return
      seen.add(what)
      await speaks(page, words, english)
    },
    story: () => speaks(page, words, english),
  })
  return { table, words, order }
}

test('[PD-UI.11] [PD-END.4] four people around one screen in Czech, from the first page to the score, in an order of their own', async ({
  page,
  words: english,
}) => {
  test.slow()
  const { table, words, order } = listened(page, english)
  await page.goto('/')
  await page.getByRole('button', { name: own.cs }).click()
  await gameLink(page, words, 'paper-dungeons').click()
  for (const n of [1, 2, 3, 4]) {
    if (n > 1) await page.getByRole('button', { name: words('setup.add') }).click()
    await page.getByLabel(words('setup.who', { n })).selectOption(words('who.person'))
    await page.getByLabel(words('setup.name', { n })).fill(names[n - 1] ?? '')
  }
  await page.locator('summary').click()
  await speaks(page, words, english)
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()

  await table.playOn(brisk, ({ state }) => state.round === 3)
  await goOnLater(page, lastRound(brisk))
  const { state, record } = await table.playOn(brisk)
  expect(order.slice(0, 4)).toEqual(['Dora', 'Cyla', 'Bruno', 'Ada'])
  expect(state.round).toBe(8)
  expect(state.players.map(({ shown }) => shown.track.length)).toEqual([24, 24, 24, 24])
  await speaks(page, words, english)
  const { scores = [], winners = [] } = paperDungeons.outcome(state) ?? {}
  const total = table.ending.getByRole('row').filter({ hasText: words('sheet.shield.L') })
  await expect(total.getByRole('button')).toHaveText(scores.map(score => String(score).replace('-', '−')))
  const [best = 0] = winners
  await expect(table.ending.getByRole('listitem').first()).toContainText(record.seats[best]?.name ?? '')
})

test('[PD-UI.2] [PD-UI.11] whatever others did in secret, the page is the same, byte for byte', async ({
  page,
  words,
}) => {
  const start = matchAt(({ round, phase }) => round === 2 && phase === 'turn', { seats: four })
  const other: Policy = (match, seat, moves) =>
    moves.findLast(({ do: what }) => what !== 'stop') ?? whim(match, seat, moves)
  /** Seat 3 has played and confirmed; seat 2 is in the middle of it, or has not begun. */
  const ways = [
    played(start, 3, whim),
    played(sure(play(paperDungeons, played(start, 3, other), 2, firstDie(start))), 2, whim, 1),
  ]
  const seen = ways.map(match =>
    canonicalJson(
      [0, 1, 'table' as const].map(viewer => [
        paperDungeons.view(match.state, viewer),
        eventsFor(paperDungeons, match, viewer),
      ]),
    ),
  )
  expect(seen[1]).toBe(seen[0])
  const pages: string[][] = []
  for (const match of ways) {
    const table = dungeonOn(page, words)
    await bring(page, words, { record: { ...match.record, id: `${'0'.repeat(14)}${pages.length}f` } }, load)
    await expect(table.curtain).toBeVisible()
    const behind = await still(() => htmlOf(page))
    await table.curtain.getByRole('button', { name: words('curtain.me', { name: 'Bruno' }) }).click()
    await expect(table.go).toBeVisible()
    pages.push([behind, await still(() => htmlOf(page))])
  }
  expect(pages[1]).toEqual(pages[0])
})

test('[PD-UI.2] an unfinished turn is not in the page before its owner has the device, nor after a reload', async ({
  page,
  words,
}) => {
  const start = matchAt(({ round, phase }) => round === 3 && phase === 'turn', { seats: four })
  await bring(page, words, start)
  const table = dungeonOn(page, words, click, { curtain: async () => 1 })
  const match = await table.asked()
  await table.play(match, decision(match, 1, whim))
  await page.reload()
  await expect(table.curtain).toBeVisible()
  await nothingSecret(page, await matchOf(page), words)
  await page.keyboard.press('Escape')
  await expect(table.curtain).toBeVisible()
  // What was done is still done, once its owner is back.
  const again = await table.asked()
  expect(again.state.players[1]?.diary.length).toBeGreaterThan(0)
  await expect(table.undo('round')).toBeEnabled()
})

function firstDie({ state }: PlannedMatch) {
  const [move] = paperDungeons.moves(state, 2)
  if (move?.do !== 'die') throw new Error('No die is to be picked.')
  return move
}

/** The seat's turn, to its confirmation or for so many moves. */
function played(
  match: PlannedMatch,
  seat: number,
  policy: Policy,
  moves = Number.POSITIVE_INFINITY,
): PlannedMatch {
  let now = match
  for (let n = 0; n < moves && !now.state.players[seat]?.confirmed; n++)
    now = sure(play(paperDungeons, now, seat, policy(now, seat, paperDungeons.moves(now.state, seat))))
  return now
}

/** The page, but for the address of the match. */
async function htmlOf(page: Page): Promise<string> {
  const html = await page.locator('body').evaluate(body => body.outerHTML)
  return html.replaceAll(/0{14}\df/g, '')
}

/** On the curtain are lines that the whole table knows; behind it is nothing. */
async function nothingSecret(page: Page, match: PlannedMatch, words: Words): Promise<void> {
  const context = { names: match.record.seats.map(({ name }) => name), viewer: 'table' as const }
  const known = eventsFor(paperDungeons, match, 'table').flatMap(event => {
    const line = describeEvent(event, context)
    return line === undefined ? [] : [words.say(line)]
  })
  const table = dungeonOn(page, words)
  const lines = await table.curtain.getByRole('listitem').allTextContents()
  expect(lines.map(flat).filter(line => !known.includes(line))).toEqual([])
  await expect(page.locator('.pd')).toHaveCount(0)
  const html = await page.locator('body').evaluate(body => body.outerHTML)
  expect(html).not.toContain(match.record.seed)
}
