import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const text = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'RULES.md'), 'utf8')

/** The cells of every table line below a heading of RULES.md, without emphasis; head and rule lines too. */
export function tableOf(heading: string): string[][] {
  const from = text.indexOf(heading)
  if (from < 0) throw new Error(`RULES.md has no heading ${heading}.`)
  const end = text.indexOf('\n#', from + heading.length)
  return text
    .slice(from, end < 0 ? undefined : end)
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.replaceAll('*', '').trim()),
    )
}

/** The text of a clause. */
export function clauseOf(id: string): string {
  const line = text.split('\n').find(each => each.startsWith(`- ${id} `))
  if (line === undefined) throw new Error(`RULES.md has no clause ${id}.`)
  return line
}
