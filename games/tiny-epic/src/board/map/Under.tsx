import { memo } from 'react'
import { isRevealed } from '../../rules/grid.ts'
import type { Place, State } from '../../state.ts'
import type { Marks } from '../props.ts'
import { columnOf, rowOf } from './lens.ts'

/* What is drawn on the floor: where one can go, what is in range, the way considered. */

const middle = (place: Place) => [columnOf(place) * 100 + 50, rowOf(place) * 100 + 50] as const

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

export const Under = memo(function Under({ marks }: { readonly marks: Marks }) {
  const { reach, legal, range, turning } = marks
  return (
    <>
      {range.map(cell => (
        <Frame key={`range${cell}`} cell={cell} kind="range" inset={7} />
      ))}
      {reach.map(({ cell }) => (
        <Frame key={`reach${cell}`} cell={cell} kind="reach" />
      ))}
      {legal.map(cell => (
        <Frame key={`legal${cell}`} cell={cell} kind="legal" inset={2} />
      ))}
      {turning?.deals.map(cell => (
        <g
          key={`deal${cell}`}
          className="te-deal"
          data-cell={cell}
          transform={`translate(${middle(cell).join(' ')})`}
        >
          <rect x="-44" y="-44" width="88" height="88" rx="8" />
          <path className="plus" d="M0-2v16M-8 6h16" />
        </g>
      ))}
      {turning !== undefined && <Frame cell={turning.cell} kind="turning" inset={2} />}
    </>
  )
})

/** Dashed, with a point at its end: what is considered and not yet done. */
export const Way = memo(function Way({
  way,
  scene,
}: {
  readonly way: readonly Place[]
  readonly scene: State
}) {
  const points = way.map(middle)
  const [from, to] = [points.at(-2), points.at(-1)]
  if (from === undefined || to === undefined) return null
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
  const last = way.at(-1)
  // It ends before the middle, where a figure may stand, and at the edge of what nobody has seen.
  const short = last !== undefined && isRevealed(scene, last) ? 12 : 40
  const tip = [to[0] - dx * short, to[1] - dy * short] as const
  const line = [...points.slice(0, -1), tip].map(([x, y]) => `${x} ${y}`).join('L')
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <g className="te-way">
      <path d={`M${line}`} className="gap" />
      <path d={`M${line}`} className="line" />
      <path
        d="M12 0L-8-11V11z"
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn})`}
        className="tip"
      />
    </g>
  )
})
