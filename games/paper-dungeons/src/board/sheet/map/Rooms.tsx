import { memo } from 'react'
import { dungeons } from '../../../content/dungeons.ts'
import { type MinionKind, type Room, rooms } from '../../../content/ids.ts'
import { places } from '../../../content/map.ts'
import { hasCrossed, hasTaken } from '../../../rules/gems.ts'
import { isSlain, opponents } from '../../../rules/minions.ts'
import { roomInfo } from '../../../rules/rooms.ts'
import { hasExplored } from '../../../rules/sheet-counts.ts'
import { heroIcons, minionIcons, signs } from '../../icons.ts'
import { cross, ring } from '../drawing/pencil.ts'
import { type Ink, Label, Sign, Stroke } from '../drawing/shapes.tsx'
import type { SheetProps } from '../props.ts'
import { cellOf, type Grid } from './grid.ts'

type Drawn = Pick<SheetProps, 'sheet' | 'before' | 'card'>

/** In each room danger stands on the left, treasure on the right. */
function sizes(grid: Grid, room: Room) {
  const { x, y, w, h } = cellOf(grid, room)
  return {
    x,
    y,
    w,
    h,
    left: x + w * 0.27,
    right: x + w * 0.73,
    middle: y + h * 0.34,
    icon: Math.min(w, h) * 0.44,
  }
}

/** What is printed in a room. */
const Print = memo(({ grid, room }: { grid: Grid; room: Room }) => {
  const { h, left, right, middle, icon } = sizes(grid, room)
  const { minion, trap, potions = 0, part, level, gem } = places[room]
  return (
    <g>
      {trap && <Sign d={signs.trap} x={left} y={middle} size={icon} />}
      {minion && <Minion {...minion} x={left} y={middle} icon={icon} />}
      {potions === 1 && <Sign className="soft" d={signs.potion} x={right} y={middle} size={icon} />}
      {potions === 2 && (
        <>
          <Sign className="soft" d={signs.potion} x={right - icon * 0.28} y={middle} size={icon * 0.8} />
          <Sign className="soft" d={signs.potion} x={right + icon * 0.34} y={middle} size={icon * 0.8} />
        </>
      )}
      {part && <Sign className="soft" d={signs.part} x={right} y={middle} size={icon} />}
      {level && <Sign className="soft" d={signs.level} x={right} y={middle} size={icon} />}
      {gem && (
        <>
          <Sign className="soft" d={signs.gem} x={right} y={middle} size={icon} />
          <Label x={right} y={middle + icon * 0.78 + 2} size={h * 0.22}>
            {gem}
          </Label>
        </>
      )}
    </g>
  )
})

interface MinionProps {
  readonly kind: MinionKind
  readonly level: number
  readonly x: number
  readonly y: number
  readonly icon: number
}

/** A minion; below it its level and the symbol of the hero who fights it (PD-MIN.2). */
function Minion({ kind, level, x, y, icon }: MinionProps) {
  const hero = opponents[kind]
  const below = y + icon * 0.69
  return (
    <g data-opponent={hero}>
      <Sign d={minionIcons[kind]} x={x} y={y} size={icon} />
      <circle className="pd-badge" cx={x} cy={below} r={icon * 0.3} />
      <Label className="light" x={x} y={below + icon * 0.17} size={icon * 0.48}>
        {String(level)}
      </Label>
      <Sign d={heroIcons[hero]} x={x + icon * 0.6} y={below} size={icon * 0.6} />
    </g>
  )
}

/** What the pencil left in a room: minions and lost gems crossed, treasures circled (PD-EXP.5). */
function Marks({ grid, room, sheet, before = sheet }: Drawn & { grid: Grid; room: Room }) {
  const { left, right, middle, icon } = sizes(grid, room)
  const { minion, potions = 0, part, level, gem } = places[room]
  const ink = (was: boolean): Ink => (was ? 'old' : 'now')
  const treasure = potions > 0 || part || level
  return (
    <g>
      {minion && isSlain(sheet, roomInfo(room)) && (
        <Stroke
          d={cross([left, middle], icon * 0.48, `x${room}`)}
          ink={ink(isSlain(before, roomInfo(room)))}
          w={icon * 0.1}
        />
      )}
      {treasure && hasExplored(sheet, room) && (
        <Stroke
          d={ring([right, middle], icon * (potions === 2 ? 0.86 : 0.64), icon * 0.64, `o${room}`)}
          ink={ink(hasExplored(before, room))}
          w={icon * 0.08}
        />
      )}
      {gem && hasTaken(sheet, gem) && (
        <Stroke
          d={ring([right, middle + icon * 0.18], icon * 0.64, icon * 0.8, `o${room}`)}
          ink={ink(hasTaken(before, gem))}
          w={icon * 0.08}
        />
      )}
      {gem && hasCrossed(sheet, gem) && (
        <Stroke d={cross([right, middle + icon * 0.08], icon * 0.52, `-${room}`)} ink="hurt" w={icon * 0.1} />
      )}
    </g>
  )
}

/** The numbers of the boss rooms, written down before the game. */
function Bosses({ grid, card, sheet }: Drawn & { grid: Grid }) {
  return dungeons[card].rooms.map((room, i) => {
    const { x, y, w, h, icon, right } = sizes(grid, room)
    const [cx, cy] = [x + w * 0.26, y + h * 0.38]
    const fought = sheet.glory.length > i
    return (
      <g key={room}>
        <Stroke d={ring([cx, cy], h * 0.27, h * 0.27, `boss${room}`)} w={h * 0.03} />
        <Label className="hand" x={cx} y={cy + h * 0.14} size={h * 0.4}>
          {String(i + 1)}
        </Label>
        <Sign className={fought ? 'faint' : ''} d={signs.boss} x={right} y={y + h * 0.38} size={icon} />
      </g>
    )
  })
}

export function Rooms(props: Drawn & { grid: Grid }) {
  return (
    <g>
      {rooms.map(room => (
        <Print key={room} grid={props.grid} room={room} />
      ))}
      <Bosses {...props} />
    </g>
  )
}

export function RoomMarks(props: Drawn & { grid: Grid }) {
  return (
    <g>
      {rooms.map(room => (
        <Marks key={room} {...props} room={room} />
      ))}
    </g>
  )
}
