import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The rows of all tables below a heading of the rules whose first cell begins with one of these letters, as written. */
export function rowsOf(heading: string, first: string, file = 'RULES.md'): string[][] {
  const text = readFileSync(join(home, file), 'utf8')
  const from = text.indexOf(heading)
  if (from < 0) throw new Error(`${file} has no heading ${heading}.`)
  const end = text.indexOf('\n#', from + heading.length)
  return text
    .slice(from, end < 0 ? undefined : end)
    .split('\n')
    .filter(line => line.startsWith(`| ${first}`))
    .map(line =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(cell => cell.replaceAll('\\|', '|').replaceAll('`', '').trim()),
    )
}
