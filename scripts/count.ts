import { relative } from 'node:path'
import { z } from 'zod'

/** How many passed, and what failed by name. */
export interface Count {
  readonly passed: number
  readonly failed: readonly string[]
}

export const none: Count = { passed: 0, failed: [] }
export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
})

/** A check as a whole counts as one test. */
export const checked = (name: string, ok: boolean): Count => ({
  passed: Number(ok),
  failed: ok ? [] : [name],
})

/** The end of the output: even a truncated log shows what failed. */
export const summary = ({ passed, failed }: Count): string =>
  [
    ...(failed.length > 0 ? ['', 'Failed:', ...failed.map(name => `  ${name}`)] : []),
    '',
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')

const vitest = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

interface Suite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})

const playwright = z.object({
  stats: z.object({ expected: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
})

export function fromVitest(report: unknown, ok: boolean): Count {
  const read = vitest.safeParse(report)
  if (!read.success) return checked('unit and conformance: no report', false)
  const failed = read.data.testResults.flatMap(file => {
    const name = relative('', file.name)
    const tests = file.assertionResults.filter(test => test.status === 'failed')
    // A file that could not be loaded has no tests that failed, and is a failure all the same.
    if (tests.length === 0) return file.status === 'failed' ? [`${name} as a whole`] : []
    return tests.map(test => `${name} › ${test.fullName}`)
  })
  return honest('unit and conformance', { passed: read.data.numPassedTests, failed }, ok)
}

export function fromPlaywright(report: unknown, ok: boolean): Count {
  const read = playwright.safeParse(report)
  if (!read.success) return checked('browser: no report', false)
  const { stats, errors, suites } = read.data
  const failed = [
    ...suites.flatMap(missed),
    ...errors.map(({ message = 'an error' }) => `browser, outside of its tests: ${message.split('\n')[0]}`),
  ]
  return honest('browser', { passed: stats.expected, failed }, ok)
}

function missed({ specs, suites = [] }: Suite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] e2e/${file} › ${title}`),
  )
  return [...own, ...suites.flatMap(missed)]
}

/** A run with a bad exit code is a failure even if no test failed; so is a run without tests. */
function honest(name: string, count: Count, ok: boolean): Count {
  const fine = ok && count.passed > 0
  return fine || count.failed.length > 0 ? count : { ...count, failed: [`${name} as a whole`] }
}
