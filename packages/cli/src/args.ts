import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Misuse } from './misuse.ts'

/** Reads options by their declaration; whatever was not declared is a misuse. */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    throw new Misuse(first)
  }
}

/** The one thing a command is about. */
export function readOne(positionals: readonly string[], what: string): string {
  const [one, ...more] = positionals
  if (one === undefined) throw new Misuse(`No ${what} given`)
  if (more.length > 0) throw new Misuse(`One ${what}, not ${positionals.length}`)
  return one
}

/** For a command that is about nothing but its options. */
export function readNone([first]: readonly string[]): void {
  if (first !== undefined) throw new Misuse(`"${first}" is not an option`)
}

/** A whole number between two others. */
export function readNumber(name: string, text: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max))
    throw new Misuse(`--${name} is "${text}", not a whole number from ${min} to ${max}`)
  return number
}

/** `key=value,key=value`, the values as JSON where they are JSON. */
export function readPairs(name: string, text: string): Record<string, unknown> {
  const pairs = text.split(',').map(pair => {
    const [key, value] = pair.split('=', 2)
    if (!key || value === undefined) throw new Misuse(`--${name} has "${pair}", not KEY=VALUE`)
    return [key, readValue(value)]
  })
  return Object.fromEntries(pairs)
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
