import { useWords as useAnyWords, useIntl } from '@kazamata/ui'
import type { Key } from './messages.ts'

/** Messages of the app itself, as text. */
export const useWords = useAnyWords<Key>

export type CardPart = 'title' | 'short' | 'promise' | 'mood'

/** The registry's texts about a game. */
export function useCard(): (game: string, part: CardPart) => string {
  const intl = useIntl()
  return (game, part) => intl.formatMessage({ id: `${game}.${part}` })
}
