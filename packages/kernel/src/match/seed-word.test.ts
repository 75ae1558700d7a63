import { expect, test } from 'vitest'
import { seedOf, wordOf } from './seed-word.ts'

test.each(['krypta', '7', 'zażółć gęślą', 'a'.repeat(24)])(
  'a word is a seed, and is read out of it: %s',
  word => {
    const seed = seedOf(word) ?? ''
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(wordOf(seed)).toBe(word)
  },
)

test('the same word is the same seed, however it is written', () => {
  expect(seedOf('  łódź ')).toBe(seedOf('łódź'.normalize('NFD')))
  expect(seedOf('one')).not.toBe(seedOf('two'))
})

test.each(['\0', 'krypta\0', '\ud800'])('a word that could not be read out of its seed is none: %j', word => {
  expect(seedOf(word)).toBeUndefined()
})

test('a word has room for 24 bytes', () => {
  expect(seedOf('a'.repeat(25))).toBeUndefined()
  expect(seedOf('ő'.repeat(12))).toBeDefined()
  expect(seedOf('ő'.repeat(13))).toBeUndefined()
})

test('what chance has chosen is no word', () => {
  expect(wordOf('9c'.repeat(32))).toBeUndefined()
  expect(wordOf('1'.padStart(64, '0'))).toBeUndefined()
  expect(wordOf('0'.repeat(64))).toBeUndefined()
})
