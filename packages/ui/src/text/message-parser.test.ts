import { parse as original } from '@formatjs/icu-messageformat-parser'
import { expect, it, test } from 'vitest'
import { allMessages } from '../testing/all-messages.ts'
import { parse } from './message-parser.ts'

test('every message is read as FormatJS reads it', () => {
  expect(allMessages.length).toBeGreaterThan(10_000)
  for (const { message } of allMessages)
    expect(parse(message)).toEqual(original(message, { shouldParseSkeletons: true }))
})

it.each([
  "it''s",
  "it's {n}",
  "'{not} an argument",
  "'{a}' and '<b>' are text",
  'a < b, 3 > 2 and # stays',
  '{n, plural, one {# <b>goblin #</b>} other {{who, select, x {#} other {y}}}}',
  "{n, plural, =0 {none '#'} other {#}}",
  '{ n }{n , number }',
  '',
])('reads "%s" in the same way', message => {
  expect(parse(message)).toEqual(original(message, { shouldParseSkeletons: true }))
})

it.each([
  '{',
  '{n',
  '{n, date}',
  '}',
  '<b>bold',
  '<b>bold</i>',
  '{n, number, ::compact-short}',
  '{n, plural}',
])('refuses "%s"', message => {
  expect(() => parse(message)).toThrow(SyntaxError)
})
