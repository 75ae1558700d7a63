import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Key } from './messages.ts'

type Values = Readonly<Record<string, string | number>>

/** Words of the shell, as text. */
export function useWords(): (id: Key, values?: Values) => string {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}

/** Words of the shell, as they stand on a page. */
export function Words({ id, values }: { id: Key; values?: Readonly<Record<string, ReactNode>> }) {
  return <FormattedMessage id={id} {...(values && { values })} />
}

export type CardPart = 'title' | 'short' | 'promise' | 'mood'

/** What the registry says of a game. */
export function useCard(): (game: string, part: CardPart) => string {
  const intl = useIntl()
  return (game, part) => intl.formatMessage({ id: `${game}.${part}` })
}
