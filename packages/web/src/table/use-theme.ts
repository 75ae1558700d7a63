import type { AnyGameUi } from '@kazamata/ui'
import { useLayoutEffect } from 'react'

/** Gives the whole page the theme of a game. */
export function useTheme(theme: AnyGameUi['theme']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme
    return () => {
      dataset.theme = 'vault'
    }
  }, [theme])
}
