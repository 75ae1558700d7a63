import type { Message } from '@kazamata/kernel'
import { useCallback } from 'react'
import { useIntl } from './intl.tsx'
import { formatText } from './MessageText.tsx'

/** A message as plain text in the reader's language; `Id` is the union of the message ids that exist. */
export type Words<Id extends string> = (id: Id, values?: Message['values']) => string

/** The same function until the language changes. */
export function useWords<Id extends string>(): Words<Id> {
  const intl = useIntl()
  return useCallback((id, values) => formatText(intl, values === undefined ? { id } : { id, values }), [intl])
}

/** Formats messages that were put together elsewhere; the same function until the language changes. */
export function useText(): (message: Message) => string {
  const intl = useIntl()
  return useCallback(message => formatText(intl, message), [intl])
}
