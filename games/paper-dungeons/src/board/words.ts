import type { Said, Saying } from '@kazamata/kernel'
import { type IntlShape, useIntl } from 'react-intl'
import type en from '../messages/en.json'

export type MessageId = keyof typeof en
type Values = Readonly<Record<string, Said>>
/** A message as plain text in the reader's language; sayings among its values first. */
export type Words = (id: MessageId, values?: Values) => string

export function useWords(): Words {
  const intl = useIntl()
  return (id, values) => text(intl, { id, ...(values === undefined ? {} : { values }) })
}

/** Says a sentence that was put together elsewhere. */
export function useText(): (saying: Saying) => string {
  const intl = useIntl()
  return saying => text(intl, saying)
}

function text(intl: IntlShape, { id, values = {} }: Saying): string {
  const told: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values))
    told[name] = typeof value === 'object' ? text(intl, value) : value
  return intl.formatMessage({ id }, told)
}
