import { memo } from 'react'
import { roomCards } from '../../content/rooms.ts'
import type { Place, State } from '../../state.ts'
import { signs } from '../icons.ts'
import { roomIcons } from '../pictures.ts'
import { type Exit, exitsFrom, roomsOf } from './exits.ts'
import { columnOf, rowOf } from './lens.ts'
import type { Spot } from './spots.ts'

/* What must be seen by any light: how corridors end, traps, seals, portals. */

/** Half a corridor. */
const width = 15

const at = (cell: Place, x: number, y: number) =>
  `translate(${columnOf(cell) * 100 + x} ${rowOf(cell) * 100 + y})`

/** The end of every corridor that is no path. */
export const Endings = memo(function Endings({ scene }: { readonly scene: State }) {
  return roomsOf(scene).map(({ cell }) => (
    <g key={cell} data-ends={cell} transform={at(cell, 50, 50)}>
      {exitsFrom(scene, cell).map(exit => (
        <Ending key={exit.direction} {...exit} />
      ))}
    </g>
  ))
})

/** How a corridor ends; each way has a shape of its own (TE-UI.1). */
function Ending({ direction, leads }: Exit) {
  const turn = `rotate(${direction * 90})`
  switch (leads) {
    case 'path':
      return null
    case 'unexplored':
      return (
        <rect
          data-leads={leads}
          transform={turn}
          x={-width}
          y="-50"
          width={2 * width}
          height="14"
          fill="url(#te-mouth)"
        />
      )
    case 'blocked':
      return (
        <g data-leads={leads} transform={turn} className="te-beam">
          <rect x={-width - 4} y="-46" width={2 * width + 8} height="8" rx="2" />
          <path d="M-8-50l16 16M8-50l-16 16" />
        </g>
      )
    case 'dead':
      return (
        <g data-leads={leads} transform={turn} className="te-plug">
          <rect x={-width - 1} y="-50" width={2 * width + 2} height="17" />
          <path d={`M${-width}-41.500h${2 * width}M-3-49.500v8M7-41.500v8M-9-41.500v8`} />
        </g>
      )
  }
}

/** What lies on the rooms: armed and disarmed traps, seals, portals (TE-UI.2). */
export const Tokens = memo(function Tokens({
  scene,
  spots,
}: {
  readonly scene: State
  readonly spots: readonly Spot[]
}) {
  return roomsOf(scene).map(({ cell, room }) => {
    const { trap, portal } = roomCards[room]
    const crowd = spots.filter(spot => spot.cell === cell).length
    // A crowd pushes all of it to the upper edge, where no number of a figure is.
    const [left, right, y, size] = crowd > 2 ? [37, 63, -5, 0.8] : [16, 82, 18, 1]
    return (
      <g key={cell} data-tokens={cell}>
        {crowd > 1 && (
          <g className="te-plate" transform={`${at(cell, left, y)} scale(${size})`}>
            <circle r="13" />
            <path d={roomIcons[room]} transform="translate(-10 -10) scale(.039)" />
          </g>
        )}
        <g transform={`${at(cell, right, y)} scale(${size})`}>
          {trap !== undefined &&
            (scene.disarmed.includes(cell) ? (
              <g className="te-tick">
                <circle r="11" />
                <path d="M-5 0l4 4 7-8" />
              </g>
            ) : (
              <g className="te-trap">
                <path d="M0-14l14 24h-28z" />
                <path d="M0-5v7m0 3v2.500" className="bang" />
              </g>
            ))}
          {portal && (
            <g className="te-portal">
              <circle r="12" />
              <path d={signs.portal} transform="translate(-9 -9) scale(.035)" />
            </g>
          )}
          {scene.seals.includes(cell) && (
            <g className="te-seal">
              <circle r="12" />
              <path d={signs.seal} transform="translate(-8 -8) scale(.031)" />
            </g>
          )}
        </g>
      </g>
    )
  })
})
