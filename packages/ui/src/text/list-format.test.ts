import { expect, test } from 'vitest'
import { listParts } from './list-format.ts'

test.each(['en', 'pl', 'cs', 'hu', 'de'])('lists in %s are those of Intl.ListFormat', locale => {
  const items = ['Ola', 'Åsa', 'Béla', 'Jiří', 'Zoë']
  for (let count = 0; count <= items.length; count++) {
    const some = items.slice(0, count)
    expect(listParts(locale, some).join('')).toBe(new Intl.ListFormat(locale).format(some))
  }
})
