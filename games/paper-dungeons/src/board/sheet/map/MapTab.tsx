import { useMemo } from 'react'
import type { Room } from '../../../content/ids.ts'
import type { Rect } from '../drawing/Paper.tsx'
import { PencilAnimation } from '../drawing/shapes.tsx'
import type { SheetProps } from '../props.ts'
import { cellOf } from './grid.ts'
import { MapPaper, mapGrid, mapSize } from './MapPaper.tsx'
import { Zoom } from './Zoom.tsx'

/** A room with some air around it, in parts of the drawing. */
function partOf(room: Room): Rect {
  const { x, y, w, h } = cellOf(mapGrid, room)
  return {
    x: (x - 12) / mapSize.w,
    y: (y - 12) / mapSize.h,
    w: (w + 24) / mapSize.w,
    h: (h + 24) / mapSize.h,
  }
}

/** The map for narrow screens. */
export function MapTab(props: SheetProps) {
  const { sheet, chosen } = props
  const at = chosen?.on === 'room' ? chosen.room : sheet.at
  const middle = useMemo(() => (at === undefined ? undefined : partOf(at)), [at])
  return (
    <PencilAnimation>
      <Zoom middle={middle}>
        <MapPaper {...props} />
      </Zoom>
    </PencilAnimation>
  )
}
