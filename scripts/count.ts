import { z } from 'zod'

export interface Count {
  readonly passed: number
  readonly failed: number
}

export const none: Count = { passed: 0, failed: 0 }
export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

/** A check as a whole counts as one test. */
export const checked = (ok: boolean): Count => ({ passed: Number(ok), failed: Number(!ok) })

const vitest = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

export function fromVitest(report: unknown, ok: boolean): Count {
  const read = vitest.safeParse(report)
  if (!read.success) return checked(false)
  // A file that could not be loaded has no tests that failed, and is a failure all the same.
  const failed = read.data.testResults.map(file =>
    Math.max(
      file.assertionResults.filter(test => test.status === 'failed').length,
      file.status === 'failed' ? 1 : 0,
    ),
  )
  return honest({ passed: read.data.numPassedTests, failed: failed.reduce((a, b) => a + b, 0) }, ok)
}

export function fromPlaywright(report: unknown, ok: boolean): Count {
  const read = playwright.safeParse(report)
  if (!read.success) return checked(false)
  const { stats, errors } = read.data
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, ok)
}

/** A run that ended badly has a failure, even if no test owns up to it; a run without tests has not run. */
function honest(count: Count, ok: boolean): Count {
  const fine = ok && count.passed > 0
  return fine || count.failed > 0 ? count : { ...count, failed: 1 }
}
