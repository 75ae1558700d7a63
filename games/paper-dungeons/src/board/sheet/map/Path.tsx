import type { Room } from '../../../content/ids.ts'
import { signs } from '../../icons.ts'
import { line, type Point } from '../drawing/pencil.ts'
import { Sign, Stroke } from '../drawing/shapes.tsx'
import type { SheetProps } from '../props.ts'
import { type Grid, nodeOf, placeOf, roomsOf, rows, warpOf } from './grid.ts'

interface Leg {
  readonly from: Point
  readonly to: Point
}

const beside = (a: Room, b: Room) => {
  const [p, q] = [placeOf(a), placeOf(b)]
  return Math.abs(p.column - q.column) + Math.abs(p.row - q.row) === 1
}

/** The lines of one step: in through an entrance, to a neighbour, or out at one side and in at the other. */
function legsOf(grid: Grid, from: Room | undefined, to: Room): readonly Leg[] {
  const end = nodeOf(grid, to)
  if (from === undefined) return [{ from: [end[0], grid.y + rows * grid.h + 2], to: end }]
  if (beside(from, to)) return [{ from: nodeOf(grid, from), to: end }]
  return [
    { from: nodeOf(grid, from), to: warpOf(grid, from) },
    { from: warpOf(grid, to), to: end },
  ]
}

/** Whoever comes the same way again draws beside the old line. */
function shifted({ from, to }: Leg, times: number): Leg {
  if (times === 0) return { from, to }
  const far = (times % 2 === 1 ? 1 : -1) * Math.ceil(times / 2) * 5
  const upright = Math.abs(from[0] - to[0]) < Math.abs(from[1] - to[1])
  const move = ([x, y]: Point): Point => (upright ? [x + far, y] : [x, y + far])
  return { from: move(from), to: move(to) }
}

/** Every step the party took (PD-MOV.13), old ones in graphite. */
export function Path({ grid, sheet, before = sheet }: Pick<SheetProps, 'sheet' | 'before'> & { grid: Grid }) {
  const steps = roomsOf(sheet.path)
  const old = before.path.length / 2
  const used = new Map<string, number>()
  const drawn = steps.map((room, i) => {
    const from = steps[i - 1]
    const way = [from ?? '', room].sort().join()
    const times = used.get(way) ?? 0
    used.set(way, times + 1)
    return legsOf(grid, from, room)
      .map(leg => shifted(leg, times))
      .map(
        (leg, k) =>
          line(leg.from, leg.to, `${way}${i}${k}`, 1.4) + line(leg.to, leg.from, `${way}${i}${k}'`, 1.4),
      )
      .join('')
  })
  const w = grid.h * 0.046
  return (
    <g>
      {old > 0 && <Stroke d={drawn.slice(0, old).join('')} w={w} />}
      {drawn.slice(old).map((d, i) => (
        <Stroke key={steps.slice(0, old + i + 1).join('')} d={d} ink="now" w={w} />
      ))}
      {[...new Set(steps)].map(room => {
        const [x, y] = nodeOf(grid, room)
        return (
          <circle
            key={room}
            className={`pd-dot ${steps.indexOf(room) < old ? 'old' : 'now'}`}
            cx={x}
            cy={y}
            r={grid.h * 0.07}
          />
        )
      })}
    </g>
  )
}

/** The others’ ways of the last round, beside each other, each with its player’s picture where it ended. */
export function RivalPaths({ grid, rivals = [] }: Pick<SheetProps, 'rivals'> & { grid: Grid }) {
  return (
    <g>
      {rivals.map(({ seat, from, rooms, icon }, at) => {
        const legs = rooms.flatMap((room, i) => legsOf(grid, i === 0 ? from : rooms[i - 1], room))
        const drawn = legs.map(leg => shifted(leg, (at % 4) + 1))
        const [x, y] = drawn.at(-1)?.to ?? [0, 0]
        return (
          <g key={seat} className="pd-rival">
            <path d={drawn.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')} />
            <circle cx={x} cy={y} r={grid.h * 0.15} />
            <Sign d={icon} x={x} y={y} size={grid.h * 0.24} />
          </g>
        )
      })}
    </g>
  )
}

/** A path only thought of: dashes to the room that is chosen, dots from there on. */
export function PlannedRoute({ grid, sheet, route: trail = [], chosen }: SheetProps & { grid: Grid }) {
  const sure = chosen?.on === 'room' ? trail.indexOf(chosen.room) : trail.length
  return (
    <g>
      {trail.map((room, i) => {
        const way = trail.slice(0, i + 1).join('')
        const near = sure === -1 || i <= sure
        const from = i === 0 ? sheet.at : trail[i - 1]
        const [x, y] = nodeOf(grid, room)
        return (
          <g key={way} className={`pd-route ${near ? 'near' : 'far'}`}>
            {legsOf(grid, from, room).map(leg => (
              <path key={leg.from.join()} d={`M${leg.from.join(' ')}L${leg.to.join(' ')}`} />
            ))}
            {!near && <circle cx={x} cy={y} r={grid.h * 0.065} />}
          </g>
        )
      })}
    </g>
  )
}

export function Party({ grid, at }: { grid: Grid; at: Room }) {
  const [x, y] = nodeOf(grid, at)
  const size = grid.h * 0.47
  return (
    <g className="pd-party" style={{ transform: `translate(${x}px, ${y - grid.h * 0.065}px)` }}>
      <circle r={grid.h * 0.24} />
      <Sign d={signs.party} x={0} y={0} size={size} />
    </g>
  )
}
