import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const text = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'RULES.md'), 'utf8')

/** The rows of all tables below a heading of RULES.md whose first cell begins with one of these letters, as written. */
export function rowsOf(heading: string, first: string): string[][] {
  const from = text.indexOf(heading)
  if (from < 0) throw new Error(`RULES.md has no heading ${heading}.`)
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
