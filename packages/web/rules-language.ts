import type { Block, Clause, Row, Rules, Section } from '@kazamata/registry'

/** A clause and its section; it is a sentence of a list or a row of a table. */
interface Place {
  readonly id: string
  readonly section: string
  readonly of: Clause | Row
}

function clausesIn(block: Block): readonly (Clause | Row)[] {
  if (block.is === 'clauses') return block.clauses
  return block.is === 'table' ? block.rows : []
}

export function placesIn(section: Section): Place[] {
  return section.blocks
    .flatMap(clausesIn)
    .flatMap(of => (of.id === undefined ? [] : [{ id: of.id, section: section.id, of }]))
}

/** `*part: file*` opens notes on a part of the program. */
function isNote({ blocks }: Section): boolean {
  return blocks.some(block => {
    const opening = block.is === 'text' ? block.of[0] : undefined
    return typeof opening === 'object' && opening.as === 'i' && String(opening.of[0]).startsWith('part: ')
  })
}

/** What a player may meet. Worked examples and notes are for those who build the game: they stay as they are. */
export function forPlayers({ sections }: Rules): Place[] {
  return sections
    .filter(section => !isNote(section))
    .flatMap(placesIn)
    .filter(({ id }) => !id.includes('-EX-'))
}

/** `own` and what is wanted of `model`, each behind what comes before it there. */
function joined<T extends { readonly id?: string }>(
  own: readonly T[],
  model: readonly T[],
  wanted: (item: T) => boolean,
): T[] {
  const all = [...own]
  let at = 0
  for (const item of model) {
    const found = all.findIndex(({ id }) => id !== undefined && id === item.id)
    if (found !== -1) at = found + 1
    else if (wanted(item)) all.splice(at++, 0, item)
  }
  return all
}

/** The rules in a language, with whatever it lacks in English. */
export function filled(own: Rules, english: Rules): Rules {
  const had = new Set(own.sections.flatMap(placesIn).map(({ id }) => id))
  const lacking = new Set(forPlayers(english).map(({ id }) => id))
  for (const id of had) lacking.delete(id)
  if (lacking.size === 0) return own
  const lacks = ({ id }: { readonly id?: string }) => id !== undefined && lacking.has(id)
  const spare = english.sections.map((section): Section => ({ ...section, lang: 'en' }))
  const sections = joined(own.sections, spare, section => placesIn(section).some(lacks))
  return {
    ...own,
    sections: sections.map(section => {
      const model = section.lang === undefined && english.sections.find(({ id }) => id === section.id)
      return model ? { ...section, blocks: filledBlocks(section.blocks, model.blocks, lacks) } : section
    }),
  }
}

function filledBlocks(
  own: readonly Block[],
  model: readonly Block[],
  lacks: (of: { readonly id?: string }) => boolean,
): Block[] {
  const all = [...own]
  for (const block of model) {
    if (!clausesIn(block).some(lacks)) continue
    const at = all.findIndex(one => one.is === block.is)
    const twin = all[at]
    if (block.is === 'clauses') {
      const more = block.clauses.map((clause): Clause => ({ ...clause, lang: 'en' }))
      if (twin?.is === 'clauses') all[at] = { ...twin, clauses: joined(twin.clauses, more, lacks) }
      else all.push({ ...block, clauses: more.filter(lacks) })
    }
    if (block.is === 'table') {
      const more = block.rows.map((row): Row => ({ ...row, lang: 'en' }))
      if (twin?.is === 'table') all[at] = { ...twin, rows: joined(twin.rows, more, lacks) }
      else all.push({ ...block, rows: more.filter(lacks) })
    }
  }
  return all
}
