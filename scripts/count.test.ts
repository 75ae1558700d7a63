import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { add, checked, fromPlaywright, fromVitest, none, summary } from './count.ts'

/** A file of Vitest's report, its tests named after where they stand. */
const file = (name: string, ...statuses: string[]) => ({
  name: join(process.cwd(), name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `a group test ${i + 1}` })),
})

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'some.spec.ts',
  tests: statuses.map((status, i) => ({ projectName: i === 0 ? 'desk' : 'phone', status })),
})
const browser = (expected: number, errors: readonly object[], ...specs: readonly object[]) => ({
  stats: { expected },
  errors,
  suites: [{ specs: [], suites: [{ specs }] }],
})

describe('counting what passed', () => {
  it('counts a check as one test', () => {
    expect(add(checked('types', true), checked('lint', false))).toEqual({ passed: 1, failed: ['lint'] })
  })

  it('takes tests from Vitest', () => {
    const report = {
      numPassedTests: 3,
      testResults: [
        file('games/a.test.ts', 'passed', 'passed'),
        file('games/b.test.ts', 'passed', 'failed', 'failed'),
      ],
    }
    expect(fromVitest(report, false)).toEqual({
      passed: 3,
      failed: ['games/b.test.ts › a group test 2', 'games/b.test.ts › a group test 3'],
    })
  })

  it('counts a file that does not load as a failure', () => {
    const report = {
      numPassedTests: 1,
      testResults: [file('a.test.ts', 'passed'), { ...file('b.test.ts'), status: 'failed' }],
    }
    expect(fromVitest(report, false)).toEqual({ passed: 1, failed: ['b.test.ts as a whole'] })
  })

  it('takes tests from Playwright, and what went wrong outside of them', () => {
    const report = browser(
      5,
      [{ message: 'No server.\nAt all.' }],
      spec('good', 'expected', 'expected'),
      spec('bad', 'expected', 'unexpected'),
      spec('unsure', 'flaky'),
    )
    expect(fromPlaywright(report, false)).toEqual({
      passed: 5,
      failed: [
        '[phone] e2e/some.spec.ts › bad',
        '[desk] e2e/some.spec.ts › unsure',
        'browser, outside of its tests: No server.',
      ],
    })
  })

  it('counts a missing or empty report, or a bad exit code, as a failure', () => {
    expect(fromVitest(undefined, true)).toEqual(checked('unit and conformance: no report', false))
    const whole = checked('unit and conformance as a whole', false)
    expect(fromVitest({ numPassedTests: 0, testResults: [] }, true)).toEqual(whole)
    expect(fromVitest({ numPassedTests: 1, testResults: [file('a.test.ts', 'passed')] }, false)).toEqual({
      ...whole,
      passed: 1,
    })
    expect(fromPlaywright({}, true)).toEqual(checked('browser: no report', false))
    expect(fromPlaywright(browser(2, [], spec('good', 'expected', 'expected')), true)).toEqual({
      passed: 2,
      failed: [],
    })
  })

  it('ends with the names of what failed, and the numbers last', () => {
    const all = [checked('types', true), checked('lint', false), checked('dead code', false)].reduce(
      add,
      none,
    )
    expect(summary(all).trim().split('\n')).toEqual([
      'Failed:',
      '  lint',
      '  dead code',
      '',
      '1 passed, 2 failed',
    ])
    expect(summary(checked('types', true)).trim()).toBe('1 passed, 0 failed')
  })
})
