import { useMemo } from 'react'
import type { Room } from '../../../content/ids.ts'
import { Paper, type Rect } from '../drawing/Paper.tsx'
import { PencilAnimation } from '../drawing/shapes.tsx'
import type { SheetProps } from '../props.ts'
import { DungeonMap } from './DungeonMap.tsx'
import { cellOf, type Grid } from './grid.ts'
import { MapButtons } from './MapButtons.tsx'
import { Zoom } from './Zoom.tsx'
import '../sheet.css'

const size = { w: 360, h: 386 }
const grid: Grid = { x: 23, y: 7, w: 53.5, h: 48.5 }

/** A room with some air around it, in parts of the drawing. */
function partOf(room: Room): Rect {
  const { x, y, w, h } = cellOf(grid, room)
  return { x: (x - 12) / size.w, y: (y - 12) / size.h, w: (w + 24) / size.w, h: (h + 24) / size.h }
}

/** The map for narrow screens. */
export function MapTab(props: SheetProps) {
  const { sheet, chosen } = props
  const at = chosen?.on === 'room' ? chosen.room : sheet.at
  const middle = useMemo(() => (at === undefined ? undefined : partOf(at)), [at])
  return (
    <PencilAnimation>
      <Zoom middle={middle}>
        <Paper {...size} over={<MapButtons {...props} grid={grid} />}>
          <rect className="pd-ground" width={size.w} height={size.h} />
          <DungeonMap {...props} grid={grid} />
        </Paper>
      </Zoom>
    </PencilAnimation>
  )
}
