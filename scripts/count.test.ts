import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { add, checked, fromPlaywright, fromVitest, none, summary } from './count.ts'

/** A file of Vitest's report, its tests named after where they stand. */
const file = (name: string, ...statuses: string[]) => ({
  name: join(process.cwd(), name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({
    status,
    ancestorTitles: ['a group'],
    title: `test ${i + 1}`,
    failureMessages: status === 'failed' ? ['Error: no\n    at here'] : [],
  })),
})

const spec = (title: string, status: string, ...messages: readonly string[]) => ({
  title,
  tests: [{ status, results: messages.map(message => ({ errors: [{ message }] })) }],
})
const browser = (expected: number, errors: readonly object[], ...specs: readonly object[]) => ({
  stats: { expected },
  errors,
  suites: [{ title: 'some.spec.ts', specs: [], suites: [{ title: 'a group', specs }] }],
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
      failed: [2, 3].map(n => `games/b.test.ts › a group › test ${n}\n  Error: no\n      at here`),
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
      spec('good', 'expected'),
      spec('bad', 'unexpected', '\u001b[31mError\u001b[39m: no\n\nReceived: 7'),
      spec('unsure', 'flaky', 'Too slow.', 'Too quick.'),
    )
    expect(fromPlaywright(report, false)).toEqual({
      passed: 5,
      failed: [
        'e2e/some.spec.ts › a group › bad\n  Error: no\n  Received: 7',
        'e2e/some.spec.ts › a group › unsure\n  Too slow.',
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
    expect(fromPlaywright(browser(2, [], spec('good', 'expected')), true)).toEqual({
      passed: 2,
      failed: [],
    })
  })

  it('ends with the names of what failed, and the numbers last', () => {
    const unit = { passed: 0, failed: ['a test\n  its message'] }
    const all = [checked('types', true), checked('lint', false), unit].reduce(add, none)
    expect(summary(all).trim().split('\n')).toEqual([
      'Failed:',
      '  lint',
      '  a test',
      '    its message',
      '',
      '1 passed, 2 failed',
    ])
    expect(summary(checked('types', true)).trim()).toBe('1 passed, 0 failed')
  })
})
