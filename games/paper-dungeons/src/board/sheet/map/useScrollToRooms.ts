import { type RefObject, useEffect } from 'react'
import type { Room } from '../../../content/ids.ts'
import type { Hand } from '../../turn/useDraft.ts'

/** The rooms one thinks of, the one that matters most last: where a walk leads, or where the party stands. */
export function roomsToShow({ wish, offer: { deal, lit } }: Hand, at: Room = 'C1'): readonly Room[] {
  if (deal?.spot?.on === 'room') return [at, ...(deal.trail ?? []), deal.spot.room]
  if (wish.die === undefined) return [at]
  return [...lit.flatMap(spot => (spot.on === 'room' ? [spot.room] : [])), at]
}

/** From here to there, in pixels down a page. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** How far to scroll a window so that places come into sight, no farther than needed; the last matters most. */
export function scrollTo(from: number, height: number, places: readonly Span[]): number {
  return places.reduce((top, { low, high }) => {
    if (high > top + height) return Math.min(high - height, low)
    return Math.min(top, low)
  }, from)
}

/** So much of the page's edges is no good place: the note lies on the lower one. */
const edge = { above: 8, below: 18 }

/**
 * Where a page is too low for the whole map, keeps in sight what is thought of: all these rooms if they fit, the last
 * one at any rate. Moves when the target or the room for it changes, never under a finger.
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
