import { type RefObject, useEffect, useRef } from 'react'

/** Distances in pixels; points are measured from the element's corner. */
interface PanZoomHandlers {
  /** Zooms by a factor; what is at this point stays there. */
  zoom(factor: number, x: number, y: number): void
  pan(dx: number, dy: number): void
}

/** How far a pointer moves before it drags instead of pressing. */
const dragThreshold = 8

interface Point {
  readonly x: number
  readonly y: number
}

/** Wheel, drag and pinch on an element. */
export function usePanZoom(element: RefObject<HTMLElement | null>, handlers: PanZoomHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const node = element.current
    if (node === null) return
    const points = new Map<number, Point>()
    let dragging = false

    const onWheel = (event: WheelEvent) => {
      const box = node.getBoundingClientRect()
      latest.current.zoom(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top)
      event.preventDefault()
    }
    const onDown = (event: PointerEvent) => {
      if (points.size === 0) dragging = false
      points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const onMove = (event: PointerEvent) => {
      const old = points.get(event.pointerId)
      if (old === undefined) return
      const [dx, dy] = [event.clientX - old.x, event.clientY - old.y]
      if (!dragging) {
        if (points.size === 1 && Math.hypot(dx, dy) < dragThreshold) return
        dragging = true
        // From here on it does not press what is below.
        for (const id of points.keys()) node.setPointerCapture(id)
      }
      const now = { x: event.clientX, y: event.clientY }
      const other = [...points].find(([id]) => id !== event.pointerId)?.[1]
      points.set(event.pointerId, now)
      if (other === undefined) {
        latest.current.pan(dx, dy)
        return
      }
      const box = node.getBoundingClientRect()
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
      latest.current.zoom(
        apart(now) / apart(old),
        (now.x + other.x) / 2 - box.left,
        (now.y + other.y) / 2 - box.top,
      )
      latest.current.pan(dx / 2, dy / 2)
    }
    const onEnd = (event: PointerEvent) => points.delete(event.pointerId)

    const listening = new AbortController()
    const { signal } = listening
    // Not passive: else the page would scroll as well.
    node.addEventListener('wheel', onWheel, { passive: false, signal })
    node.addEventListener('pointerdown', onDown, { signal })
    node.addEventListener('pointermove', onMove, { signal })
    node.addEventListener('pointerup', onEnd, { signal })
    node.addEventListener('pointercancel', onEnd, { signal })
    return () => listening.abort()
  }, [element])
}
