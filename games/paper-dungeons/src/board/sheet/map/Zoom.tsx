import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../words.ts'
import type { Rect } from '../drawing/Paper.tsx'
import { useZoom } from './use-zoom.ts'
import './zoom.css'

interface ZoomProps {
  /** What the first step zooms to. */
  readonly middle: Rect | undefined
  /** Given from outside, so that it is not rendered again with every move of a finger. */
  readonly children: ReactNode
}

/** A window on a drawing that can be zoomed and moved: by pinching, dragging, the wheel, keys and buttons. */
export function Zoom({ middle, children }: ZoomProps) {
  const w = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const { camera, isWhole, isClosest, closer, farther, show } = useZoom(frame, middle)
  useEffect(() => {
    if (middle !== undefined) show(middle)
  }, [middle, show])
  const buttons = [
    { kind: 'out', label: w('sheet.zoomOut'), d: 'M4 10h12', disabled: isWhole, onClick: farther },
    { kind: 'in', label: w('sheet.zoomIn'), d: 'M4 10h12M10 4v12', disabled: isClosest, onClick: closer },
  ]
  return (
    <div ref={frame} className="pd-map-window" data-close={!isWhole}>
      <div
        className="pd-map-content"
        style={{
          width: `${camera.scale * 100}%`,
          transform: `translate(${(camera.x / camera.scale) * 100}%, ${(camera.y / camera.scale) * 100}%)`,
        }}
      >
        {children}
      </div>
      {buttons.map(({ kind, label, d, ...rest }) => (
        <button key={kind} type="button" className={`pd-zoom ${kind}`} aria-label={label} {...rest}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  )
}
