import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Žofie', 'ŽOFIE'],
  ['Žofie', 'Z\u030cofie'],
  ['Ａｄａ', 'ada'],
  ['Weiß', 'WEISS'],
  ['ﬁn', 'FIN'],
])('%s and %s are the same name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

test('letters with other marks are other letters', () => {
  expect(foldName('Zofie')).not.toBe(foldName('Žofie'))
})
