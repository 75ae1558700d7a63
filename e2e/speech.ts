import type { Locale } from '@kazamata/registry'
import type { Page } from '@playwright/test'
import { expect } from './helpers.ts'
import { flat, type Words } from './words.ts'

/** What each language calls itself. */
export const own: Readonly<Record<Locale, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
  hu: 'Magyar',
}

/** The page is in this language: it says so, and holds no key and no sentence of the other one. */
export async function speaks(page: Page, words: Words, other: Words): Promise<void> {
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
