import { describe, expect, test } from 'vitest'
import { clausesOf, coverageOf, idsInTitles, typeFile } from './coverage.ts'

const ids = (markdown: string) => clausesOf(markdown).map(({ id }) => id)
const titles = (source: string) => [...idsInTitles(source)]

describe('clauses of a rules file', () => {
  test('stand at the start of a list item, in a first column, or in a heading', () => {
    const rules = [
      '- WB-3.8 With an empty row only `add` is left. **canon**',
      '| WB-11.1 `goblin` | Goblin |',
      '| WB-EX-12 | a row | another |',
      '- **PD-TRP.1** [canon] A trap hurts on every visit.',
      '### 4.1 PD-HOU.2 damage loss [house]',
      '- **TE-6.10** [ruling] No portal.',
    ]
    expect(ids(rules.join('\n'))).toEqual([
      'WB-3.8',
      'WB-11.1',
      'WB-EX-12',
      'PD-TRP.1',
      'PD-HOU.2',
      'TE-6.10',
    ])
  })

  test('are not the ids that a text merely speaks of', () => {
    const rules = [
      'See WB-3.8.',
      '| Setup | WB-2.1; 2.3 |',
      '  - as WB-2.1',
      '## 3.1 Dice (PD-DIE.1)',
      '## TE-6 Movement',
    ]
    expect(ids(rules.join('\n'))).toEqual([])
  })

  test('may say why no test holds them up', () => {
    expect(clausesOf('- WB-1.1 Fun for all. **house** *untestable: a matter of taste*')).toEqual([
      { id: 'WB-1.1', untestable: 'a matter of taste' },
    ])
  })

  test('belong to a part until the next heading', () => {
    const rules = '## 14\n*part: `src/board/index.tsx`*\n- WB-14.1 Table.\n## 15\n- WB-15.1 Search.'
    expect(clausesOf(rules)).toEqual([{ id: 'WB-14.1', part: 'src/board/index.tsx' }, { id: 'WB-15.1' }])
  })

  test('are defined once', () => {
    expect(() => clausesOf('- WB-1.1 One.\n- WB-1.1 Two.')).toThrow('WB-1.1 is defined twice.')
  })

  test('become a type, without the examples', () => {
    const rules = '- WB-1.1 One.\n- WB-1.2 Two.\n- WB-2.10 Ten.\n| WB-EX-1 | three |'
    const union = ['WB-1.$', '{1 | 2}`\n  | `WB-2.$', '{10}`\n'].join('')
    expect(typeFile(clausesOf(rules))).toContain(`export type Clause =\n  | \`${union}`)
  })
})

describe('ids in titles', () => {
  test('are those in brackets', () => {
    expect(titles("test('[WB-3.8, WB-3.10] only add; see WB-1.1', f)")).toEqual(['WB-3.8', 'WB-3.10'])
  })

  test('are read from test, it and describe, and from what they are made with', () => {
    const source = `
      describe('[WB-1.1]', () => { it("[WB-1.2]", f); test.only(\`[WB-1.3] \${n} cards\`, f) })
      test.describe('[WB-1.4]', f)
      test.each([[1, 2]])('[WB-1.5] %i', f)`
    expect(titles(source)).toEqual(['WB-1.1', 'WB-1.2', 'WB-1.3', 'WB-1.4', 'WB-1.5'])
  })

  test('do not count in comments, in other strings, in tests that do not run', () => {
    const source = `
      // test('[WB-1.1]', f)
      log('[WB-1.2]'); expect(test, '[WB-1.3]'); const title = "test('[WB-1.4]')"
      test.skip('[WB-1.5]', f); test.todo('[WB-1.6]'); test.step('[WB-1.7]', f)`
    expect(titles(source)).toEqual([])
  })

  test('may come from a table, written in place or named', () => {
    const source = `
      const rows = [{ id: 'WB-EX-1', note: 'as WB-9.9' }, { id: 'WB-EX-2' }] as const
      test.each(rows)('[$id] $note', f)
      test.each([['WB-11.1', 'goblin']])('[%s] %s', f)
      const more = { 'WB-12.1': 1 }
      for (const [id, n] of Object.entries(more)) test(\`[\${id}] \${n}\`, f)`
    expect(titles(source)).toEqual(['WB-EX-1', 'WB-EX-2', 'WB-11.1', 'WB-12.1'])
  })

  test('are not taken from a table when the title has no place for them', () => {
    expect(titles("test.each([['WB-11.1']])('[WB-1.1] row %s', f)")).toEqual(['WB-1.1'])
  })

  test('are not stretched over a range', () => {
    expect(titles("test('[WB-3.4 to 3.8]', f)")).toEqual(['WB-3.4'])
  })
})

describe('coverage', () => {
  const rules = clausesOf(
    '- WB-1.1 a\n- WB-1.2 b\n- WB-1.3 c *untestable: why*\n## 14\n*part: `board`*\n- WB-14.1 d',
  )

  test('counts what is tested and lists what is missing', () => {
    expect(coverageOf(rules, new Set(['WB-1.1', 'PD-GEN.1']), () => false)).toEqual({
      total: 2,
      tested: 1,
      missing: ['WB-1.2'],
      untestable: ['WB-1.3'],
      pending: ['WB-14.1'],
    })
  })

  test('asks for a part once it exists', () => {
    const { total, missing, pending } = coverageOf(rules, new Set(['WB-1.1', 'WB-1.2']), () => true)
    expect({ total, missing, pending }).toEqual({ total: 3, missing: ['WB-14.1'], pending: undefined })
  })

  test('names ids of this game that no clause has', () => {
    expect(coverageOf(rules, new Set(['WB-1.9', 'TE-1.9']), () => false).unknown).toEqual(['WB-1.9'])
  })
})
