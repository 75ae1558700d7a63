import { play } from '@kazamata/kernel/match'
import { type State, welcomeBack } from '@kazamata/welcome-back'
import { expect, test } from '../helpers.ts'
import { kept, sure } from '../matches.ts'
import { bring, linesOn, reads } from '../table.ts'
import { matchAt, matchOf, type PlannedMatch } from './matches.ts'
import { linesOf, type Table, tableOn } from './table.ts'

const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** All that is visible of where the match stands. */
async function seen(table: Table, match: PlannedMatch) {
  return {
    lines: await linesOn(table.ledger),
    hp: await table.track.getAttribute('value'),
    row: await table
      .row(match)
      .getByRole('button')
      .evaluateAll(all => all.map(one => one.getAttribute('aria-label'))),
    dock: await table.dock.textContent(),
  }
}

/** Two cards met, more to come, and the next one does not end it. */
const deepIn = ({ ask, run }: State, match: PlannedMatch) =>
  ask.do === 'reveal' &&
  ask.seat === 0 &&
  (run?.met.length ?? 0) >= 2 &&
  sure(play(welcomeBack, match, 0, { do: 'reveal' })).state.run !== undefined

test.describe('a reload loses nothing', () => {
  test.use(still)

  test('in the middle of a run, and the next card is the one it would have been', async ({ page, words }) => {
    const match = matchAt(deepIn)
    await bring(page, words, match)
    const table = tableOn(page, words)
    await expect(table.go).toBeVisible()
    await reads(table.ledger, linesOf(match, 0, words))
    const before = await seen(table, match)
    const stored = await kept(page)
    expect(before.hp).toBe(String(match.state.run?.hp))

    for (let times = 0; times < 3; times++) {
      await page.reload()
      await expect(table.go).toBeVisible()
      await expect.poll(() => seen(table, match)).toEqual(before)
    }
    expect(await kept(page)).toEqual(stored)

    // A reload cannot change a draw: it depends on the seed and on how many draws came before.
    await table.play(match, { do: 'reveal' })
    const due = sure(play(welcomeBack, match, 0, { do: 'reveal' }))
    expect((await matchOf(page)).state).toEqual(due.state)
    await page.reload()
    await expect(table.track).toBeVisible()
    await reads(table.ledger, linesOf(due, 0, words))
  })

  test('in the middle of a choice in a run', async ({ page, words }) => {
    const match = matchAt(
      ({ ask }, match) =>
        ask.do === 'respond' && ask.seat === 0 && welcomeBack.moves(match.state, 0).length > 1,
    )
    await bring(page, words, match)
    const table = tableOn(page, words)
    const [, move] = welcomeBack.moves(match.state, 0)
    if (move === undefined) throw new Error('There is no choice.')
    await table.asked()
    await reads(table.ledger, linesOf(match, 0, words))
    const before = await seen(table, match)
    await table.choose(match, move)
    await expect(table.go).toBeVisible()
    await page.reload()
    await table.asked()
    // Selecting is not playing: the question is asked again.
    await expect.poll(() => seen(table, match)).toEqual(before)
    await table.play(match, move)
    expect((await matchOf(page)).state).toEqual(sure(play(welcomeBack, match, 0, move)).state)
  })

  test('right after a card was drawn: it stays that card', async ({ page, words }) => {
    const match = matchAt(({ ask, round }) => ask.do === 'turn' && ask.seat === 0 && round === 1)
    const drawn = sure(play(welcomeBack, match, 0, { do: 'draw' }))
    const { ask } = drawn.state
    if (ask.do !== 'place') throw new Error('Nothing was drawn.')
    const card = words.say({ id: `card.${ask.card}` })
    await bring(page, words, match)
    const table = tableOn(page, words)
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await table.asked()
    }
    await table.play(match, { do: 'draw' })
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await expect(table.dock.getByText(card, { exact: true })).toBeVisible()
    }
  })
})

test.describe('with bots that take their time', () => {
  // Long enough for a busy machine to look and to reload before the bot has decided.
  test.use({ speed: 0.2 })

  test('a reload while a bot thinks loses nothing, and the bot decides once', async ({ page, words }) => {
    const match = matchAt(({ ask, round }) => ask.do === 'turn' && ask.seat === 1 && round === 1)
    await bring(page, words, match)
    const table = tableOn(page, words)
    const thinking = page.getByText(words('seat.thinks'))
    for (let times = 0; times < 2; times++) {
      await expect(thinking).toBeVisible()
      expect((await matchOf(page)).record.entries).toEqual(match.record.entries)
      await page.reload()
    }
    await expect
      .poll(async () => (await matchOf(page)).record.entries.length, { timeout: 30_000 })
      .toBeGreaterThan(match.record.entries.length)
    const { entries } = (await matchOf(page)).record
    expect(entries.slice(0, match.record.entries.length)).toEqual(match.record.entries)
    expect(entries[match.record.entries.length]).toMatchObject({ seat: 1, by: 'bot' })
    await page.reload()
    const known = linesOf(match, 0, words)
    await expect.poll(async () => (await linesOn(table.ledger)).slice(0, known.length)).toEqual(known)
  })
})
