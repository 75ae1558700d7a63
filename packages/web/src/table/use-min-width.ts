import { useMediaQuery } from '@kazamata/ui'

/** Is the window this wide? From 1000 pixels on words fit beside icons, and mostly the ledger too. */
export const useMinWidth = (pixels = 1000): boolean => useMediaQuery(`(min-width: ${pixels}px)`)
