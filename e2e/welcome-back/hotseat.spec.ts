import { canonicalJson } from '@kazamata/kernel'
import { eventsFor } from '@kazamata/kernel/match'
import { cards, specials, welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'
import { expect, load, still, test } from '../helpers.ts'
import { pageClicks } from '../page-clicks.ts'
import { bring, reads } from '../table.ts'
import { flat, type Words } from '../words.ts'
import { matchAt, type PlannedMatch } from './matches.ts'
import { brief } from './policies.ts'
import { linesOf, tableOn } from './table.ts'

const three = ['person', 'person', 'person'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[WB-14.2] [WB-14.11] three people around one screen play to the end, and no curtain shows a secret', async ({
  page,
  words,
}) => {
  test.slow()
  await page.goto('/play/welcome-back')
  await page.getByRole('button', { name: words('setup.remove', { n: 4 }) }).click()
  for (const n of [1, 2, 3]) {
    await page.getByLabel(words('setup.who', { n })).selectOption(words('who.person'))
    await page.getByLabel(words('setup.name', { n })).fill(['Ada', 'Bruno', 'Cyla'][n - 1] ?? '')
  }
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()

  let closed = 0
  const table = tableOn(page, words, pageClicks(), {
    curtain: async match => {
      closed++
      await nothingSecret(page, match, words)
    },
    asked: async (match, seat) => {
      // A person reads their own lines; an open question is answered in front of all.
      const { ask } = match.state
      const secret = ask.do === 'place' || (ask.do === 'turn' && match.state.deck.some(count => count > 0))
      await reads(table.ledger, linesOf(match, secret ? seat : 'table', words))
      if (ask.do === 'place') await expect(table.dock).toContainText(words.say({ id: `card.${ask.card}` }))
    },
  })
  const over = await table.playOn(brief)
  expect(over.record.seats.every(seat => seat.occupant.kind === 'person')).toBe(true)
  expect(closed).toBeGreaterThan(over.state.round * 2)
})

test('[WB-14.2] a card in hand is not in the page before its owner has the device, nor after a reload', async ({
  page,
  words,
}) => {
  const match = matchAt(({ ask, round }) => ask.do === 'place' && round === 1, { seats: three })
  await bring(page, words, match)
  const table = tableOn(page, words)
  await expect(table.curtain).toBeVisible()
  await nothingSecret(page, match, words)
  await page.keyboard.press('Escape')
  await expect(table.curtain).toBeVisible()

  await table.openCurtain(match)
  await expect(table.curtain).toBeHidden()
  const { ask } = match.state
  const card = ask.do === 'place' ? words.say({ id: `card.${ask.card}` }) : ''
  await expect(table.dock.getByText(card, { exact: true })).toBeVisible()
  await page.reload()
  await expect(table.curtain).toBeVisible()
  await nothingSecret(page, match, words)
})

test('[WB-14.7] the Sword’s question reaches the named player, even one who is out of the game', async ({
  page,
  words,
}) => {
  const match = matchAt(({ ask, players }) => ask.do === 'pick' && (players[ask.seat]?.failures ?? 0) >= 2, {
    seats: three,
  })
  await bring(page, words, match)
  const table = tableOn(page, words)
  const { ask } = match.state
  if (ask.do !== 'pick') throw new Error('Nobody picks.')
  const offered = ask.types.map(type => table.type(type))
  for (const one of offered) await expect(one).toBeVisible()
  await expect(table.corridor.getByRole('button')).toHaveCount(2)
  await expect(table.go).toBeHidden()
  await table.play(match, { do: 'pick', type: ask.types[1] })
  const then = await table.asked()
  expect(then.state.run?.swordType).toBe(ask.types[1])
  expect(then.record.entries.at(-1)).toMatchObject({ seat: ask.seat, by: 'player' })
})

test('[WB-14.11] behind the curtain the page is the same, byte for byte, whatever the hidden card is', async ({
  page,
  words,
}) => {
  const seen = (match: PlannedMatch) =>
    canonicalJson([welcomeBack.view(match.state, 'table'), eventsFor(welcomeBack, match, 'table')])
  const one = matchAt(({ ask, round }) => ask.do === 'place' && round === 1, { seats: three })
  const other = matchAt(
    ({ ask }, match) =>
      ask.do === 'place' &&
      one.state.ask.do === 'place' &&
      ask.card !== one.state.ask.card &&
      seen(match) === seen(one),
    { seats: three },
  )
  const pages: string[] = []
  for (const match of [one, other]) {
    await bring(page, words, match, load)
    await expect(tableOn(page, words).curtain).toBeVisible()
    pages.push(await still(() => page.locator('body').evaluate(body => body.outerHTML)))
  }
  expect(pages[1]).toBe(pages[0])
})

/** The lines on the page are those of the whole table, and but for them and the printed tokens and known Specials no card is named. */
async function nothingSecret(page: Page, match: PlannedMatch, words: Words): Promise<void> {
  const table = tableOn(page, words)
  const known = linesOf(match, 'table', words)
  await reads(table.ledger, known)

  const { html, told } = await page.evaluate(
    ({ row, dock }) => {
      const copy = document.body.cloneNode(true)
      if (!(copy instanceof Element)) throw new Error('The page has no body.')
      const lines = copy.querySelectorAll(`[role=log] p, dialog li, [aria-label="${dock}"] li`)
      const told = [...lines].map(line => line.textContent ?? '')
      const printed = copy.querySelectorAll(`aside ol, [aria-label="${row}"], li[title]`)
      for (const known of [...lines, ...printed]) known.remove()
      return { html: copy.outerHTML, told }
    },
    {
      row: words('row.label', { hero: { id: `hero.${match.state.hero}.the` } }),
      dock: words('choose.label'),
    },
  )
  expect(told.map(flat).filter(line => line !== '' && !known.includes(line))).toEqual([])
  const secret = cards.filter(
    card => !specials.some((one, i) => one === card && match.state.shown & (1 << i)),
  )
  expect(secret.filter(card => html.includes(`wb-card-${card}`))).toEqual([])
  expect(secret.filter(card => flat(html).includes(words.say({ id: `card.${card}` })))).toEqual([])
  expect(html).not.toContain(match.record.seed)
}
