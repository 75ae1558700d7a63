import { over, type Rect } from './Paper.tsx'
import type { SheetProps, Spot } from './props.ts'

export function same(a: Spot | undefined, b: Spot): boolean {
  switch (b.on) {
    case 'hero':
      return a?.on === 'hero' && a.hero === b.hero
    case 'item':
      return a?.on === 'item' && a.item === b.item
    case 'potions':
      return a?.on === 'potions'
    case 'room':
      return a?.on === 'room' && a.room === b.room
  }
}

export function isLit({ lit }: Pick<SheetProps, 'lit'>, spot: Spot): boolean {
  return lit.some(one => same(one, spot))
}

export function isChosen({ chosen }: Pick<SheetProps, 'chosen'>, spot: Spot): boolean {
  return same(chosen, spot)
}

/** What the touch of a place needs to know. */
export type Touch = Pick<SheetProps, 'lit' | 'chosen' | 'onSpot'>

/** A lit place as a button; what is not lit is no button, its words are for whoever listens. */
export function Hit({ at, spot, label, touch }: { at: Rect; spot: Spot; label: string; touch: Touch }) {
  if (!isLit(touch, spot))
    return (
      <p className="quiet" style={over(at)}>
        {label}
      </p>
    )
  return (
    <button
      type="button"
      className="pd-hit"
      style={over(at)}
      aria-label={label}
      aria-pressed={isChosen(touch, spot)}
      onClick={() => touch.onSpot?.(spot)}
    />
  )
}
