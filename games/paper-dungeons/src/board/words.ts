import type { Message, MessageValue } from '@kazamata/kernel'
import { formatText } from '@kazamata/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type en from '../messages/en.json'

export type MessageId = keyof typeof en
type Values = Readonly<Record<string, MessageValue>>
/** A message as plain text in the reader's language; messages among its values first. */
export type Words = (id: MessageId, values?: Values) => string

/** The same function as long as the language is. */
export function useWords(): Words {
  const intl = useIntl()
  return useCallback(
    (id, values) => formatText(intl, { id, ...(values === undefined ? {} : { values }) }),
    [intl],
  )
}

/** Says a sentence that was put together elsewhere. */
export function useText(): (message: Message) => string {
  const intl = useIntl()
  return message => formatText(intl, message)
}
