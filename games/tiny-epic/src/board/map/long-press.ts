import { type PointerEvent, useEffect, useRef } from 'react'

/** How long a finger rests before it points at something. */
const rest = 550
/** So far a resting finger may stray. */
const stray = 8

/**
 * What a finger does: touch, or rest to point. A timer tells the two apart, since not every browser opens a menu for a
 * finger that rests.
 */
export function usePress() {
  const timer = useRef(0)
  const pointed = useRef(false)
  const from = useRef({ x: 0, y: 0 })
  const stop = () => window.clearTimeout(timer.current)
  /** Did the press that ends now already point at something? */
  const took = () => {
    stop()
    const was = pointed.current
    pointed.current = false
    return was
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    /** What a button listens to, that it can be pointed at. */
    on: (onPoint: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        stop()
        pointed.current = false
        if (event.pointerType !== 'touch') return
        from.current = { x: event.clientX, y: event.clientY }
        timer.current = window.setTimeout(() => {
          pointed.current = true
          onPoint()
        }, rest)
      },
      onPointerMove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > stray) stop()
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onLostPointerCapture: stop,
      onContextMenu: (event: { preventDefault(): void }) => {
        event.preventDefault()
        if (!took()) onPoint()
      },
    }),
    took,
  }
}
