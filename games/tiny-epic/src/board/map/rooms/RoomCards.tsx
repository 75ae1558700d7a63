import { iconBox } from '@kazamata/ui'
import { memo, useState } from 'react'
import type { Room as Name } from '../../../content/ids.ts'
import { cellAt, cellCount, doorCell } from '../../../rules/dungeon/grid.ts'
import type { Place, State } from '../../../state.ts'
import { roomIcons } from '../../shared/card-icons.ts'
import { type FigurePosition, lairCell } from '../figures/positions.ts'
import { columnOf, rowOf, side } from '../viewport/geometry.ts'
import { printedExits } from './exits.ts'
import './room-cards.css'

/* The dungeon in stone: cards, corridors and what is printed on them. A cell is 100 units wide. */

const half = 50
/** Half a floor and half a corridor. */
const floor = 31
const width = 15

/** Patterns and gradients of the drawing; the torchlight is drawn over them. */
function Gradients() {
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

const cells = Array.from({ length: cellCount }, (_, cell) => cell)

/** Free cells, the border, facedown cards, rooms. */
export const RoomCards = memo(function RoomCards({
  state,
  rotating,
  positions,
  known,
}: {
  readonly state: State
  /** The card being turned. */
  readonly rotating: Place | undefined
  readonly positions: readonly FigurePosition[]
  /** Rooms that were there when the map was first drawn; others flip in. */
  readonly known: ReadonlySet<Place>
}) {
  return (
    <svg className="te-ground" viewBox="0 0 700 700" aria-hidden="true">
      <Gradients />
      <rect
        className="te-border"
        x="-1.5"
        y="-1.5"
        width={side * 100 + 3}
        height={side * 100 + 3}
        rx="14"
        fill="#080c11"
      />
      {cells.map(cell => (
        <Card
          key={cell}
          state={state}
          cell={cell}
          rotating={rotating === cell}
          crowd={positions.filter(position => position.cell === cell).length}
          fresh={!known.has(cell)}
        />
      ))}
    </svg>
  )
})

function Card({
  state,
  cell,
  ...rest
}: {
  readonly state: State
  readonly cell: Place
  readonly rotating: boolean
  readonly crowd: number
  readonly fresh: boolean
}) {
  const card = cellAt(state, cell)
  const at = `translate(${columnOf(cell) * 100 + half} ${rowOf(cell) * 100 + half})`
  switch (card.is) {
    case 'empty':
      return cell === lairCell(state) ? (
        <LairCave at={at} door={doorCell(state)} cell={cell} />
      ) : (
        <rect className="te-free" transform={at} x="-45" y="-45" width="90" height="90" rx="8" />
      )
    case 'facedown':
      return <Facedown at={at} />
    case 'room':
      return (
        <RoomCard
          at={at}
          room={card.room}
          turns={card.turns}
          disarmed={state.disarmed.includes(cell)}
          {...rest}
        />
      )
  }
}

/** What lies behind the Lair Door: hewn rock, red from within, open towards the door. */
function LairCave({ at, door, cell }: { readonly at: string; readonly door: Place; readonly cell: Place }) {
  const turn = Math.atan2(rowOf(door) - rowOf(cell), columnOf(door) - columnOf(cell)) * (180 / Math.PI) + 90
  return (
    <g transform={at} className="te-cave">
      <path
        d="M-30-47L4-44L33-48L47-26L44 6L48 31L27 47L-6 44L-34 48L-48 24L-44-8L-48-30z"
        className="rock"
      />
      <g transform={`rotate(${turn})`}>
        <path d="M-14-24V-51H14V-24z" className="mouth" />
      </g>
      <path
        d="M-24-36L6-33L28-36L36-18L33 6L36 24L20 36L-6 33L-26 37L-37 18L-33-6L-37-22z"
        className="hollow"
      />
    </g>
  )
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

function RoomCard({
  at,
  room,
  turns,
  crowd,
  fresh,
  rotating,
  disarmed,
}: {
  readonly at: string
  readonly room: Name
  readonly turns: number
  readonly crowd: number
  readonly fresh: boolean
  readonly rotating: boolean
  readonly disarmed: boolean
}) {
  // Always the short way round.
  const [angle, setAngle] = useState(turns * 90)
  const rest = ((((turns * 90 - angle) % 360) + 540) % 360) - 180
  if (rest !== 0) setAngle(angle + rest)
  return (
    <g transform={at}>
      <g className="te-room" data-fresh={fresh} data-turning={rotating}>
        <rect x="-48" y="-48" width="96" height="96" rx="7" fill="url(#te-stones)" className="wall" />
        <g className="te-turn" style={{ transform: `rotate(${angle}deg)` }}>
          <rect x={-floor} y={-floor} width={2 * floor} height={2 * floor} rx="9" className="floor" />
          {printedExits(room).map(direction => (
            <g key={direction} transform={`rotate(${direction * 90})`}>
              <rect x={-width} y="-50.5" width={2 * width} height={53.5 - floor} className="hall" />
              <path d={`M${-width}-50.500V${2 - floor}M${width}-50.500V${2 - floor}`} className="kerb" />
            </g>
          ))}
        </g>
        <use href="#te-rays" className="rays" />
        <RoomPicture d={roomIcons[room]} crowd={crowd} faint={disarmed} />
      </g>
    </g>
  )
}

/** The room's picture gives way to a figure; to several it leaves for the corner (`Tokens`). */
function RoomPicture({
  d,
  crowd,
  faint,
}: {
  readonly d: string
  readonly crowd: number
  readonly faint: boolean
}) {
  if (crowd > 1) return null
  const [size, shift] = crowd === 0 ? [42, 0] : [38, -10]
  return (
    <g
      className="te-print"
      style={{ transform: `translate(${shift}px, ${shift}px) scale(${size / iconBox})` }}
      data-faint={faint}
    >
      <path d={d} transform={`translate(${-iconBox / 2} ${-iconBox / 2})`} />
    </g>
  )
}
