import { expect, test } from 'vitest'
import { articleTags, withArticle } from './article.ts'

test.each([
  ['Troll', 'a Troll'],
  ['Ork', 'az Ork'],
  ['Ősi varázsló', 'az Ősi varázsló'],
  ['Élőhalott', 'az Élőhalott'],
  ['1.', 'az 1.'],
  ['2.', 'a 2.'],
  ['5.', 'az 5.'],
  ['10.', 'a 10.'],
  ['15', 'a 15'],
  ['51', 'az 51'],
  ['100', 'a 100'],
  ['1000', 'az 1000'],
  ['B4', 'a B4'],
  ['E4', 'az E4'],
  ['F4', 'az F4'],
  ['Fagy', 'a Fagy'],
  ['A Medve köpenye', 'a Medve köpenye'],
  ['Az odú kapuja', 'az odú kapuja'],
])('the Hungarian article of "%s"', (text, expected) => {
  expect(withArticle(text, false)).toBe(expected)
})

test('a sentence begins with a capital letter', () => {
  expect(articleTags.Az(['Ork'])).toBe('Az Ork')
  expect(articleTags.Az(['Troll'])).toBe('A Troll')
  expect(articleTags.az(['A Medve', ' köpenye'])).toBe('a Medve köpenye')
})
