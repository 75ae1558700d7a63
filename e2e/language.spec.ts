import { locales } from '@kazamata/registry'
import { welcomeBack } from '@kazamata/welcome-back'
import { expect, test } from './helpers.ts'
import { pageClicks } from './page-clicks.ts'
import { own, speaks } from './page-language.ts'
import { bring, gameLink, reads } from './table.ts'
import { matchAt } from './welcome-back/matches.ts'
import { daring } from './welcome-back/policies.ts'
import { linesOf, tableOn } from './welcome-back/table.ts'
import { wordsIn } from './words.ts'

// With these dice one is asked nearly everything that one can be asked.
test.use({ contextOptions: { reducedMotion: 'reduce' }, dice: 94 })

test('a whole match in Polish, and not a word of it is English or a key', async ({
  page,
  words: english,
}) => {
  test.slow()
  const words = wordsIn('pl')
  await page.goto('/')
  await page.getByRole('button', { name: own.pl }).click()
  await speaks(page, words, english)
  await gameLink(page, words, 'welcome-back').click()
  await page.getByRole('button', { name: words('setup.remove', { n: 4 }) }).click()
  for (const n of [2, 3]) await page.getByLabel(words('setup.who', { n })).selectOption(words('who.novice'))
  await page.locator('summary').click()
  await speaks(page, words, english)
  await page.getByRole('button', { name: words('setup.start'), exact: true }).click()

  const seen = new Set<string>()
  const table = tableOn(page, words, pageClicks(), {
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
  await reads(table.ledger, linesOf(over, 0, words))
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
    await reads(table.ledger, linesOf(match, 0, now))
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
