import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Messages = Readonly<Record<string, string>>

/** What a message is made of: its arguments and tags by name, each with the answers it tells apart. */
type Parts = ReadonlyMap<string, Part>

interface Part {
  /** Of a `select`: its branches. */
  readonly select: Set<string>
  /** Of each plural: its categories. */
  readonly plurals: string[][]
}

/**
 * What is wrong with a translation: keys, arguments, tags and branches that differ from the original, and plurals
 * that lack a category of the language. A translation may use a plural where the original needs none.
 */
export function faults(locale: string, original: Messages, translation: Messages): string[] {
  const extra = Object.keys(translation).filter(key => !Object.hasOwn(original, key))
  return [
    ...extra.map(key => `${key} is not in the original`),
    ...Object.entries(original).flatMap(([key, text]) => {
      const said = translation[key]
      return said === undefined
        ? [`${key} is missing`]
        : compare(locale, text, said).map(fault => `${key} ${fault}`)
    }),
  ]
}

/** Tags that only one language needs: Hungarian's article depends on the sound that follows. */
const articles: Readonly<Record<string, readonly string[]>> = { hu: ['az', 'Az'] }

/** What English chooses an article by; other languages need not. */
const choosesArticle = 'article'

function compare(locale: string, original: string, translation: string): string[] {
  const wanted = partsOf(original)
  const found = partsOf(translation, articles[locale])
  if (typeof wanted === 'string') return [`cannot be read in the original: ${wanted}`]
  if (typeof found === 'string') return [`cannot be read: ${found}`]
  const told = [...found].flatMap(([name, part]) => {
    const twin = wanted.get(name)
    if (twin === undefined) return [`uses {${name}}, which the original does not have`]
    return [...branches(name, twin, part), ...categories(locale, name, part)]
  })
  const untold = [...wanted.keys()].filter(name => name !== choosesArticle && !found.has(name))
  return [...told, ...untold.map(name => `does not use {${name}}`)]
}

function branches(name: string, wanted: Part, found: Part): string[] {
  const all = [...new Set([...wanted.select, ...found.select])]
  const differ = all.filter(branch => !wanted.select.has(branch) || !found.select.has(branch))
  return differ.length === 0 ? [] : [`differs in the branches of {${name}}: ${differ.join(', ')}`]
}

function categories(locale: string, name: string, { plurals }: Part): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const lacking = new Set(plurals.flatMap(had => needed.filter(category => !had.includes(category))))
  return lacking.size === 0 ? [] : [`lacks a plural of {${name}}: ${[...lacking].join(', ')}`]
}

/** The parts of a message, or why it cannot be read. */
function partsOf(text: string, besides: readonly string[] = []): Parts | string {
  const parts = new Map<string, Part>()
  try {
    collect(parse(text), parts)
    for (const tag of besides) parts.delete(tag)
    return parts
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function collect(elements: readonly MessageFormatElement[], parts: Map<string, Part>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const part = parts.get(element.value) ?? { select: new Set(), plurals: [] }
    parts.set(element.value, part)
    if (element.type === TYPE.tag) collect(element.children, parts)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue
    if (element.type === TYPE.select)
      for (const branch of Object.keys(element.options)) part.select.add(branch)
    else if (element.pluralType !== 'ordinal') part.plurals.push(Object.keys(element.options))
    for (const { value } of Object.values(element.options)) collect(value, parts)
  }
}
