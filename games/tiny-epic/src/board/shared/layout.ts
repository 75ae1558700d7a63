import { useMediaQuery } from '@kazamata/ui'

/** Everything side by side, the map beside one column, or one above the other. */
export type Layout = 'wide' | 'side' | 'phone'

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1080 && height >= 560) return 'wide'
  if (width >= 720 || (width >= 540 && height < width)) return 'side'
  return 'phone'
}

/** So little room that only the heroes' seats are shown, over the map. */
export const useSmall = () => useMediaQuery('(max-width: 719px), (max-height: 479px)')
