import type { Message, MessageValue } from '@kazamata/kernel'
import { createElement, type ReactNode } from 'react'
import { articleTags } from './article.ts'
import { type Formatter, useIntl } from './intl.tsx'

/** A message in the reader's language, with its tags as elements. Values that are messages are formatted first. */
export function formatMessage(intl: Formatter, message: Message): ReactNode {
  const values: Record<string, ReactNode> = {}
  for (const [name, value] of Object.entries(message.values ?? {})) values[name] = formatValue(intl, value)
  return intl.formatMessage({ id: message.id }, values)
}

function formatValue(intl: Formatter, value: MessageValue): ReactNode {
  if (typeof value !== 'object') return value
  return 'list' in value
    ? intl.formatList(value.list.map(one => formatValue(intl, one)))
    : formatMessage(intl, value)
}

/** Formatted texts by language: a board formats the same hundreds of messages at every render. */
const cache = new WeakMap<Formatter, Map<string, string>>()

/** A message as plain text, for labels and titles. */
export function formatText(intl: Formatter, message: Message): string {
  const texts = cache.get(intl) ?? new Map<string, string>()
  cache.set(intl, texts)
  const key = JSON.stringify(message)
  const text = texts.get(key) ?? formatUncached(intl, message)
  texts.set(key, text)
  return text
}

function formatUncached(intl: Formatter, message: Message): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(message.values ?? {}))
    values[name] = formatPlainValue(intl, value)
  return intl.formatMessage({ id: message.id }, values)
}

function formatPlainValue(intl: Formatter, value: MessageValue): string | number {
  if (typeof value !== 'object') return value
  return 'list' in value
    ? intl.formatList(value.list.map(one => String(formatPlainValue(intl, one))))
    : formatText(intl, value)
}

export function MessageText({ message }: { message: Message }) {
  return <>{formatMessage(useIntl(), message)}</>
}

/** The tags that any message may use; given to the `IntlProvider`. */
export const tags = {
  ...articleTags,
  b: (chunks: readonly ReactNode[]) => createElement('b', undefined, ...chunks),
  em: (chunks: readonly ReactNode[]) => createElement('em', undefined, ...chunks),
}
