import { useMediaQuery } from '@kazamata/ui'

/** Is the window this wide? From 1000 pixels on there is room for words beside icons, and mostly for the ledger. */
export const useMinWidth = (pixels = 1000): boolean => useMediaQuery(`(min-width: ${pixels}px)`)
