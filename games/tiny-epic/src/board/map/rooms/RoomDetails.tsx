import { iconInside } from '@kazamata/ui'
import { memo } from 'react'
import { roomCards } from '../../../content/rooms.ts'
import type { Place, State } from '../../../state.ts'
import { roomIcons } from '../../shared/card-icons.ts'
import type { FigurePosition } from '../figures/positions.ts'
import { columnOf, rowOf } from '../viewport/geometry.ts'
import { type Exit, exitsFrom, roomsOf } from './exits.ts'
import { corridorHalfWidth, RoomSign } from './RoomSign.tsx'

/* What must be seen by any light: how corridors end, traps, seals, portals. */

const at = (cell: Place, x: number, y: number) =>
  `translate(${columnOf(cell) * 100 + x} ${rowOf(cell) * 100 + y})`

/** The end of every corridor that is no path. */
export const CorridorEnds = memo(function CorridorEnds({ state }: { readonly state: State }) {
  return roomsOf(state).map(({ cell }) => (
    <g key={cell} data-ends={cell} transform={at(cell, 50, 50)}>
      {exitsFrom(state, cell).map(exit => (
        <CorridorEnd key={exit.direction} {...exit} />
      ))}
    </g>
  ))
})

/** How a corridor ends; each way has a shape of its own (TE-UI.1). */
function CorridorEnd({ direction, destination }: Exit) {
  const turn = `rotate(${direction * 90})`
  switch (destination) {
    case 'path':
      return null
    case 'unexplored':
      return (
        <rect
          data-leads={destination}
          transform={turn}
          x={-corridorHalfWidth}
          y="-50"
          width={2 * corridorHalfWidth}
          height="14"
          fill="url(#te-mouth)"
        />
      )
    case 'blocked':
      return (
        <g data-leads={destination} transform={`${turn} translate(0 -42)`}>
          <RoomSign id="blocked" />
        </g>
      )
    case 'dead':
      return (
        <g data-leads={destination} transform={`${turn} translate(0 -41.5)`}>
          <RoomSign id="dead" />
        </g>
      )
  }
}

/** What lies on the rooms: armed and disarmed traps, seals, portals (TE-UI.2). */
export const RoomTokens = memo(function RoomTokens({
  state,
  positions,
}: {
  readonly state: State
  readonly positions: readonly FigurePosition[]
}) {
  return roomsOf(state).map(({ cell, room }) => {
    const { trap, portal } = roomCards[room]
    const crowd = positions.filter(position => position.cell === cell).length
    // A crowd pushes all of it to the upper edge, where no number of a figure is.
    const [left, right, y, size] = crowd > 2 ? [37, 63, -5, 0.8] : [16, 82, 18, 1]
    return (
      <g key={cell} data-tokens={cell}>
        {crowd > 1 && (
          <g className="te-plate" transform={`${at(cell, left, y)} scale(${size})`}>
            <circle r="13" />
            <path d={roomIcons[room]} transform={iconInside(20)} />
          </g>
        )}
        <g transform={`${at(cell, right, y)} scale(${size})`}>
          {trap !== undefined && <RoomSign id={state.disarmed.includes(cell) ? 'trapOff' : 'trap'} />}
          {portal && <RoomSign id="portal" />}
          {state.seals.includes(cell) && <RoomSign id="seal" />}
        </g>
      </g>
    )
  })
})
