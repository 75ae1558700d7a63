import { memo } from 'react'
import type { Place } from '../../../state.ts'
import type { MapHighlights } from '../../shared/display.ts'
import { columnOf, rowOf } from '../viewport/geometry.ts'
import './highlights.css'

/* What is drawn on the floor: where one can go, what is in range, the way considered. */

export const centreOf = (place: Place) => [columnOf(place) * 100 + 50, rowOf(place) * 100 + 50] as const

const cornerOf = (place: Place, inset: number) =>
  `${columnOf(place) * 100 + inset} ${rowOf(place) * 100 + inset}`

function Frame({
  cell,
  kind,
  inset = 4,
}: {
  readonly cell: Place
  readonly kind: string
  readonly inset?: number
}) {
  const size = 100 - 2 * inset
  const at = {
    x: columnOf(cell) * 100 + inset,
    y: rowOf(cell) * 100 + inset,
    width: size,
    height: size,
    rx: 9,
  }
  return (
    <g className={`te-mark ${kind}`} data-cell={cell}>
      <rect {...at} className="gap" />
      <rect {...at} className="line" />
    </g>
  )
}

export const FloorHighlights = memo(function FloorHighlights({
  highlights,
}: {
  readonly highlights: MapHighlights
}) {
  const { reach, legal, range, threat, rotating, advised } = highlights
  return (
    <>
      {threat.map(cell => (
        <g key={`threat${cell}`} className="te-threat" data-cell={cell}>
          <path d="M0 0l26 0l-26 26z" transform={`translate(${cornerOf(cell, 6)})`} />
          <path d="M0 0l-26 0l26 -26z" transform={`translate(${cornerOf(cell, 94)})`} />
        </g>
      ))}
      {range.map(cell => (
        <Frame key={`range${cell}`} cell={cell} kind="range" inset={7} />
      ))}
      {reach.map(({ cell }) => (
        <Frame key={`reach${cell}`} cell={cell} kind="reach" />
      ))}
      {legal.map(cell => (
        <Frame key={`legal${cell}`} cell={cell} kind="legal" inset={2} />
      ))}
      {rotating?.deals.map(cell => (
        <g
          key={`deal${cell}`}
          className="te-deal"
          data-cell={cell}
          transform={`translate(${centreOf(cell).join(' ')})`}
        >
          <rect x="-44" y="-44" width="88" height="88" rx="8" />
          <path className="plus" d="M0-2v16M-8 6h16" />
        </g>
      ))}
      {advised !== undefined && <Frame cell={advised} kind="advised" inset={-1} />}
      {rotating !== undefined && <Frame cell={rotating.cell} kind="turning" inset={2} />}
    </>
  )
})
