import ts from 'typescript'

/** A clause as RULES.md defines it. */
export interface Clause {
  readonly id: string
  /** Why no test can hold it up. */
  readonly untestable?: string
  /** The file of the part it speaks of, relative to the game; it counts once that file exists. */
  readonly part?: string
}

export interface Coverage {
  readonly total: number
  readonly tested: number
  readonly missing: readonly string[]
  readonly untestable?: readonly string[]
  readonly pending?: readonly string[]
  /** Ids in test titles that no clause has: a typing error, or a clause that was dropped. */
  readonly unknown?: readonly string[]
}

/** `WB-3.8`, `PD-TRP.1`, `WB-EX-12`. */
const ID = /[A-Z]{2}-(?:(?:[A-Z]+|\d+)\.|EX-)\d+(?![\d.]*\d)/
const DEFINED = new RegExp(String.raw`^(?:- \**|\| *\**|#+ (?:[\d.]+ )?)(${ID.source})`)
const UNTESTABLE = /\*untestable: ([^*]+)\*/
const PART = /^\*part: `([^`]+)`\*$/
const HEADING = /^#+ /

/** The clauses defined at the start of a list item, in a table's first column, or in a heading. */
export function clausesOf(markdown: string): Clause[] {
  const found = new Map<string, Clause>()
  let part: string | undefined
  for (const line of markdown.split('\n')) {
    if (HEADING.test(line)) part = undefined
    part = PART.exec(line)?.[1] ?? part
    const id = DEFINED.exec(line)?.[1]
    if (id === undefined) continue
    if (found.has(id)) throw new Error(`${id} is defined twice.`)
    const untestable = UNTESTABLE.exec(line)?.[1]
    found.set(id, { id, ...(untestable && { untestable }), ...(part && { part }) })
  }
  return [...found.values()]
}

/** The ids that the titles of a test file carry in brackets, as far as they can be read without running it. */
export function idsInTitles(source: string): Set<string> {
  const file = ts.createSourceFile('titles.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const ids = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) for (const id of idsOfCall(node, file)) ids.add(id)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return ids
}

function idsOfCall(call: ts.CallExpression, file: ts.SourceFile): string[] {
  const title = call.arguments[0]
  const callee = chainOf(call.expression)
  if (title === undefined || !callee.declares) return []
  const text = textOf(title)
  if (text === undefined) return []
  const ids = bracketed(text.replaceAll(HOLE, ''))
  const fromTable = [...text.matchAll(/\[([^\]]*)\]/g)].some(([, inside = '']) => /\0|%s|\$\w/.test(inside))
  if (!fromTable) return ids
  const table = callee.table ?? loopOver(call)
  return table === undefined ? ids : [...ids, ...idsInTable(table, file)]
}

/** `test`, `test.each(table)`, `describe.only`: is it a test that runs, and which table feeds its title? */
function chainOf(callee: ts.Expression): { declares: boolean; table?: ts.Expression } {
  const names: string[] = []
  let table: ts.Expression | undefined
  let node = callee
  for (;;) {
    if (ts.isPropertyAccessExpression(node)) {
      names.push(node.name.text)
      node = node.expression
    } else if (ts.isCallExpression(node)) {
      table = node.arguments[0]
      node = node.expression
    } else if (ts.isTaggedTemplateExpression(node)) {
      table = node.template
      node = node.tag
    } else break
  }
  const root = ts.isIdentifier(node) && ['test', 'it', 'describe'].includes(node.text)
  const idle = names.some(name => ['skip', 'todo', 'fixme', 'step', 'use', 'extend'].includes(name))
  return { declares: root && !idle, ...(table && { table }) }
}

const HOLE = '\0'

/** A title's text, with a hole where something is put in at run time. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(span => HOLE + span.literal.text).join('')
}

function bracketed(text: string): string[] {
  return [...text.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(new RegExp(ID.source, 'g'))].map(([id]) => id),
  )
}

/** What the innermost `for (… of table)` around a call runs over. */
function loopOver(call: ts.Node): ts.Expression | undefined {
  for (let node: ts.Node | undefined = call; node !== undefined; node = node.parent)
    if (ts.isForOfStatement(node)) return node.expression
  return undefined
}

/** Every string of a table that is an id, or begins with one, wherever in the file the table is written down. */
function idsInTable(table: ts.Expression, file: ts.SourceFile): string[] {
  const ids: string[] = []
  const whole = new RegExp(`^(?:${ID.source}(?:, )?)+$`)
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && whole.test(node.text))
      ids.push(...[...node.text.matchAll(new RegExp(ID.source, 'g'))].map(([id]) => id))
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && whole.test(node.name.text))
      ids.push(node.name.text)
    ts.forEachChild(node, collect)
  }
  const named = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      uses.has(node.name.text) &&
      node.initializer
    )
      collect(node.initializer)
    ts.forEachChild(node, named)
  }
  const uses = new Set<string>()
  const names = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) uses.add(node.text)
    ts.forEachChild(node, names)
  }
  collect(table)
  names(table)
  named(file)
  return ids
}

/** How far titles hold up the clauses; `exists` answers for a file of the game. */
export function coverageOf(
  clauses: readonly Clause[],
  titled: ReadonlySet<string>,
  exists: (part: string) => boolean,
): Coverage {
  const untestable = clauses.filter(clause => clause.untestable !== undefined)
  const open = clauses.filter(clause => clause.untestable === undefined)
  const pending = open.filter(({ id, part }) => part !== undefined && !exists(part) && !titled.has(id))
  const due = open.filter(clause => !pending.includes(clause))
  const missing = due.filter(({ id }) => !titled.has(id))
  const known = new Set(clauses.map(({ id }) => id))
  const prefixes = new Set(clauses.map(({ id }) => id.slice(0, 3)))
  const unknown = [...titled].filter(id => prefixes.has(id.slice(0, 3)) && !known.has(id)).sort()
  const ids = (list: readonly Clause[]) => list.map(({ id }) => id)
  return {
    total: due.length,
    tested: due.length - missing.length,
    missing: ids(missing),
    ...(untestable.length > 0 && { untestable: ids(untestable) }),
    ...(pending.length > 0 && { pending: ids(pending) }),
    ...(unknown.length > 0 && { unknown }),
  }
}

/** The type of a game's clauses, for `why`, a line for each section; a type only, so that a page never carries the list. */
export function typeFile(clauses: readonly Clause[]): string {
  const sections = new Map<string, string[]>()
  for (const { id } of clauses) {
    if (id.includes('-EX-')) continue
    const [, section = '', number = ''] = /^(.*\.)(\w+)$/.exec(id) ?? []
    sections.set(section, [...(sections.get(section) ?? []), /^\d+$/.test(number) ? number : `'${number}'`])
  }
  const union = [...sections]
    .map(([section, numbers]) => `\n  | \`${section}\${${numbers.join(' | ')}}\``)
    .join('')
  return `/** Made from RULES.md by \`npm run clauses -- --write\`. */\nexport type Clause =${union}\n`
}
