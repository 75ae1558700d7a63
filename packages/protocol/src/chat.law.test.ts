import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, lineLength, say } from './chat.ts'
import { limits } from './limits.ts'

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/u
/** Any code units, with many of those that must not pass. */
const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(0x202e, 0x2066, 0x200b, 0x200d, 0xfeff, 0xad, 0, 0x0a, 0x301, 0x20, 0xd83d, 0xde00),
    ),
  )
  .map(units => String.fromCharCode(...units))

const read = (text: string) =>
  say.safeParse({ type: 'say', match: 'ab'.repeat(16), id: 'request-0001', said: { text } })

test('whatever is said has nothing invisible, one form and no piles of marks when it is taken', () => {
  fc.assert(
    fc.property(anyText, text => {
      const { success, data } = read(text)
      const clean = cleanLine(text)
      expect(cleanLine(clean)).toBe(clean)
      expect(success).toBe(clean !== '' && lineLength(clean) <= limits.lineLength)
      if (!success) return
      expect(data.said).toEqual({ text: clean })
      expect(clean).not.toMatch(invisible)
      expect(clean).toBe(clean.normalize('NFC'))
      expect(clean).not.toMatch(/\p{M}{4}|\s{2}|^\s|\s$|[^\S ]/u)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  [
    'Jó napot! Zażółć gęślą jaźń, příšerně žluťoučký kůň 🐉',
    'Jó napot! Zażółć gęślą jaźń, příšerně žluťoučký kůň 🐉',
  ],
  ['  two\n\nlines\t', 'two lines'],
  ['a\u202Eb\u200Bc\u0007', 'abc'],
  ['e\u0301', 'é'],
  ['<b>**hi**</b> https://example.org', '<b>**hi**</b> https://example.org'],
])('%j is taken as %j', (text, taken) => {
  expect(read(text).data?.said).toEqual({ text: taken })
})

test.each(['', ' ', '\u200B\u202E', 'x'.repeat(301)])('%j is refused', text => {
  expect(read(text).success).toBe(false)
})
