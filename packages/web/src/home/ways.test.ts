import { expect, test } from 'vitest'
import { pathOf, waysTo } from './ways.ts'

test('without a server people play at one screen', () => {
  expect(waysTo(false)).toEqual(['alone', 'around'])
  expect(waysTo(true)).toEqual(['alone', 'around', 'friends', 'strangers'])
})

test('every way leads somewhere else', () => {
  expect(waysTo(true).map(way => pathOf(way, 'tiny-epic'))).toEqual([
    '/play/tiny-epic',
    '/play/tiny-epic?shared',
    '/online/tiny-epic',
    '/online?game=tiny-epic',
  ])
})
