import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventsFor } from '@kazamata/kernel/match'
import { type Locale, locales } from '@kazamata/registry'
import { welcomeBack } from '@kazamata/welcome-back'
import { expect, inspect, test } from './helpers.ts'
import { phone } from './sizes.ts'
import { bring } from './table.ts'
import { matchAt } from './welcome-back/matches.ts'
import { flat, wordsIn } from './words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const home = join(import.meta.dirname, '../games/welcome-back')

/** What stands in a language's rules behind the id of a clause: a sentence, or the cells of a row. */
function texts(locale: Locale, id: string): readonly string[] {
  const file = readFileSync(join(home, locale === 'en' ? 'RULES.md' : `rules/${locale}.md`), 'utf8')
  const line = file.split('\n').find(one => one.startsWith(`- ${id} `) || one.startsWith(`| ${id} `))
  if (line === undefined) throw new Error(`${id} is not in ${locale}.`)
  const cells = line.startsWith('|') ? line.slice(1, -1).split('|').slice(1) : [line.slice(`- ${id} `.length)]
  return cells.map(cell => flat(cell.replace(/[*`]/g, '')))
}

test('the rules are in the language of the page and follow it', async ({ page }) => {
  await page.goto('/rules/welcome-back?lang=pl#WB-3.8')
  const clause = page.locator('[id="WB-3.8"] p')
  await expect(clause).toHaveText(texts('pl', 'WB-3.8'))
  await expect(clause).toBeInViewport()
  for (const locale of [...locales, 'pl'] as const) {
    await page.locator(`button[lang=${locale}]`).click()
    await expect(clause).toHaveText(texts(locale, 'WB-3.8'))
    await expect(page.getByRole('article')).toHaveAttribute('lang', locale)
    await expect(page.locator('article [lang]')).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('"why?" answers in Polish, with a sentence or with a row of a table', async ({ page }) => {
    const words = wordsIn('pl')
    const match = matchAt(
      ({ ask }, match) =>
        ask.do === 'turn' &&
        ask.seat === 0 &&
        eventsFor(welcomeBack, match, 0).some(
          event => event.type === 'defeated' && event.why.startsWith('WB-11.'),
        ),
    )
    const row = eventsFor(welcomeBack, match, 0).find(
      event => event.type === 'defeated' && event.why.startsWith('WB-11.'),
    )
    if (row === undefined) throw new Error('Nothing was defeated.')
    await bring(page, words, match)
    for (const id of ['WB-3.5', row.why]) {
      const why = page
        .getByRole('button', { name: words('ledger.whyOf', { clause: id }), exact: true })
        .first()
      const ledger = page.getByRole('button', { name: words('ledger'), exact: true })
      await expect(why.or(ledger).first()).toBeVisible()
      if (!(await why.isVisible())) await ledger.click()
      await why.click()
      const dialog = page.getByRole('dialog', { name: words('why.title', { clause: id }) })
      for (const text of texts('pl', id)) await expect(dialog).toContainText(text)
      await expect(dialog.locator('.clause-text')).toHaveAttribute('lang', 'pl')
      await inspect(page)
      await dialog.getByRole('button', { name: words('close') }).click()
      await expect(dialog).toBeHidden()
    }
  })
})
