import { useWords as useAnyWords } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Key } from './messages.ts'

/** Words of the shell, as text. */
export const useWords = useAnyWords<Key>

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
