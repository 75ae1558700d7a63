import { expect, test } from 'vitest'
import { readRules } from './rules-plugin.ts'

const rules = readRules(`# The game
A *short* story.

## 1. Setup
- XY-1.1 Shuffle \`all\` cards, see XY-2.1. **canon**
- XY-1.2 Deal **two** & go.

### 1.1 Cards
| ID | Name |
|---|---|
| XY-2.1 \`orc\` | Orc < 4 |
| other | none |
`)

test('headings become sections with an address', () => {
  expect(rules.title).toBe('The game')
  expect(rules.sections.map(({ id, level }) => [id, level])).toEqual([
    ['s-1', 2],
    ['s-1.1', 3],
  ])
  expect(rules.intro).toEqual([{ is: 'text', of: ['A ', { as: 'i', of: ['short'] }, ' story.'] }])
})

test('a list of clauses keeps their ids, and ids in a text are links', () => {
  expect(rules.sections[0]?.blocks).toEqual([
    {
      is: 'clauses',
      clauses: [
        {
          id: 'XY-1.1',
          of: [
            'Shuffle ',
            { as: 'code', of: ['all'] },
            ' cards, see ',
            { as: 'a', to: '#XY-2.1', of: ['XY-2.1'] },
            '. ',
            { as: 'b', of: ['canon'] },
          ],
        },
        { id: 'XY-1.2', of: ['Deal ', { as: 'b', of: ['two'] }, ' & go.'] },
      ],
    },
  ])
})

test('a row of a table may be a clause', () => {
  const [table] = rules.sections[1]?.blocks ?? []
  expect(table).toEqual({
    is: 'table',
    head: [['ID'], ['Name']],
    rows: [
      { id: 'XY-2.1', cells: [['XY-2.1', ' ', { as: 'code', of: ['orc'] }], ['Orc < 4']] },
      { cells: [['other'], ['none']] },
    ],
  })
})

test('what the page cannot show is an error while building, not a gap', () => {
  expect(() => readRules('# A\n\n![picture](x.png)')).toThrow(/knows no image/)
})
