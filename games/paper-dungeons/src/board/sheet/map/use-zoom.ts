import {
  type Camera,
  type CameraLimits,
  panCamera,
  revealRect,
  useElementKeys,
  usePanZoom,
  zoomCamera,
} from '@kazamata/ui'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Rect } from '../drawing/Paper.tsx'

/** In fractions of the map, which fills its window before it is zoomed. */
const limits: CameraLimits = { drawing: { w: 1, h: 1 }, window: { w: 1, h: 1 }, minScale: 1, maxScale: 3 }
const unzoomed: Camera = { scale: 1, x: 0, y: 0 }
const middleOfWindow = { x: 0.5, y: 0.5 }

/** A step of the buttons and of the keys + and −. */
const step = 1.5

/** In pixels; never nothing, for it divides. */
function sizeOf(node: HTMLElement | null) {
  return { w: node?.offsetWidth || 1, h: node?.offsetHeight || 1 }
}

/** Pinch, drag, wheel and keys on the window; what has the focus comes into sight. */
export function useZoom(frame: RefObject<HTMLElement | null>, middle: Rect | undefined) {
  const [camera, setCamera] = useState(unzoomed)

  /** The first step goes to the place that matters. */
  const closer = () => {
    const at = middle && { x: middle.x + middle.w / 2, y: middle.y + middle.h / 2 }
    setCamera(old => zoomCamera(old, step, old.scale === 1 && at !== undefined ? at : middleOfWindow, limits))
  }
  const farther = () =>
    setCamera(old => (old.scale <= step ? unzoomed : zoomCamera(old, 1 / step, middleOfWindow, limits)))
  const show = useCallback((place: Rect) => setCamera(old => revealRect(old, place, limits)), [])

  usePanZoom(frame, {
    zoom: (by, x, y) => {
      const { w, h } = sizeOf(frame.current)
      setCamera(old => zoomCamera(old, by, { x: x / w, y: y / h }, limits))
    },
    pan: (dx, dy) => {
      const { w, h } = sizeOf(frame.current)
      setCamera(old => panCamera(old, dx / w, dy / h, limits))
    },
  })

  useEffect(() => {
    const node = frame.current
    if (node === null) return
    const onFocus = ({ target }: FocusEvent) => {
      // A button of the window itself is always in sight.
      if (!(target instanceof HTMLElement) || target.parentElement === node) return
      const [part, box] = [target.getBoundingClientRect(), node.getBoundingClientRect()]
      setCamera(old => {
        const across = (n: number) => n / box.width / old.scale
        const down = (n: number) => n / box.height / old.scale
        const rect = {
          x: across(part.left - box.left) - old.x / old.scale,
          y: down(part.top - box.top) - old.y / old.scale,
          w: across(part.width),
          h: down(part.height),
        }
        return revealRect(old, rect, limits)
      })
    }

    node.addEventListener('focusin', onFocus)
    return () => node.removeEventListener('focusin', onFocus)
  }, [frame])

  useElementKeys(frame, { '+': closer, '=': closer, '-': farther, '0': () => setCamera(unzoomed) })

  return {
    camera,
    isWhole: camera.scale === limits.minScale,
    isClosest: camera.scale === limits.maxScale,
    closer,
    farther,
    show,
  }
}
