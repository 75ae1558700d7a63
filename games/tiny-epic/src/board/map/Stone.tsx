import { memo } from 'react'
import type { Room as Name } from '../../content/ids.ts'
import { cellAt, cellCount } from '../../rules/grid.ts'
import type { Place, State } from '../../state.ts'
import { roomIcons, signs } from '../icons.ts'
import { type Exit, exitsFrom, printedExits } from './exits.ts'
import { columnOf, rowOf, side } from './lens.ts'

/* The dungeon in stone: cards, corridors and what is printed on them. A cell is 100 units wide. */

const half = 50
/** Half a floor and half a corridor. */
const floor = 31
const width = 15

/** Pigments of the drawing; the light lies over them. */
export function Pigments() {
  return (
    <defs>
      <pattern id="te-stones" width="22" height="14" patternUnits="userSpaceOnUse">
        <rect width="22" height="14" fill="#59636f" />
        <path d="M0 .5h22M0 7.5h22M6 0v7M17 7v7" stroke="#343d48" strokeWidth="1.6" />
        <path d="M1 1.800h4M7 8.800h9M18 8.800h3M7 1.800h14" stroke="#6d7884" strokeWidth=".8" />
      </pattern>
      <radialGradient id="te-floor" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="50">
        <stop stopColor="#dcc89b" />
        <stop offset=".62" stopColor="#b7a37b" />
        <stop offset="1" stopColor="#a8946f" />
      </radialGradient>
      <linearGradient id="te-mouth" x1="0" x2="0" y1="1" y2="0">
        <stop stopColor="#0b0f14" stopOpacity="0" />
        <stop offset="1" stopColor="#0b0f14" stopOpacity=".85" />
      </linearGradient>
      <path
        id="te-rays"
        d={Array.from({ length: 16 }, (_, i) => {
          const at = (turn: number) =>
            `${(29 * Math.cos(turn)).toFixed(1)} ${(29 * Math.sin(turn)).toFixed(1)}`
          const turn = (i * Math.PI) / 8
          return `M0 0L${at(turn - 0.07)} ${at(turn + 0.07)}z`
        }).join('')}
      />
    </defs>
  )
}

const spots = Array.from({ length: cellCount }, (_, cell) => cell)

/** All that lies: free cells, the border, facedown cards, rooms. */
export const Stone = memo(function Stone({
  scene,
  turning,
  busy,
  fresh,
}: {
  readonly scene: State
  /** The card being turned. */
  readonly turning: Place | undefined
  /** How many figures stand in each cell. */
  readonly busy: ReadonlyMap<Place, number>
  /** Was this room turned up while somebody looked? */
  fresh(cell: Place): boolean
}) {
  return (
    <>
      <rect
        className="te-border"
        x="-1.5"
        y="-1.5"
        width={side * 100 + 3}
        height={side * 100 + 3}
        rx="14"
        fill="#080c11"
      />
      {spots.map(cell => (
        <Card
          key={cell}
          scene={scene}
          cell={cell}
          turning={turning === cell}
          crowd={busy.get(cell) ?? 0}
          fresh={fresh(cell)}
        />
      ))}
    </>
  )
})

function Card({
  scene,
  cell,
  ...rest
}: {
  readonly scene: State
  readonly cell: Place
  readonly turning: boolean
  readonly crowd: number
  readonly fresh: boolean
}) {
  const card = cellAt(scene, cell)
  const at = `translate(${columnOf(cell) * 100 + half} ${rowOf(cell) * 100 + half})`
  switch (card.is) {
    case 'empty':
      return <rect className="te-free" transform={at} x="-45" y="-45" width="90" height="90" rx="8" />
    case 'facedown':
      return <Facedown at={at} />
    case 'room':
      return (
        <Chamber
          at={at}
          room={card.room}
          turns={card.turns}
          exits={exitsFrom(scene, cell)}
          disarmed={scene.disarmed.includes(cell)}
          {...rest}
        />
      )
  }
}

/** An arch in fog. */
function Facedown({ at }: { readonly at: string }) {
  return (
    <g transform={at} className="te-facedown">
      <rect x="-48" y="-48" width="96" height="96" rx="8" />
      <path className="arch" d="M-20 28V-2a20 20 0 0 1 40 0v30z" />
      <path className="fog" d="M-44 20q12-12 24 0t24 0t24 0t16 0v20h-88z" />
      <path className="wisp" d="M-44 6q15-10 30 0t30 0t28 0" />
    </g>
  )
}

function Chamber({
  at,
  room,
  turns,
  exits,
  crowd,
  fresh,
  turning,
  disarmed,
}: {
  readonly at: string
  readonly room: Name
  readonly turns: number
  readonly exits: readonly Exit[]
  readonly crowd: number
  readonly fresh: boolean
  readonly turning: boolean
  readonly disarmed: boolean
}) {
  return (
    <g transform={at}>
      <g className="te-room" data-fresh={fresh} data-turning={turning}>
        <rect x="-48" y="-48" width="96" height="96" rx="7" fill="url(#te-stones)" className="wall" />
        <g className="te-turn" style={{ transform: `rotate(${turns * 90}deg)` }}>
          <rect x={-floor} y={-floor} width={2 * floor} height={2 * floor} rx="9" className="floor" />
          {printedExits(room).map(direction => (
            <g key={direction} transform={`rotate(${direction * 90})`}>
              <rect x={-width} y="-50.5" width={2 * width} height={53.5 - floor} className="hall" />
              <path d={`M${-width}-50.500V${2 - floor}M${width}-50.500V${2 - floor}`} className="kerb" />
            </g>
          ))}
        </g>
        <use href="#te-rays" className="rays" />
        <Print d={roomIcons[room]} crowd={crowd} faint={disarmed} />
        {exits.map(exit => (
          <Ending key={exit.direction} {...exit} />
        ))}
      </g>
    </g>
  )
}

/** The room's picture gives way to figures: into the corner, and smaller the more there are. */
function Print({ d, crowd, faint }: { readonly d: string; readonly crowd: number; readonly faint: boolean }) {
  const [size, x, y] = crowd === 0 ? [42, 0, 0] : crowd === 1 ? [38, -10, -10] : [24, -35, -35]
  return (
    <g
      className="te-print"
      style={{ transform: `translate(${x}px, ${y}px) scale(${size / 512})` }}
      data-faint={faint}
    >
      {crowd > 1 && <circle r="300" className="plate" />}
      <path d={d} transform="translate(-256 -256)" />
    </g>
  )
}

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
export function Tokens({
  scene,
  traps,
  portals,
}: {
  readonly scene: State
  readonly traps: readonly Place[]
  readonly portals: readonly Place[]
}) {
  const at = (cell: Place, x: number, y: number) =>
    `translate(${columnOf(cell) * 100 + x} ${rowOf(cell) * 100 + y})`
  return (
    <>
      {traps.map(cell =>
        scene.disarmed.includes(cell) ? (
          <g key={cell} className="te-tick" transform={at(cell, 82, 18)}>
            <circle r="11" />
            <path d="M-5 0l4 4 7-8" />
          </g>
        ) : (
          <g key={cell} className="te-trap" transform={at(cell, 81, 18)}>
            <path d="M0-14l14 24h-28z" />
            <path d="M0-5v7m0 3v2.500" className="bang" />
          </g>
        ),
      )}
      {portals.map(cell => (
        <g key={cell} className="te-portal" transform={at(cell, 82, 18)}>
          <circle r="12" />
          <path d={signs.portal} transform="translate(-9 -9) scale(.035)" />
        </g>
      ))}
      {scene.seals.map(cell => (
        <g key={cell} className="te-seal" transform={at(cell, 82, 18)}>
          <circle r="12" />
          <path d={signs.seal} transform="translate(-8 -8) scale(.031)" />
        </g>
      ))}
    </>
  )
}
