import { expect, test } from 'vitest'
import { filled, forPlayers } from './rules-language.ts'
import { readRules } from './rules-plugin.ts'

const english = readRules(`# The game

## 0. Terms
Words.

## 1. Setup
- XY-1.1 One.
- XY-1.2 Two.
- XY-1.3 Three.

## 2. Data
### 2.1 Cards
| ID | Name |
|---|---|
| XY-2.1 | Orc |
| XY-2.2 | Elf |

## 3. Tests
| ID | Do |
|---|---|
| XY-EX-1 | draw |

## 4. Screen
*part: \`src/board/index.tsx\`*

- XY-4.1 A table.
`)

const whole = `# Gra

## 1. Początek
- XY-1.1 Raz.
- XY-1.2 Dwa.
- XY-1.3 Trzy.

## 2. Dane
### 2.1 Karty
| ID | Nazwa |
|---|---|
| XY-2.1 | Ork |
| XY-2.2 | Elf |
`
const without = (...lines: string[]) =>
  readRules(lines.reduce((text, line) => text.replace(`${line}\n`, ''), whole))

test('a player meets clauses, not examples and notes on parts of the program', () => {
  expect(forPlayers(english).map(({ id }) => id)).toEqual(['XY-1.1', 'XY-1.2', 'XY-1.3', 'XY-2.1', 'XY-2.2'])
})

test('a language that has everything stays as it is', () => {
  expect(filled(readRules(whole), english)).toEqual(readRules(whole))
})

test('a clause that a language lacks stands at its place in English, and says so', () => {
  const rules = filled(without('- XY-1.2 Dwa.', '| XY-2.1 | Ork |'), english)
  expect(rules.sections.map(({ id, lang }) => [id, lang])).toEqual([
    ['s-1', undefined],
    ['s-2', undefined],
    ['s-2.1', undefined],
  ])
  expect(rules.sections[0]?.blocks).toEqual([
    {
      is: 'clauses',
      clauses: [
        { id: 'XY-1.1', of: ['Raz.'] },
        { id: 'XY-1.2', of: ['Two.'], lang: 'en' },
        { id: 'XY-1.3', of: ['Trzy.'] },
      ],
    },
  ])
  expect(rules.sections[2]?.blocks).toEqual([
    {
      is: 'table',
      head: [['ID'], ['Nazwa']],
      rows: [
        { id: 'XY-2.1', cells: [['XY-2.1'], ['Orc']], lang: 'en' },
        { id: 'XY-2.2', cells: [['XY-2.2'], ['Elf']] },
      ],
    },
  ])
})

test('so does a whole section', () => {
  const rules = filled(readRules(whole.slice(0, whole.indexOf('### 2.1')).replace(/## 1[^#]+/, '')), english)
  expect(rules.sections.map(({ id, lang }) => [id, lang])).toEqual([
    ['s-1', 'en'],
    ['s-2', undefined],
    ['s-2.1', 'en'],
  ])
  expect(rules.sections[0]?.blocks).toEqual(english.sections[1]?.blocks)
})
