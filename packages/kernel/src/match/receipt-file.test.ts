import { expect, test } from 'vitest'
import type { Receipt } from './deal.ts'
import { readReceipt, writeReceipt } from './receipt-file.ts'

const receipt: Receipt = {
  match: 'm1',
  commitment: '0a'.repeat(32),
  nonce: '0b'.repeat(32),
  hashes: ['0c'.repeat(32), '0d'.repeat(32)],
  terms: '0e'.repeat(32),
}

test('a receipt goes into a file and comes back', () => {
  expect(readReceipt(writeReceipt(receipt))).toEqual(receipt)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no object', 'null'],
  ['another format', writeReceipt(receipt).replace('kazamata-receipt', 'kazamata-match')],
  ['a nonce that is too short', writeReceipt({ ...receipt, nonce: '0b' })],
  ['a key that nobody knows', writeReceipt(receipt).replace('{', '{"more":1,')],
  ['more than a receipt can have', `${writeReceipt(receipt)}${' '.repeat(10_000)}`],
])('%s is no receipt', (_, text) => {
  expect(readReceipt(text)).toBeUndefined()
})
