import { useEffect, useRef } from 'react'
import type { Room } from '../../content/ids.ts'
import { useWords } from '../words.ts'
import { Dungeon } from './Dungeon.tsx'
import { cellOf, type Grid } from './grid.ts'
import { Desk } from './ink.tsx'
import { closest, useLens } from './lens.ts'
import { MapHits } from './MapHits.tsx'
import { Paper, type Rect } from './Paper.tsx'
import type { SheetProps } from './props.ts'
import './sheet.css'

const size = { w: 360, h: 386 }
const grid: Grid = { x: 23, y: 7, w: 53.5, h: 48.5 }

/** A room with some air around it, in parts of the drawing. */
function partOf(room: Room): Rect {
  const { x, y, w, h } = cellOf(grid, room)
  return { x: (x - 12) / size.w, y: (y - 12) / size.h, w: (w + 24) / size.w, h: (h + 24) / size.h }
}

/** The map for narrow screens: it can be pinched, dragged, wheeled, and looked at by keys and buttons. */
export function MapPart(props: SheetProps) {
  const w = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const { at } = props.sheet
  const { view, closer, farther, show } = useLens(frame, at === undefined ? undefined : partOf(at))
  useEffect(() => {
    if (at !== undefined) show(partOf(at))
  }, [at, show])
  return (
    <Desk>
      <div ref={frame} className="pd-lens" data-close={view.zoom > 1}>
        <div
          className="pd-lens-inner"
          style={{
            width: `${view.zoom * 100}%`,
            transform: `translate(${(view.x / view.zoom) * 100}%, ${(view.y / view.zoom) * 100}%)`,
          }}
        >
          <Paper {...size} over={<MapHits {...props} grid={grid} onLook={room => show(partOf(room))} />}>
            <rect className="pd-ground" width={size.w} height={size.h} />
            <Dungeon {...props} grid={grid} />
          </Paper>
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
          disabled={view.zoom === closest}
          onClick={closer}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12M10 4v12" />
          </svg>
        </button>
      </div>
    </Desk>
  )
}
