import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** How many passed, and what failed: its name, and below it the beginning of its message where there is one. */
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
    ...(failed.length > 0 ? ['', 'Failed:', ...failed.map(what => what.replaceAll(/^/gm, '  '))] : []),
    '',
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')

const vitest = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

interface Suite {
  /** Of a group of tests; a file's is its name. */
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string | undefined }[] }[]
    }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const error = z.object({ message: z.string().optional() })

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(error) })) }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})

const playwright = z.object({
  stats: z.object({ expected: z.number() }),
  errors: z.array(error),
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
    return tests.map(test => named([name, ...test.ancestorTitles, test.title], test.failureMessages))
  })
  return honest('unit and conformance', { passed: read.data.numPassedTests, failed }, ok)
}

export function fromPlaywright(report: unknown, ok: boolean): Count {
  const read = playwright.safeParse(report)
  if (!read.success) return checked('browser: no report', false)
  const { stats, errors, suites } = read.data
  const failed = [
    ...suites.flatMap(file => missed({ ...file, title: `e2e/${file.title}` })),
    ...errors.map(({ message = 'an error' }) => `browser, outside of its tests: ${message.split('\n')[0]}`),
  ]
  return honest('browser', { passed: stats.expected, failed }, ok)
}

function missed({ title, specs, suites = [] }: Suite, above: readonly string[] = []): readonly string[] {
  const path = [...above, title]
  const own = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        return named([...path, spec.title], errors)
      }),
  )
  return [...own, ...suites.flatMap(group => missed(group, path))]
}

/** Of a message, which may be a picture of the whole page. */
const mostLines = 12

/** A test by its titles, with the beginning of its first message. */
function named(titles: readonly string[], messages: readonly string[]): string {
  const [first = ''] = messages
  const lines = stripVTControlCharacters(first)
    .split('\n')
    .filter(line => line.trim() !== '')
  return [titles.join(' › '), ...lines.slice(0, mostLines).map(line => `  ${line}`)].join('\n')
}

/** A run with a bad exit code is a failure even if no test failed; so is a run without tests. */
function honest(name: string, count: Count, ok: boolean): Count {
  const fine = ok && count.passed > 0
  return fine || count.failed.length > 0 ? count : { ...count, failed: [`${name} as a whole`] }
}
