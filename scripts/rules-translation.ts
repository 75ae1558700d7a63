import type { Block, Clause, Piece, Prose, Row, Rules } from '@kazamata/registry'
import { forPlayers, placesIn } from '../packages/web/rules-language.ts'

type Table = Extract<Block, { is: 'table' }>

/** What is wrong with the rules in a language, compared with the English ones. */
export function translationFaults(own: Rules, english: Rules): string[] {
  const model = forPlayers(english)
  const places = own.sections.flatMap(placesIn)
  const known = new Map(model.map(place => [place.id, place]))
  const found = new Map(places.map(place => [place.id, place]))
  const order = places.map(({ id }) => id).filter(id => known.has(id))
  const expected = model.map(({ id }) => id).filter(id => found.has(id))
  const astray = order.find((id, at) => id !== expected[at])
  const said = { own: legend(own), english: legend(english) }
  return [
    ...model.filter(({ id }) => !found.has(id)).map(({ id }) => `${id} is missing`),
    ...places.filter(({ id }) => !known.has(id)).map(({ id }) => `${id} is no clause to translate`),
    ...places.filter(place => found.get(place.id) !== place).map(({ id }) => `${id} is there twice`),
    ...(astray === undefined ? [] : [`${astray} stands elsewhere in the original`]),
    ...(said.own.length === said.english.length ? [] : ['its legend has not the labels of the original']),
    ...places.flatMap(({ id, section, of }) => {
      const twin = known.get(id)
      if (twin === undefined) return []
      const faults = twin.section === section ? [] : [`stands in ${section}, not ${twin.section}`]
      if ('cells' in of !== 'cells' in twin.of)
        faults.push('is a row in one language, a sentence in the other')
      if ('cells' in of && 'cells' in twin.of && of.cells.length !== twin.of.cells.length)
        faults.push(`has ${of.cells.length} cells, not ${twin.of.cells.length}`)
      if ('of' in of && 'of' in twin.of && labels(of.of, said.own) !== labels(twin.of.of, said.english))
        faults.push('has other labels than the original')
      const dead = mentions(of).filter(to => !known.has(to))
      faults.push(...dead.map(to => `speaks of ${to}, which is not there`))
      return faults.map(fault => `${id} ${fault}`)
    }),
    ...own.sections.flatMap(section => {
      const twins = tables(english.sections.find(({ id }) => id === section.id)?.blocks ?? [])
      return tables(section.blocks).flatMap((table, at) =>
        figuresAstray(table, twins[at]).map(fault => `${section.id} has ${fault} in a table`),
      )
    }),
  ]
}

const tables = (blocks: readonly Block[]) => blocks.filter((block): block is Table => block.is === 'table')

/** A cell in figures alone, `-6`, `10: 2/3` or `A1/A2`, is the same in every language. */
function figuresAstray(own: Table, english: Table | undefined): string[] {
  if (english?.rows.length !== own.rows.length) return []
  const lines = ({ head, rows }: Table) => [head, ...rows.map(({ cells }) => cells)]
  return lines(english).flatMap((cells, row) => {
    const theirs = lines(own)[row]?.map(written) ?? []
    if (theirs.length !== cells.length) return []
    return cells
      .map(written)
      .flatMap((cell, at) =>
        figures.test(cell) && theirs[at] !== cell ? [`${theirs[at]}, not ${cell},`] : [],
      )
  })
}

const figures = /^([-+/:., ]|[A-L]?\d+[A-L]?(?!\w))+$/

/** What a cell says, with one kind of dash. */
function written(text: Prose): string {
  return text
    .map(piece => (typeof piece === 'string' ? piece : written(piece.of)))
    .join('')
    .replace(/[−–]/g, '-')
}

/** The labels in the order of the legend: the table before the first section whose rows all begin in bold. */
function legend({ intro }: Rules): readonly string[] {
  for (const block of intro) {
    if (block.is !== 'table') continue
    const labels = block.rows.map(({ cells: [first] }) => bold(first?.[0]))
    if (labels.every(label => label !== undefined)) return labels
  }
  return []
}

function bold(piece: Piece | undefined): string | undefined {
  return typeof piece === 'object' && piece.as === 'b' ? piece.of.join('') : undefined
}

/** Which labels a clause carries, as places in the legend. */
function labels(text: Prose, legend: readonly string[]): string {
  return text
    .flatMap(piece => bold(piece) ?? [])
    .map(label => legend.indexOf(label))
    .join()
}

function mentions(of: Clause | Row): string[] {
  const texts = 'cells' in of ? of.cells : [of.of]
  return texts.flat().flatMap(piece => {
    if (typeof piece === 'string') return []
    return piece.as === 'a' && piece.to.startsWith('#')
      ? [piece.to.slice(1)]
      : mentions({ id: '', of: piece.of })
  })
}
