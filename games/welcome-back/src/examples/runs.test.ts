import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { extrasOf, heroNamed, rowsByClause, split } from '../testing/example.ts'
import { happened, run } from '../testing/story.ts'

const examples = rowsByClause(readFileSync(new URL('runs.md', import.meta.url), 'utf8'))
const ids =
  'WB-EX-23, WB-EX-24, WB-EX-25, WB-EX-26, WB-EX-27, WB-EX-28, WB-EX-29, WB-EX-65, WB-EX-66, WB-EX-67, WB-EX-68, WB-EX-43, WB-EX-44, WB-EX-45, WB-EX-46, WB-EX-47, WB-EX-49, WB-EX-64, WB-EX-11, WB-EX-12, WB-EX-13, WB-EX-14, WB-EX-15, WB-EX-16, WB-EX-17, WB-EX-18, WB-EX-19, WB-EX-20, WB-EX-21, WB-EX-22, WB-EX-30, WB-EX-31, WB-EX-32, WB-EX-33, WB-EX-34, WB-EX-35, WB-EX-36, WB-EX-37, WB-EX-38, WB-EX-39, WB-EX-40, WB-EX-41, WB-EX-42, WB-EX-50, WB-EX-51, WB-EX-58, WB-EX-59, WB-EX-60, WB-EX-61, WB-EX-62, WB-EX-63, WB-EX-57'

test.each(ids.split(', '))('[%s] runs as in the book', id => {
  const lines = examples.get(id) ?? []
  expect(lines).not.toEqual([])
  for (const line of lines) {
    const [hero = '', row = '', hp, pile = '', answers = '', cards = '', end, left, more = ''] = line
    const story = run(heroNamed(hero), row, pile, split(answers, '; '), extrasOf(more))
    expect(happened(story, 'entered')[0]?.hp).toBe(Number(hp))
    expect(story, line.join(' | ')).toMatchObject({
      cards: split(cards, '; '),
      hp: Number(end),
      row: left,
      result: Number(end) > 0 ? 'success' : 'failure',
    })
  }
})

test('every example of the file is tested', () => {
  expect([...examples.keys()].join(', ')).toBe(ids)
})
