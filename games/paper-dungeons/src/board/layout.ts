/** The whole sheet, its tabs with a column beside them, or one thing at a time. */
export type Layout = 'wide' | 'middle' | 'side' | 'phone'

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1080 && height >= 560) return 'wide'
  if (width >= 700 && height >= 460) return 'middle'
  // A phone held sideways.
  if (width >= 540 && height < 460) return 'side'
  return 'phone'
}
