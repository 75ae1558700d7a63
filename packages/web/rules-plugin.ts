import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Block, Clause, Piece, Prose, Row, Rules, Section } from '@kazamata/registry'
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { filled } from './rules-language.ts'

/** A clause's id where it opens a list item or a table row: WB-3.5, PD-MOV.4, WB-EX-12. */
const opening = /^([A-Z]{2}-[A-Z0-9]+[.-]\d+)\b\s*/
/** Ids in running text: they become links. */
const mention = /\b([A-Z]{2}-[A-Z0-9]+\.\d+|[A-Z]{2}-EX-\d+)\b/

const marked = new Marked()

function is<T extends MarkedToken['type']>(
  token: Token,
  type: T,
): token is Extract<MarkedToken, { type: T }> {
  return token.type === type
}

/** `split` with one group gives text and ids by turns. */
function linked(text: string): Prose {
  return text
    .split(mention)
    .map((part, at): Piece => (at % 2 === 0 ? part : { as: 'a', to: `#${part}`, of: [part] }))
    .filter(piece => piece !== '')
}

function prose(tokens: readonly Token[] | undefined): Prose {
  return (tokens ?? []).flatMap((token): Prose => {
    if (is(token, 'strong')) return [{ as: 'b', of: prose(token.tokens) }]
    if (is(token, 'em')) return [{ as: 'i', of: prose(token.tokens) }]
    if (is(token, 'codespan')) return [{ as: 'code', of: [token.text] }]
    if (is(token, 'link')) return [{ as: 'a', to: token.href, of: prose(token.tokens) }]
    if (is(token, 'br')) return [' ']
    if (is(token, 'text') && token.tokens !== undefined) return prose(token.tokens)
    if (is(token, 'text') || is(token, 'escape')) return linked(token.text.replaceAll('\n', ' '))
    throw new Error(`The rules page knows no ${token.type}: "${token.raw}".`)
  })
}

const inline = (text: string): Prose => prose(marked.Lexer.lexInline(text))

function list(token: Tokens.List): Block {
  const clauses = token.items.flatMap((item): Clause[] => {
    const id = opening.exec(item.text)?.[1]
    return id === undefined ? [] : [{ id, of: inline(item.text.replace(opening, '')) }]
  })
  return clauses.length === token.items.length
    ? { is: 'clauses', clauses }
    : { is: 'list', items: token.items.map(item => inline(item.text)) }
}

function table(token: Tokens.Table): Block {
  const rows = token.rows.map((row): Row => {
    const id = opening.exec(row[0]?.text ?? '')?.[1]
    const cells = row.map((cell, at) => {
      if (at > 0 || id === undefined) return prose(cell.tokens)
      const rest = inline(cell.text.replace(opening, ''))
      return rest.length === 0 ? [id] : [id, ' ', ...rest]
    })
    return id === undefined ? { cells } : { id, cells }
  })
  return { is: 'table', head: token.header.map(cell => prose(cell.tokens)), rows }
}

function block(token: Token): Block {
  if (is(token, 'list')) return list(token)
  if (is(token, 'table')) return table(token)
  if (is(token, 'code')) return { is: 'code', text: token.text }
  if (is(token, 'paragraph')) return { is: 'text', of: prose(token.tokens) }
  throw new Error(`The rules page knows no ${token.type}: "${token.raw}".`)
}

/** Rules as data for the page: sections, clauses and tables. */
export function readRules(markdown: string): Rules {
  let title = ''
  const intro: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  for (const token of marked.lexer(markdown)) {
    if (is(token, 'space') || is(token, 'hr')) continue
    if (!is(token, 'heading')) (sections.at(-1)?.blocks ?? intro).push(block(token))
    else if (token.depth === 1) title = token.text
    else {
      const number = /^\d+(\.\d+)*/.exec(token.text)?.[0]
      const id = `s-${number ?? token.text.toLowerCase().replace(/\W+/g, '-')}`
      sections.push({ id, title: prose(token.tokens), level: token.depth, blocks: [] })
    }
  }
  return { title, intro, sections }
}

const suffix = '?rules'

/**
 * `import rules from '…/RULES.md?rules'`: read when the app is built, so that the page ships no parser.
 * A translation stands beside the original, as `rules/pl.md`, and gets from it what it lacks.
 */
export function rules(): Plugin {
  return {
    name: 'kazamata-rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.md${suffix}`)) return
      const file = id.slice(0, -suffix.length)
      const read = (path: string) => {
        this.addWatchFile(path)
        return readRules(readFileSync(path, 'utf8'))
      }
      const folder = dirname(file)
      const translated = basename(folder) === 'rules'
      const text = translated ? filled(read(file), read(join(folder, '../RULES.md'))) : read(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}
