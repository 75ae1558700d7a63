import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../words.ts'
import type { Rect } from '../drawing/Paper.tsx'
import { maxZoom, useZoom } from './useZoom.ts'

/**
 * A window on a drawing: it can be pinched, dragged, wheeled, and looked at by keys and buttons. The drawing is given
 * as children, so that it is not made anew with every move of a finger.
 */
export function Zoom({
  middle,
  children,
}: {
  readonly middle: Rect | undefined
  readonly children: ReactNode
}) {
  const w = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const { view, closer, farther, show } = useZoom(frame, middle)
  useEffect(() => {
    if (middle !== undefined) show(middle)
  }, [middle, show])
  return (
    <div ref={frame} className="pd-lens" data-close={view.zoom > 1}>
      <div
        className="pd-lens-inner"
        style={{
          width: `${view.zoom * 100}%`,
          transform: `translate(${(view.x / view.zoom) * 100}%, ${(view.y / view.zoom) * 100}%)`,
        }}
      >
        {children}
      </div>
      <button
        type="button"
        className="pd-zoom out"
        aria-label={w('sheet.farther')}
        disabled={view.zoom === 1}
        onClick={farther}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12" />
        </svg>
      </button>
      <button
        type="button"
        className="pd-zoom in"
        aria-label={w('sheet.closer')}
        disabled={view.zoom === maxZoom}
        onClick={closer}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12M10 4v12" />
        </svg>
      </button>
    </div>
  )
}
