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

/** The page is in this language: it says so, and holds no key and no sentence of the other one. A game's words may come a moment later. */
export async function speaks(page: Page, words: Words, other: Words): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', words.locale)
  const own = new Set(Object.values(words.messages).map(flat))
  const foreign = words.locale === other.locale ? [] : Object.values(other.messages).map(flat)
  await expect
    .poll(async () => {
      const said = new Set((await textsOn(page)).map(flat))
      const keys = [...said].filter(text => text in words.messages)
      return [...keys, ...foreign.filter(text => text.length > 3 && !own.has(text) && said.has(text))]
    })
    .toEqual([])
}

/** All that is written on the page in its own language, and what only a screen reader reads. */
function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang)
        found.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '')
    return found
  })
}
