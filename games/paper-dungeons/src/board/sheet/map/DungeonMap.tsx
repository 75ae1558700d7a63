import { memo } from 'react'
import { type Room, rooms } from '../../../content/ids.ts'
import { Highlight } from '../drawing/shapes.tsx'
import type { SheetProps } from '../props.ts'
import { isLit } from '../SheetButtons.tsx'
import { cellOf, columns, type Grid, rows } from './grid.ts'
import { Party, Path, PlannedRoute, RivalPaths } from './Path.tsx'
import { RoomMarks, Rooms } from './Rooms.tsx'
import { Walls, Warps } from './Walls.tsx'

function RoomHighlight({ grid, room, className }: { grid: Grid; room: Room; className: string }) {
  return <Highlight at={cellOf(grid, room)} by={-3} rx={5} className={className} />
}

/** Strokes across a room: seen without colours too. */
function Hatch({ grid, room }: { grid: Grid; room: Room }) {
  const { x, y, w, h } = cellOf(grid, room)
  const [left, top, size] = [x + 3, y + 3, Math.min(w, h) - 6]
  const wide = w - 6
  let d = ''
  for (let far = size * 0.4; far < wide + size; far += size * 0.4) {
    const [from, to] = [Math.max(0, far - size), Math.min(far, wide)]
    d += `M${left + from} ${top + far - from}L${left + to} ${top + far - to}`
  }
  return <path className="pd-deadly" d={d} />
}

type GroundProps = Pick<SheetProps, 'sheet' | 'before' | 'card'> & { readonly grid: Grid }

/** As printed, as the card adds to it, and as it was walked: nothing of it changes with a touch. */
const Ground = memo((props: GroundProps) => {
  const { grid, card } = props
  const { x, y, w, h } = grid
  let hairs = ''
  for (let i = 1; i < columns; i++) hairs += `M${x + i * w} ${y}v${rows * h}`
  for (let i = 1; i < rows; i++) hairs += `M${x} ${y + i * h}h${columns * w}`
  return (
    <>
      <path className="pd-hair" d={hairs} />
      <Rooms {...props} />
      <Walls grid={grid} card={card} />
      <Path {...props} />
      <Warps grid={grid} />
      <RoomMarks {...props} />
    </>
  )
})

/** The dungeon: 6 by 7 rooms, and what is thought of doing there. */
export function DungeonMap({ grid, ...props }: SheetProps & { grid: Grid }) {
  const { x, y, w, h } = grid
  const { sheet, before, card, route = [], deadly = [], chosen } = props
  const lit = rooms.filter(room => isLit(props, { on: 'room', room }))
  const last = route.at(-1)
  return (
    <g>
      <rect className="pd-floor" x={x} y={y} width={columns * w} height={rows * h} />
      {last !== undefined && !lit.includes(last) && <RoomHighlight grid={grid} room={last} className="far" />}
      {lit.map(room => (
        <RoomHighlight key={room} grid={grid} room={room} className="lit" />
      ))}
      {lit
        .filter(room => deadly.includes(room))
        .map(room => (
          <Hatch key={room} grid={grid} room={room} />
        ))}
      <Ground grid={grid} sheet={sheet} card={card} {...(before && { before })} />
      <RivalPaths {...props} grid={grid} />
      <PlannedRoute {...props} grid={grid} />
      {chosen?.on === 'room' && <RoomHighlight grid={grid} room={chosen.room} className="chosen" />}
      {sheet.at !== undefined && <Party grid={grid} at={sheet.at} />}
    </g>
  )
}
