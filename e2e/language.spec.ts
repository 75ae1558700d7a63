import { type Locale, locales } from '@kazamata/registry'
import { welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'
import { expect, test } from './helpers.ts'
import { matchAt } from './matches.ts'
import { daring } from './policies.ts'
import { bring, click, linesOf, linesOn, tableOn } from './table.ts'
import { flat, type Words, wordsIn } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own: Readonly<Record<Locale, string>> = { en: 'English', pl: 'Polski', cs: 'Čeština', hu: 'Magyar' }

test('a whole match in Polish, and not a word of it is English or a key', async ({
  page,
  words: english,
}) => {
  test.slow()
  const words = wordsIn('pl')
  await page.goto('/')
  await page.getByRole('button', { name: own.pl }).click()
  await speaks(page, words, english)
  const title = words('welcome-back.title')
  await page.getByRole('link', { name: words('door.playGame', { title }), exact: true }).click()
  await page.getByRole('button', { name: words('setup.remove', { n: 4 }) }).click()
  for (const n of [2, 3]) await page.getByLabel(words('setup.who', { n })).selectOption(words('who.novice'))
  await page.locator('summary').click()
  await speaks(page, words, english)
  await page.getByRole('button', { name: words('setup.start') }).click()

  const seen = new Set<string>()
  const table = tableOn(page, words, click, {
    asked: async match => {
      // Each kind of question once is enough.
      if (seen.has(match.state.ask.do)) return
      seen.add(match.state.ask.do)
      await speaks(page, words, english)
    },
    roundEnd: () => speaks(page, words, english),
  })
  const over = await table.playOn(daring)
  await speaks(page, words, english)
  expect(await linesOn(table.ledger)).toEqual(linesOf(over, 0, words))
})

test('switching the language in the middle of a choice keeps everything', async ({ page, words }) => {
  const match = matchAt(
    ({ ask, round, row }) => ask.do === 'place' && ask.seat === 0 && round === 2 && row > 0,
  )
  const move = welcomeBack.moves(match.state, 0).find(one => one.do === 'remove')
  if (move === undefined) throw new Error('Nothing can be removed.')
  await bring(page, words, match)
  await tableOn(page, words).choose(match, move)
  const hp = await tableOn(page, words).track.getAttribute('value')

  let before = words
  for (const locale of [...locales.filter(one => one !== 'en'), 'en'] as const) {
    const now = wordsIn(locale)
    await page.getByRole('button', { name: before('menu') }).click()
    await page.getByRole('button', { name: own[locale] }).click()
    await page.keyboard.press('Escape')
    before = now
    const table = tableOn(page, now)
    await speaks(page, now, words)
    await expect(page).toHaveURL(new RegExp(`lang=${locale}`))
    expect(await linesOn(table.ledger)).toEqual(linesOf(match, 0, now))
    await expect(table.token(match, move.token)).toHaveAttribute('aria-pressed', 'true')
    await expect(table.track).toHaveAttribute('value', hp ?? '')
    await expect(table.go).toBeVisible()
  }

  await page.getByRole('button', { name: words('menu') }).click()
  await page.getByRole('button', { name: own.hu }).click()
  await page.reload()
  const hungarian = wordsIn('hu')
  await speaks(page, hungarian, words)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hungarian('home.title'))
})

/** The page is in this language: it says so, and holds no key and no sentence of the other one. */
async function speaks(page: Page, words: Words, other: Words): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', words.locale)
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang)
        found.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    return found
  })
  const said = new Set(texts.map(flat))
  expect([...said].filter(text => text in words.messages)).toEqual([])
  if (words.locale === other.locale) return
  const own = new Set(Object.values(words.messages).map(flat))
  const foreign = Object.values(other.messages).map(flat)
  expect(foreign.filter(text => text.length > 3 && !own.has(text) && said.has(text))).toEqual([])
}
