import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as original } from '@formatjs/icu-messageformat-parser'
import { expect, it, test } from 'vitest'
import { parse } from './message-parser.ts'

const root = join(import.meta.dirname, '../../../..')
const files = ['packages', 'games']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(name => /\/src\/(.*\/)?messages\/\w+[.]json$/.test(name) && !name.includes('node_modules'))

test('every message is read as FormatJS reads it', () => {
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(root, file), 'utf8'))
    for (const message of Object.values(messages))
      expect(parse(message)).toEqual(original(message, { shouldParseSkeletons: true }))
  }
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
