import { expect, test } from 'vitest'
import { readRules } from '../packages/web/rules-plugin.ts'
import { translationFaults } from './rules-translation.ts'

const english = readRules(`# The game

| Label | Meaning |
|---|---|
| **canon** | the rulebook |
| **house** | our own |

## 1. Setup
- XY-1.1 One, see XY-2.1. **canon**
- XY-1.2 Two. **canon**; three **house**

## 2. Cards
| ID | Name | Strength |
|---|---|---|
| XY-2.1 | Orc | 3 |

## 3. Tests
| ID | Do |
|---|---|
| XY-EX-1 | draw |
`)

const polish = `# Gra

| Etykieta | Znaczenie |
|---|---|
| **kanon** | instrukcja |
| **własne** | od nas |

## 1. Początek
- XY-1.1 Raz, patrz XY-2.1. **kanon**
- XY-1.2 Dwa. **kanon**; trzy **własne**

## 2. Karty
| ID | Nazwa | Siła |
|---|---|---|
| XY-2.1 | Ork | 3 |
`

const after = (from: string, to: string) => {
  expect(polish).toContain(from)
  return translationFaults(readRules(polish.replace(from, to)), english)
}

test('a translation with the clauses, labels and cells of the original has no fault', () => {
  expect(translationFaults(readRules(polish), english)).toEqual([])
})

test('a missing clause is a fault, a sentence or a row', () => {
  expect(after('- XY-1.2 Dwa. **kanon**; trzy **własne**\n', '')).toEqual(['XY-1.2 is missing'])
  expect(after('| XY-2.1 | Ork | 3 |', '')).toEqual(['XY-2.1 is missing'])
})

test('an unknown clause is a fault, and so is one that stays in English', () => {
  expect(after('- XY-1.2', '- XY-1.3 Trzy. **kanon**\n- XY-1.2')).toEqual([
    'XY-1.3 is no clause to translate',
  ])
  expect(after('| XY-2.1', '| XY-EX-1 | dobierz | nic |\n| XY-2.1')).toEqual([
    'XY-EX-1 is no clause to translate',
  ])
})

test('a clause stands once, in its section, in its order', () => {
  expect(after('- XY-1.2', '- XY-1.1 Raz. **kanon**\n- XY-1.2')).toContain('XY-1.1 is there twice')
  expect(after('## 1. Początek', '## 7. Początek')).toEqual([
    'XY-1.1 stands in s-7, not s-1',
    'XY-1.2 stands in s-7, not s-1',
  ])
  expect(
    after(
      '- XY-1.1 Raz, patrz XY-2.1. **kanon**\n- XY-1.2 Dwa. **kanon**; trzy **własne**',
      '- XY-1.2 Dwa. **kanon**; trzy **własne**\n- XY-1.1 Raz. **kanon**',
    ),
  ).toEqual(['XY-1.2 stands elsewhere in the original'])
})

test('labels are those of the original, in the words of the legend', () => {
  expect(after('Dwa. **kanon**; trzy **własne**', 'Dwa. **kanon**; trzy **kanon**')).toEqual([
    'XY-1.2 has other labels than the original',
  ])
  expect(after('XY-2.1. **kanon**', 'XY-2.1. **canon**')).toEqual([
    'XY-1.1 has other labels than the original',
  ])
  expect(after('| **własne** | od nas |\n', '')).toContain('its legend has not the labels of the original')
})

test('a row has the cells of the original', () => {
  expect(
    after(
      '| ID | Nazwa | Siła |\n|---|---|---|\n| XY-2.1 | Ork | 3 |',
      '| ID | Nazwa |\n|---|---|\n| XY-2.1 | Ork |',
    ),
  ).toEqual(['XY-2.1 has 2 cells, not 3'])
  expect(after('| ID | Nazwa | Siła |\n|---|---|---|\n| XY-2.1 | Ork | 3 |', '- XY-2.1 Ork')).toEqual([
    'XY-2.1 is a row in one language, a sentence in the other',
  ])
})

test('a cell in figures is that of the original', () => {
  expect(after('| XY-2.1 | Ork | 3 |', '| XY-2.1 | Ork | 4 |')).toEqual(['s-2 has 4, not 3, in a table'])
  expect(after('| XY-2.1 | Ork | 3 |', '| XY-2.1 | Wielki Ork 4 | 3 |')).toEqual([])
})

test('a clause that is spoken of is there', () => {
  expect(after('patrz XY-2.1', 'patrz XY-9.9')).toEqual(['XY-1.1 speaks of XY-9.9, which is not there'])
})
