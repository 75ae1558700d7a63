import { useElementKeys, usePanZoom } from '@kazamata/ui'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Rect } from '../drawing/Paper.tsx'

/** How a drawing is looked at: so many times larger, its corner moved by parts of the window. */
export interface ZoomState {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const unzoomed: ZoomState = { zoom: 1, x: 0, y: 0 }
export const maxZoom = 3

const clamp = (low: number, n: number, high: number) => Math.min(Math.max(n, low), high)

/** The drawing never leaves the window. */
function clamped({ zoom, x, y }: ZoomState): ZoomState {
  const z = clamp(1, zoom, maxZoom)
  return { zoom: z, x: clamp(1 - z, x, 0), y: clamp(1 - z, y, 0) }
}

/** Closer or farther; what lies at this point of the window stays there. */
export function zoomed(view: ZoomState, by: number, x = 0.5, y = 0.5): ZoomState {
  const zoom = clamp(1, view.zoom * by, maxZoom)
  const k = zoom / view.zoom
  return clamped({ zoom, x: x - (x - view.x) * k, y: y - (y - view.y) * k })
}

export function panned(view: ZoomState, dx: number, dy: number): ZoomState {
  return clamped({ ...view, x: view.x + dx, y: view.y + dy })
}

/** Moved no farther than is needed to see a place, given in parts of the drawing. */
export function showing(view: ZoomState, { x, y, w, h }: Rect): ZoomState {
  const move = (at: number, size: number, corner: number) => {
    const [low, high] = [corner + at * view.zoom, corner + (at + size) * view.zoom]
    return low < 0 ? -low : high > 1 ? 1 - high : 0
  }
  return panned(view, move(x, w, view.x), move(y, h, view.y))
}

/** A step of the buttons and of the keys + and −. */
const step = 1.5

/** In pixels; never nothing, for it divides. */
function sizeOf(node: HTMLElement | null) {
  return { w: node?.offsetWidth || 1, h: node?.offsetHeight || 1 }
}

/** Pinch, drag, wheel and keys on the window; what has the focus comes into sight. */
export function useZoom(frame: RefObject<HTMLElement | null>, middle: Rect | undefined) {
  const [view, setView] = useState(unzoomed)

  /** The first step goes to the place that matters. */
  const closer = () => {
    const [x, y] = middle === undefined ? [] : [middle.x + middle.w / 2, middle.y + middle.h / 2]
    setView(old => (old.zoom === 1 ? zoomed(old, step, x, y) : zoomed(old, step)))
  }
  const farther = () => setView(old => (old.zoom <= step ? unzoomed : zoomed(old, 1 / step)))
  const show = useCallback((place: Rect) => setView(old => showing(old, place)), [])

  usePanZoom(frame, {
    zoom: (by, x, y) => {
      const { w, h } = sizeOf(frame.current)
      setView(old => zoomed(old, by, x / w, y / h))
    },
    pan: (dx, dy) => {
      const { w, h } = sizeOf(frame.current)
      setView(old => panned(old, dx / w, dy / h))
    },
  })

  useEffect(() => {
    const node = frame.current
    if (node === null) return
    const onFocus = ({ target }: FocusEvent) => {
      // A button of the window itself is always in sight.
      if (!(target instanceof HTMLElement) || target.parentElement === node) return
      const [part, box] = [target.getBoundingClientRect(), node.getBoundingClientRect()]
      setView(old => {
        const across = (n: number) => n / box.width / old.zoom
        const down = (n: number) => n / box.height / old.zoom
        return showing(old, {
          x: across(part.left - box.left) - old.x / old.zoom,
          y: down(part.top - box.top) - old.y / old.zoom,
          w: across(part.width),
          h: down(part.height),
        })
      })
    }

    node.addEventListener('focusin', onFocus)
    return () => node.removeEventListener('focusin', onFocus)
  }, [frame])

  useElementKeys(frame, { '+': closer, '=': closer, '-': farther, '0': () => setView(unzoomed) })

  return { view, closer, farther, show }
}
