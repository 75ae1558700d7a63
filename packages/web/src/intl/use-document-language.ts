import type { Locale } from '@kazamata/registry'
import { useLayoutEffect } from 'react'

/** The page says which language it is in, once it is. */
export function useDocumentLanguage(locale: Locale): void {
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}
