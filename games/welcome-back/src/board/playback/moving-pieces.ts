import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Event } from '../../event.ts'

/** Moves a piece that has just arrived from the place where it was before. */
export function useMovingPieces(
  root: RefObject<HTMLElement | null>,
  events: readonly Event[],
  shown: number,
  still: boolean,
): void {
  const last = useRef(shown)
  useLayoutEffect(() => {
    const one = shown === last.current + 1
    last.current = shown
    const event = events[shown - 1]
    if (!one || still || event === undefined || root.current === null) return
    for (const { piece, from } of flights(event, root.current)) fly(piece, from)
  }, [root, events, shown, still])
}

interface Flight {
  readonly piece: HTMLElement
  readonly from: Element
}

function flights(event: Event, root: HTMLElement): readonly Flight[] {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const spot = (name: string) => `[data-spot="${CSS.escape(name)}"]`
  const flight = (piece: string, from: string): Flight[] => {
    const [a, b] = [find(piece), find(from)]
    return a === null || b === null ? [] : [{ piece: a, from: b }]
  }
  switch (event.type) {
    case 'drew':
      return [
        ...flight(`${spot(`seat-${event.seat}`)} .wb-held-card`, spot('deck')),
        ...(event.card === undefined ? [] : flight('.wb-drawn-card .wb-flip', spot('deck'))),
      ]
    case 'added':
      return flight('.wb-piled:last-of-type', `${spot(`seat-${event.seat}`)} .wb-portrait`)
    case 'removed': {
      const home = spot(`seat-${event.seat}`)
      return [
        ...flight(`${home} .wb-aside:last-child .wb-back`, `${home} .wb-portrait`),
        ...flight(`${home} .wb-aside:last-child .wb-token`, spot(`token-${event.token}`)),
      ]
    }
    default:
      return []
  }
}

function fly(piece: HTMLElement, from: Element): void {
  const a = from.getBoundingClientRect()
  const b = piece.getBoundingClientRect()
  if (a.width === 0 || b.width === 0) return
  const zoom =
    'currentCSSZoom' in piece && typeof piece.currentCSSZoom === 'number' ? piece.currentCSSZoom : 1
  const x = (a.left + a.width / 2 - b.left - b.width / 2) / zoom
  const y = (a.top + a.height / 2 - b.top - b.height / 2) / zoom
  const size = Math.min(2.5, Math.max(0.4, a.height / b.height))
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${size}`, zIndex: 20 },
      { translate: '0 0', scale: '1', zIndex: 20 },
    ],
    { duration: 460, easing: 'cubic-bezier(.3, .9, .4, 1)' },
  )
}
