import { readFileSync } from 'node:fs'
import type { Block, Row, Rules, Section } from '@kazamata/registry'
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'

/** A clause's id where it opens a list item or a table row: WB-3.5, PD-MOV.4, WB-EX-12. */
const opening = /^([A-Z]{2}-[A-Z0-9]+[.-]\d+)\b\s*/
/** Ids in running text, to be turned into links; not inside a tag. */
const mention = /\b[A-Z]{2}-(?:EX-)?[A-Z0-9]+(?:\.\d+)\b|\b[A-Z]{2}-EX-\d+\b/g

const marked = new Marked()

function is<T extends MarkedToken['type']>(
  token: Token,
  type: T,
): token is Extract<MarkedToken, { type: T }> {
  return token.type === type
}

function linked(html: string): string {
  return html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string | undefined) =>
    tag === undefined ? (text ?? '').replace(mention, id => `<a href="#${id}">${id}</a>`) : tag,
  )
}

function inline(text: string): string {
  return linked(marked.parseInline(text, { async: false }))
}

function list(token: Tokens.List): Block {
  const clauses = token.items.flatMap(item => {
    const id = opening.exec(item.text)?.[1]
    return id === undefined ? [] : [{ id, html: inline(item.text.replace(opening, '')) }]
  })
  return clauses.length === token.items.length ? { is: 'list', clauses } : text(token)
}

function table(token: Tokens.Table): Block {
  const cells = (row: readonly Tokens.TableCell[], tag: 'td' | 'th') =>
    row.map(cell => `<${tag}>${inline(cell.text)}</${tag}>`).join('')
  const rows = token.rows.map((row): Row => {
    const id = opening.exec(row[0]?.text ?? '')?.[1]
    return id === undefined ? { html: cells(row, 'td') } : { id, html: cells(row, 'td') }
  })
  return { is: 'table', head: cells(token.header, 'th'), rows }
}

function text(token: Token): Block {
  return { is: 'text', html: linked(marked.parser([token])) }
}

function block(token: Token): Block {
  if (is(token, 'list')) return list(token)
  if (is(token, 'table')) return table(token)
  return text(token)
}

/** RULES.md as data for the page: sections, clauses and tables, their text already HTML. */
export function readRules(markdown: string): Rules {
  let title = ''
  let intro = ''
  const sections: (Section & { blocks: Block[] })[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue
    if (is(token, 'heading')) {
      if (token.depth === 1) title = token.text
      else {
        const number = /^[\d.]+\d|^\d+/.exec(token.text)?.[0]
        const id = `s-${number ?? token.text.toLowerCase().replace(/\W+/g, '-')}`
        sections.push({ id, title: inline(token.text), level: token.depth, blocks: [] })
      }
      continue
    }
    const section = sections.at(-1)
    if (section === undefined) intro += linked(marked.parser([token]))
    else section.blocks.push(block(token))
  }
  return { title, intro, sections }
}

const suffix = '.md?rules'

/** `import rules from '…/RULES.md?rules'`: parsed when the app is built, so that the page ships no parser. */
export function rules(): Plugin {
  return {
    name: 'kazamata-rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(suffix)) return
      const file = id.slice(0, -'?rules'.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readRules(readFileSync(file, 'utf8')))}`
    },
  }
}
