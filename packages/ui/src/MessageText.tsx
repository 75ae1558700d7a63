import type { MessageValue as Argument, Message } from '@kazamata/kernel'
import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

/** A sentence in the reader's language: messages among the arguments first, then the sentence around them. */
export function formatMessage(intl: IntlShape, message: Message): ReactNode {
  const values: Record<string, ReactNode> = {}
  for (const [name, value] of Object.entries(message.values ?? {})) values[name] = argument(intl, value)
  return intl.formatMessage({ id: message.id }, values)
}

function argument(intl: IntlShape, value: Argument): ReactNode {
  if (typeof value !== 'object') return value
  return 'list' in value
    ? intl.formatList(value.list.map(one => argument(intl, one)))
    : formatMessage(intl, value)
}

/** By language, what was said in it: a board says the same hundreds of sentences again at every touch. */
const known = new WeakMap<IntlShape, Map<string, string>>()

/** The same without tags, as plain text: for labels and titles. */
export function formatText(intl: IntlShape, message: Message): string {
  const texts = known.get(intl) ?? new Map<string, string>()
  known.set(intl, texts)
  const key = JSON.stringify(message)
  const text = texts.get(key) ?? worded(intl, message)
  texts.set(key, text)
  return text
}

function worded(intl: IntlShape, message: Message): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(message.values ?? {})) values[name] = plain(intl, value)
  return intl.formatMessage({ id: message.id }, values)
}

function plain(intl: IntlShape, value: Argument): string | number {
  if (typeof value !== 'object') return value
  return 'list' in value
    ? intl.formatList(value.list.map(one => String(plain(intl, one))))
    : formatText(intl, value)
}

export function MessageText({ message }: { message: Message }) {
  return <>{formatMessage(useIntl(), message)}</>
}

/** The tags any message may use; given to the provider once. */
export const tags = {
  b: (chunks: ReactNode) => <b>{chunks}</b>,
  em: (chunks: ReactNode) => <em>{chunks}</em>,
}
