import type { Clause, Prose, Row, Rules, Section } from '@kazamata/registry'

/** A clause in its section: a sentence, or a row of a table. */
export type Found = { readonly section: Section } & (
  | { readonly is: 'clause'; readonly clause: Clause }
  | { readonly is: 'row'; readonly head: readonly Prose[]; readonly row: Row }
)

export function findClause(rules: Rules, id: string): Found | undefined {
  for (const section of rules.sections)
    for (const block of section.blocks) {
      if (block.is === 'clauses') {
        const clause = block.clauses.find(one => one.id === id)
        if (clause !== undefined) return { section, is: 'clause', clause }
      }
      if (block.is === 'table') {
        const row = block.rows.find(one => one.id === id)
        if (row !== undefined) return { section, is: 'row', head: block.head, row }
      }
    }
  return undefined
}
