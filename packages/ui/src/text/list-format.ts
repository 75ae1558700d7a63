import type { ReactNode } from 'react'

/** What stands before the last of two items, and of more; between the others there is a comma. */
const conjunctions: Readonly<Record<string, readonly [ofTwo: string, ofMore: string]>> = {
  en: [' and ', ', and '],
  pl: [' i ', ' i '],
  cs: [' a\u00a0', ' a\u00a0'],
  hu: [' és ', ' és '],
}

/**
 * Items and what a language writes between them, as `Intl.ListFormat` does, whose first use in a page is slow; a test
 * compares the two.
 */
export function listParts(locale: string, items: readonly ReactNode[]): readonly ReactNode[] {
  const known = conjunctions[locale]
  if (known === undefined)
    return new Intl.ListFormat(locale)
      .formatToParts(items.map((_, at) => String(at)))
      .map(({ type, value }) => (type === 'element' ? items[Number(value)] : value))
  const [ofTwo, ofMore] = known
  const last = items.length - 1
  const before = (at: number) => (at < last ? ', ' : items.length === 2 ? ofTwo : ofMore)
  return items.flatMap((item, at) => (at === 0 ? [item] : [before(at), item]))
}
