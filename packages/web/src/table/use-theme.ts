import type { AnyGameUi } from '@kazamata/ui'
import { useLayoutEffect } from 'react'

/** A game brings its own light to the whole page. */
export function useTheme(theme: AnyGameUi['theme']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme
    return () => {
      dataset.theme = 'vault'
    }
  }, [theme])
}
