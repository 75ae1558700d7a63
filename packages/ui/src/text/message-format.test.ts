import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it, test } from 'vitest'
import { allMessages } from '../testing/all-messages.ts'
import { messageFormat } from './message-format.ts'

type Values = Record<string, string | number | ((chunks: readonly unknown[]) => string)>

/** Something for everything that a message asks for: numbers, the options of a `select` in turn, tags as text. */
function valuesFor(elements: readonly MessageFormatElement[], number: number, values: Values = {}): Values {
  for (const element of elements)
    switch (element.type) {
      case TYPE.argument:
        values[element.value] ??= `[${element.value}]`
        break
      case TYPE.number:
        values[element.value] = number / 4
        break
      case TYPE.plural:
        values[element.value] = number
        for (const option of Object.values(element.options)) valuesFor(option.value, number, values)
        break
      case TYPE.select: {
        const names = Object.keys(element.options)
        values[element.value] = names[number % names.length] ?? 'other'
        for (const option of Object.values(element.options)) valuesFor(option.value, number, values)
        break
      }
      case TYPE.tag:
        values[element.value] = chunks => `<${element.value}>${chunks.join('')}</${element.value}>`
        valuesFor(element.children, number, values)
        break
      default:
    }
  return values
}

test('every message is formatted as FormatJS formats it', () => {
  const ours: Record<string, ReturnType<typeof messageFormat>> = {}
  for (const { locale, message } of allMessages) {
    ours[locale] ??= messageFormat(locale)
    const original = new IntlMessageFormat(message, locale)
    for (const number of [0, 1, 2, 5, 1234]) {
      const values = valuesFor(parse(message), number)
      expect(ours[locale]?.(message, values).join('')).toBe(original.format(values))
    }
  }
})

const english = messageFormat('en')

it('joins neighbouring texts, and leaves what is no text as it is', () => {
  expect(english('{a} and {b}{c}', { a: 1, b: 'two', c: '' })).toEqual(['1 and two'])
  expect(english('', {})).toEqual([])
  expect(english('a {n, selectordinal, one {#st} other {#th}} <b>x</b>', { n: 21, b: x => x })).toEqual([
    'a 21st x',
  ])
  expect(english('{a}!', { a: ['no', 'text'] })).toEqual([['no', 'text'], '!'])
})

it.each([
  ['{a}', {}],
  ['{a}', { a: () => 'tag' }],
  ['<b>x</b>', { b: 'text' }],
  ['{n, plural, other {#}}', { n: 'many' }],
])('refuses to format "%s" with wrong values', (message, values) => {
  expect(() => english(message, values)).toThrow(TypeError)
})

test.each(['en', 'pl', 'cs', 'hu'])('plain numbers in %s are those of Intl.NumberFormat', locale => {
  const format = messageFormat(locale)
  for (const number of [0, 7, 999, 1000, 12345, -3, 2.5])
    expect(format('{number, number}', { number }).join('')).toBe(new Intl.NumberFormat(locale).format(number))
})
