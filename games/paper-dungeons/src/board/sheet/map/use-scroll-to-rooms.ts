import { type RefObject, useEffect } from 'react'
import type { Room } from '../../../content/ids.ts'
import type { TurnControls } from '../../turn/use-turn-controls.ts'

/** The rooms to scroll to, the most important one last: where a walk leads, or where the party is. */
export function roomsToShow({ draft, choice, lit }: TurnControls, at: Room = 'C1'): readonly Room[] {
  if (choice?.spot?.on === 'room') return [at, ...(choice.route ?? []), choice.spot.room]
  if (draft.die === undefined) return [at]
  return [...lit.flatMap(spot => (spot.on === 'room' ? [spot.room] : [])), at]
}

/** Top and bottom of something, in pixels down the page. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** Where to scroll so that all these are visible, no farther than needed; the last matters most. */
export function scrollTo(from: number, height: number, places: readonly Span[]): number {
  return places.reduce((top, { low, high }) => {
    if (high > top + height) return Math.min(high - height, low)
    return Math.min(top, low)
  }, from)
}

/** Margins in pixels; the note covers the lower edge. */
const edge = { above: 8, below: 18 }

/**
 * Scrolls the map where it does not fit: to all these rooms if possible, to the last one in any case. Only when the
 * rooms or the size of the page change, never while the user scrolls.
 */
export function useScrollToRooms(root: RefObject<HTMLElement | null>, rooms: readonly Room[]): void {
  const wanted = rooms.join()
  useEffect(() => {
    const page = root.current?.querySelector('.pd-page')
    if (!page || wanted === '') return
    const show = () => {
      const top = page.getBoundingClientRect().top - page.scrollTop
      const places = wanted.split(',').flatMap((room): readonly Span[] => {
        const box = page.querySelector(`[data-room=${room}]`)?.getBoundingClientRect()
        return box === undefined
          ? []
          : [{ low: box.top - top - edge.above, high: box.bottom - top + edge.below }]
      })
      const last = places.at(-1)
      if (last === undefined) return
      const all = {
        low: Math.min(...places.map(one => one.low)),
        high: Math.max(...places.map(one => one.high)),
      }
      page.scrollTop = scrollTo(page.scrollTop, page.clientHeight, [all, last])
    }
    const watch = new ResizeObserver(show)
    watch.observe(page)
    return () => watch.disconnect()
  }, [root, wanted])
}
