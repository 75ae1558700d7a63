import { Paper } from '../drawing/Paper.tsx'
import type { SheetProps } from '../props.ts'
import { DungeonMap } from './DungeonMap.tsx'
import type { Grid } from './grid.ts'
import { MapButtons } from './MapButtons.tsx'
import '../sheet.css'

export const mapSize = { w: 360, h: 386 }
export const mapGrid: Grid = { x: 23, y: 7, w: 53.5, h: 48.5 }

/** The map by itself. */
export function MapPaper(props: SheetProps) {
  return (
    <Paper {...mapSize} over={<MapButtons {...props} grid={mapGrid} />}>
      <rect className="pd-ground" width={mapSize.w} height={mapSize.h} />
      <DungeonMap {...props} grid={mapGrid} />
    </Paper>
  )
}
