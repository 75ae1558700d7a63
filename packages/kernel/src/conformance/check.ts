import { equal } from '../equal.ts'
import { canonicalJson } from '../hash.ts'
import { flaw } from './plain.ts'

/** Throws what was expected and what was found instead. */
export function check(holds: boolean, law: string, found: () => string = () => ''): asserts holds {
  if (holds) return
  const detail = found()
  throw new Error(detail === '' ? law : `${law}; ${detail}`)
}

export function checkPlain(value: unknown, what: string): void {
  const found = flaw(value)
  check(found === undefined, `${what} is plain JSON with whole numbers only`, () => `${what}${found}`)
}

export function checkSame(actual: string, expected: string, law: string): void {
  check(actual === expected, law, () => difference(actual, expected))
}

/** Values with the same canonical JSON. Comparing them is much cheaper than writing them, but does not notice values that are not plain. */
export function checkEqual(actual: unknown, expected: unknown, law: string): void {
  checkPlain(actual, 'what is compared')
  if (!equal(actual, expected)) checkSame(canonicalJson(actual), canonicalJson(expected), law)
}

/** The first place where two texts part, with a little around it. */
function difference(actual: string, expected: string): string {
  let at = 0
  while (at < actual.length && actual[at] === expected[at]) at += 1
  const near = (text: string) => `…${text.slice(Math.max(0, at - 60), at + 60)}…`
  return `found ${near(actual)} instead of ${near(expected)}`
}

/** The bytes that are sent: any difference in them can be noticed. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}
