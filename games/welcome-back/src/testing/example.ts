import { type Hero, heroes } from '../content/ids.ts'
import type { RunExtras } from './story.ts'

/** The rows of the tables in a Markdown text: by the clause or example in their first cell, the other cells. */
export function rowsByClause(markdown: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const rows = new Map<string, string[][]>()
  for (const line of markdown.split('\n')) {
    const [, clause = '', ...cells] = line.split('|').map(cell => cell.trim())
    if (clause.startsWith('WB-')) rows.set(clause, [...(rows.get(clause) ?? []), cells])
  }
  return rows
}

export function heroNamed(name: string): Hero {
  const hero = heroes.find(one => one === name)
  if (hero === undefined) throw new Error(`There is no Hero called ${name}.`)
  return hero
}

/** The parts of a cell; none of an empty one. */
export const split = (cell: string, by: string): readonly string[] => (cell === '' ? [] : cell.split(by))

/** "success, deck orc": the runner has a Success card, and there is an Orc in the deck. */
export function extrasOf(cell: string): RunExtras {
  const deck = /deck (.*)/.exec(cell)?.[1]
  return { successes: cell.startsWith('success') ? 1 : 0, ...(deck === undefined ? {} : { deck }) }
}
