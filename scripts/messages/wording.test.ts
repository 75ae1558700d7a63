import { describe, expect, test } from 'vitest'
import { formatsNumber, fractionsIn, numbersIn, wordingFaults } from './wording.ts'

const numbers = numbersIn([
  { cards: '{n, plural, one {# card} other {# cards}}', odds: '{odds, number, percent}' },
  { worn: '{by, plural, =0 {} one {, worn} other {, worn}}' },
])

test('an argument is a number if some message prints it as one', () => {
  expect([...numbers]).toEqual(['n', 'odds'])
})

describe('a noun after a number', () => {
  test.each([
    ['pl', '{n} poziomy', 'poziomy'],
    ['pl', '<b>{n}</b> obrażenia', 'obrażenia'],
    ['pl', '{you, select, yes {Masz {n} karty} other {Ma je}}', 'karty'],
    ['cs', '{n} úrovně', 'úrovně'],
    ['hu', '{n} szintek', 'szintek'],
    ['en', 'all {n} rooms', 'rooms'],
  ] as const)('in %s is refused without a plural: %s', (locale, text, noun) => {
    expect(wordingFaults(locale, { key: text }, numbers)).toEqual([
      `key has "${noun}" after {n} in one form for all numbers`,
    ])
  })

  test.each([
    ['pl', '{n, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}'],
    ['pl', '{n} z {of}, {n} PŻ, {by} kart'],
    ['cs', '{n} zranění'],
    ['hu', '{n} szint'],
    ['en', '{n} damage, {n} of 8'],
  ] as const)('in %s is fine: %s', (locale, text) => {
    expect(wordingFaults(locale, { key: text }, numbers)).toEqual([])
  })
})

describe('a Hungarian article', () => {
  test.each(['Jöhet a(z) {n}. forduló', 'az {n} lap', 'A <b>{enemy}</b> elesik'])('is refused: %s', text => {
    expect(wordingFaults('hu', { key: text }, numbers)).toHaveLength(1)
  })

  test.each(['Jöhet <az>{n}.</az> forduló', 'A torony {n}. szintje', 'maga {n} lap'])('is fine: %s', text => {
    expect(wordingFaults('hu', { key: text }, numbers)).toEqual([])
  })

  test('is no matter of other languages', () => {
    expect(wordingFaults('en', { key: 'a {enemy}' }, numbers)).toEqual([])
  })
})

describe('a fraction', () => {
  test('is found where a division makes one', () => {
    const source = `
      message('question.hits', { enemy: cause(enemy), damage: Math.round(10 * damage) / 10 }),
      message('question.does', { effects })`
    expect(fractionsIn(source)).toEqual([['question.hits', 'damage']])
  })

  test.each([
    ['{damage} obrażenia', false],
    ['{damage, number} damage', true],
    ['{damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}', true],
  ])('in "%s": its own decimal sign is %s', (text, expected) => {
    expect(formatsNumber(text, 'damage')).toBe(expected)
  })
})
