import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../words.ts'
import type { Rect } from '../drawing/Paper.tsx'
import { useZoom } from './useZoom.ts'

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
  const { camera, isWhole, isClosest, closer, farther, show } = useZoom(frame, middle)
  useEffect(() => {
    if (middle !== undefined) show(middle)
  }, [middle, show])
  return (
    <div ref={frame} className="pd-lens" data-close={!isWhole}>
      <div
        className="pd-lens-inner"
        style={{
          width: `${camera.scale * 100}%`,
          transform: `translate(${(camera.x / camera.scale) * 100}%, ${(camera.y / camera.scale) * 100}%)`,
        }}
      >
        {children}
      </div>
      <button
        type="button"
        className="pd-zoom out"
        aria-label={w('sheet.farther')}
        disabled={isWhole}
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
        disabled={isClosest}
        onClick={closer}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12M10 4v12" />
        </svg>
      </button>
    </div>
  )
}
