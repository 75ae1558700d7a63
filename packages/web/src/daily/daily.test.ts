import { wordOf } from '@kazamata/kernel/match'
import { expect, test } from 'vitest'
import { dailySeed, dateAt, dateOfWord, lastDays, nextDay } from './daily.ts'

const at = (time: string) => Date.parse(time)

test('a day begins at midnight UTC, whatever the clock on the wall says', () => {
  expect(dateAt(at('2026-11-17T00:00:00+14:00'))).toBe('2026-11-16')
  expect(dateAt(at('2026-11-16T23:59:59Z'))).toBe('2026-11-16')
  expect(dateAt(at('2026-11-17T00:00:00Z'))).toBe('2026-11-17')
  expect(nextDay(at('2026-11-17T00:00:00Z'))).toBe(at('2026-11-18T00:00:00Z'))
  expect(nextDay(at('2026-12-31T23:59:59Z'))).toBe(at('2027-01-01T00:00:00Z'))
})

test('the same date is the same seed, another date another one, and the seed tells its date', () => {
  expect(dailySeed('2026-11-17')).toBe(dailySeed('2026-11-17'))
  expect(dailySeed('2026-11-17')).not.toBe(dailySeed('2026-11-18'))
  expect(dateOfWord(wordOf(dailySeed('2026-11-17')))).toBe('2026-11-17')
  expect(dateOfWord('daily bread')).toBeUndefined()
  expect(dateOfWord('2026-11-17')).toBeUndefined()
  expect(dateOfWord(undefined)).toBeUndefined()
})

test('the last days end today, also over the end of a month', () => {
  expect(lastDays(at('2027-03-01T12:00:00Z'), 3)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
})
