import { describe, expect, it } from 'vitest'
import { add, checked, fromPlaywright, fromVitest } from './count.ts'

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map(status => ({ status })),
})

describe('counting what passed', () => {
  it('counts a check as one test', () => {
    expect(add(checked(true), checked(false))).toEqual({ passed: 1, failed: 1 })
  })

  it('takes tests from Vitest', () => {
    const report = {
      numPassedTests: 3,
      testResults: [file('passed', 'passed'), file('passed', 'failed', 'failed')],
    }
    expect(fromVitest(report, false)).toEqual({ passed: 3, failed: 2 })
  })

  it('counts a file that does not load as a failure', () => {
    const report = {
      numPassedTests: 1,
      testResults: [file('passed'), { status: 'failed', assertionResults: [] }],
    }
    expect(fromVitest(report, false)).toEqual({ passed: 1, failed: 1 })
  })

  it('takes tests from Playwright, and what went wrong outside of them', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] }
    expect(fromPlaywright(report, false)).toEqual({ passed: 5, failed: 3 })
  })

  it('believes no report that is missing, empty or denied by the exit code', () => {
    expect(fromVitest(undefined, true)).toEqual({ passed: 0, failed: 1 })
    expect(fromVitest({ numPassedTests: 0, testResults: [] }, true)).toEqual({ passed: 0, failed: 1 })
    expect(fromVitest({ numPassedTests: 1, testResults: [file('passed')] }, false)).toEqual({
      passed: 1,
      failed: 1,
    })
    expect(fromPlaywright({}, true)).toEqual({ passed: 0, failed: 1 })
    expect(fromPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] }, true)).toEqual({
      passed: 2,
      failed: 0,
    })
  })
})
