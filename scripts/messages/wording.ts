import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '../../packages/registry/src/locale.ts'
import type { Messages } from './translation.ts'

/**
 * Words that may follow a number in one form only, because they have no other or do not belong to the number.
 * Hungarian is not here: after a number it wants the singular, whatever the number.
 */
const invariable: Partial<Record<Locale, RegExp>> = {
  en: /^(again|by|damage|defence|focus|for|from|glory|health|if|in|instead|is|left|lives|met|min|more|of|on|speed|to|would)$/,
  pl: /^(biorą|byłby|do|leża|min|na|o|od|toru|w|więcej|z|za)$/,
  cs: /^(by|jen|k|méně|min|na|o|od|pro|proti|soustředění|stupnice|v|víc|z|za|ze|zdraví|zranění|živ)$/,
}

/** Which arguments are numbers: those that some message counts or formats as one. */
export function numbersIn(all: readonly Messages[]): Set<string> {
  const elements = all.flatMap(messages => Object.values(messages)).flatMap(elementsOf)
  const found = sequencesOf(elements)
    .flat()
    .flatMap(element => {
      const counts = element.type === TYPE.plural && sequencesOf([element]).flat().some(isCount)
      return counts || element.type === TYPE.number ? [element.value] : []
    })
  return new Set(found)
}

const isCount = (element: MessageFormatElement) => element.type === TYPE.pound

/** Messages that print a fraction, by id and argument: read off the sources, where a division makes one. */
export function fractionsIn(source: string): (readonly [id: string, name: string])[] {
  const calls = source.matchAll(/'([a-z][\w.-]+)', \{((?:[^{}]|\([^()]*\))*)\}/g)
  return [...calls].flatMap(([, id = '', values = '']) =>
    [...values.matchAll(/(\w+): [^,]*\/ \d+/g)].map(([, name = '']) => [id, name] as const),
  )
}

/** Does a message print this argument as a number of its language, with its decimal sign? */
export function formatsNumber(text: string, name: string): boolean {
  const uses = sequencesOf(elementsOf(text))
    .flat()
    .filter(element => element.type !== TYPE.literal && element.type !== TYPE.pound && element.value === name)
  return uses.every(({ type }) => type === TYPE.number || type === TYPE.plural)
}

/** What can come out wrong: a noun that does not follow its number, an article that guesses the next sound. */
export function wordingFaults(locale: Locale, messages: Messages, numbers: ReadonlySet<string>): string[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    [...nounFaults(locale, elementsOf(text), numbers), ...articleFaults(locale, text)].map(
      fault => `${key} ${fault}`,
    ),
  )
}

function nounFaults(
  locale: Locale,
  elements: readonly MessageFormatElement[],
  numbers: ReadonlySet<string>,
): string[] {
  const found: string[] = []
  for (const sequence of sequencesOf(elements))
    sequence.forEach((element, at) => {
      const next = sequence[at + 1]
      if (element.type !== TYPE.argument || !numbers.has(element.value) || next?.type !== TYPE.literal) return
      const noun = /^[\s\u00a0](\p{Ll}+)/u.exec(next.value)?.[1]
      if (noun !== undefined && isWrong(locale, noun))
        found.push(`has "${noun}" after {${element.value}} in one form for all numbers`)
    })
  return found
}

function isWrong(locale: Locale, noun: string): boolean {
  if (locale === 'hu') return /[aeoöiáéíóőúű]k$/.test(noun)
  return invariable[locale]?.test(noun) === false
}

function articleFaults(locale: Locale, text: string): string[] {
  if (locale !== 'hu') return []
  const guess = /(?<![\p{L}>])az?(?:\(z\)| (?:<b>)?\{)/iu.exec(text)?.[0]
  return guess === undefined ? [] : [`guesses an article: "${guess}", write <az>…</az>`]
}

/** What is read one after another: the message and each branch, tags opened. */
function sequencesOf(elements: readonly MessageFormatElement[]): MessageFormatElement[][] {
  const sequence = elements.flatMap(element => (element.type === TYPE.tag ? element.children : [element]))
  const branches = sequence.flatMap(element =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => sequencesOf(value))
      : [],
  )
  return [sequence, ...branches]
}

/** None where the message cannot be read: the comparison with the original tells that. */
function elementsOf(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text)
  } catch {
    return []
  }
}
