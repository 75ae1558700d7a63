import type { Saying } from '@kazamata/kernel'
import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

/** A sentence in the reader's language: sayings among the arguments first, then the sentence around them. */
export function said(intl: IntlShape, saying: Saying): ReactNode {
  const values: Record<string, ReactNode> = {}
  for (const [name, value] of Object.entries(saying.values ?? {}))
    values[name] = typeof value === 'object' ? said(intl, value) : value
  return intl.formatMessage({ id: saying.id }, values)
}

export function Said({ saying }: { saying: Saying }) {
  return <>{said(useIntl(), saying)}</>
}

/** The tags any message may use; given to the provider once. */
export const tags = {
  b: (chunks: ReactNode) => <b>{chunks}</b>,
  em: (chunks: ReactNode) => <em>{chunks}</em>,
}
