import {
  type MessageFormatElement,
  type NumberElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser/no-parser.js'
import type { ReactNode } from 'react'
import { parse } from './message-parser.ts'

export type Tag = (chunks: ReactNode[]) => ReactNode

type Values = Readonly<Record<string, ReactNode | Tag>>

/** Formats ICU messages as FormatJS does, with elements among the values and tags; a test compares the two. */
export function messageFormat(locale: string): (source: string, values: Values) => ReactNode[] {
  const read = new Map<string, readonly MessageFormatElement[]>()
  let plain: Intl.NumberFormat | undefined
  const cardinal = new Intl.PluralRules(locale)
  const ordinal = new Intl.PluralRules(locale, { type: 'ordinal' })

  /** `count` is what `#` stands for. */
  function format(elements: readonly MessageFormatElement[], values: Values, count = 0): ReactNode[] {
    const parts: ReactNode[] = []
    for (const element of elements)
      for (const part of partsOf(element, values, count)) {
        const last = parts.at(-1)
        if (typeof last === 'string' && typeof part === 'string') parts[parts.length - 1] = last + part
        else parts.push(part)
      }
    return parts
  }

  function partsOf(element: MessageFormatElement, values: Values, count: number): readonly ReactNode[] {
    switch (element.type) {
      case TYPE.literal:
        return [element.value]
      case TYPE.pound:
        return [plainNumber(count)]
      case TYPE.argument:
        return [shownValue(values, element.value)]
      case TYPE.number:
        return [shownNumber(element, numberIn(values, element.value))]
      case TYPE.plural: {
        const { options, pluralType } = element
        const number = numberIn(values, element.value)
        const rules = pluralType === 'ordinal' ? ordinal : cardinal
        const option = options[`=${number}`] ?? options[rules.select(number)] ?? options.other
        return format(option?.value ?? [], values, number)
      }
      case TYPE.select: {
        const { options } = element
        const option = options[String(valueIn(values, element.value))] ?? options.other
        return format(option?.value ?? [], values, count)
      }
      case TYPE.tag: {
        const tag = valueIn(values, element.value)
        if (typeof tag !== 'function') throw new TypeError(`There is no tag <${element.value}>.`)
        const shown = tag(format(element.children, values, count))
        return Array.isArray(shown) ? shown : [shown]
      }
      default:
        throw new TypeError(`No message of ours has an element of type ${element.type}.`)
    }
  }

  function shownNumber({ style }: NumberElement, number: number): string {
    if (style === 'percent') return new Intl.NumberFormat(locale, { style }).format(number)
    return typeof style === 'object' && style !== null
      ? new Intl.NumberFormat(locale, style.parsedOptions).format(number)
      : plainNumber(number)
  }

  /** The first number format of a page is slow to make, and most of our numbers need none. */
  function plainNumber(number: number): string {
    if (Number.isInteger(number) && number >= 0 && number < 1000) return String(number)
    plain ??= new Intl.NumberFormat(locale)
    return plain.format(number)
  }

  return (source, values) => {
    const elements = read.get(source) ?? parse(source)
    read.set(source, elements)
    return format(elements, values)
  }
}

function valueIn(values: Values, name: string): ReactNode | Tag {
  if (!(name in values)) throw new TypeError(`There is no value for {${name}}.`)
  return values[name]
}

function shownValue(values: Values, name: string): ReactNode {
  const value = valueIn(values, name)
  if (typeof value === 'function') throw new TypeError(`{${name}} is a tag.`)
  return typeof value === 'number' ? String(value) : value || ''
}

function numberIn(values: Values, name: string): number {
  const number = Number(valueIn(values, name))
  if (Number.isNaN(number)) throw new TypeError(`{${name}} is no number.`)
  return number
}
