import type { Message, MessageValue } from '@kazamata/kernel'
import { formatText } from '@kazamata/ui'
import { useIntl } from 'react-intl'
import type en from '../../messages/en.json'

export type MessageId = keyof typeof en
type Values = Readonly<Record<string, MessageValue>>
/** A message as plain text in the reader's language; messages among its values first. */
export type Words = (id: MessageId, values?: Values) => string

export function useWords(): Words {
  const intl = useIntl()
  return (id, values) => formatText(intl, { id, ...(values === undefined ? {} : { values }) })
}

/** Says a sentence that was put together elsewhere. */
export function useText(): (message: Message) => string {
  const intl = useIntl()
  return message => formatText(intl, message)
}
