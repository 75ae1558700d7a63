import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { type Room, rooms } from '../../../content/ids.ts'
import { useWords } from '../../words.ts'
import { describeRoom } from '../describe.ts'
import { over } from '../drawing/Paper.tsx'
import type { SheetProps } from '../props.ts'
import { advisedMark, isChosen, isLit } from '../SheetButtons.tsx'
import { cellOf, columns, type Grid, placeOf, roomAt, rows } from './grid.ts'

const keySteps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-columns, 0],
  End: [columns, 0],
  PageUp: [0, rows],
  PageDown: [0, -rows],
}

const clamp = (n: number, size: number) => Math.min(Math.max(n, 0), size - 1)

/** Where an arrow leads from a room; the border stops it. */
export function roomByKey(key: string, from: Room): Room | undefined {
  const move = keySteps[key]
  if (move === undefined) return undefined
  const { column, row } = placeOf(from)
  return roomAt(clamp(column + move[0], columns), clamp(row + move[1], rows))
}

/** Rooms from the top row down, as they lie on the map. */
const floors = Array.from({ length: rows }, (_, i) =>
  rooms.slice((rows - 1 - i) * columns, (rows - i) * columns),
)

/**
 * The map to touch: one stop for the Tab key, arrows from room to room, and every room in words. A room that is not
 * lit can be read but not pressed.
 */
export function MapButtons({ grid, ...props }: SheetProps & { readonly grid: Grid }) {
  const w = useWords()
  const here = useRef<HTMLTableElement>(null)
  const [looked, setLooked] = useState<Room>()
  const lit = rooms.filter(room => isLit(props, { on: 'room', room }))
  const stop = looked ?? lit[0] ?? props.sheet.at ?? 'A1'
  const onKeyDown = (event: KeyboardEvent) => {
    const next = roomByKey(event.key, stop)
    if (next === undefined) return
    event.preventDefault()
    here.current?.querySelector<HTMLElement>(`[data-room=${next}]`)?.focus()
  }
  return (
    <table ref={here} className="pd-grid" aria-label={w('sheet.map')}>
      <tbody>
        {floors.map(floor => (
          <tr key={floor[0]}>
            {floor.map(room => (
              <td key={room}>
                <RoomButton
                  {...props}
                  {...{ grid, room, onKeyDown }}
                  isStop={room === stop}
                  onFocus={() => setLooked(room)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RoomProps extends SheetProps {
  readonly grid: Grid
  readonly room: Room
  readonly isStop: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: () => void
}

/** A component of its own, so that the words of all rooms are not made in one piece. */
function RoomButton({ grid, room, isStop, onKeyDown, onFocus, ...props }: RoomProps) {
  const w = useWords()
  const spot = { on: 'room', room } as const
  const can = isLit(props, spot)
  const { sheet, card, bosses, deadly } = props
  // Many words, most of them the same from touch to touch.
  const text = useMemo(
    () => describeRoom(w, { sheet, card, bosses, ...(deadly && { deadly }) }, room),
    [w, sheet, card, bosses, deadly, room],
  )
  return (
    <button
      type="button"
      className="pd-spot"
      data-room={room}
      style={over(cellOf(grid, room))}
      tabIndex={isStop ? 0 : -1}
      {...advisedMark(props, spot, text, w)}
      aria-disabled={!can}
      aria-pressed={isChosen(props, spot)}
      {...{ onKeyDown, onFocus }}
      onClick={() => can && props.onSpot?.(spot)}
    />
  )
}
