import { useIntl } from '@kazamata/ui'

/** Joins names in the reader's language: one, another and a third. */
export function useList(): (names: readonly string[]) => string {
  const intl = useIntl()
  return names => intl.formatList(names)
}
