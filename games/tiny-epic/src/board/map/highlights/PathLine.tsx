import { memo, type RefObject, useEffect, useState } from 'react'
import { isRevealed } from '../../../rules/dungeon/grid.ts'
import { wayTo } from '../../../rules/movement/reachable.ts'
import type { Place, State } from '../../../state.ts'
import type { MapHighlights } from '../../shared/display.ts'
import { centreOf } from './FloorHighlights.tsx'

/** The cell that is under the pointer or focused; only the way is drawn anew for it. */
function useHoveredCell(map: RefObject<HTMLElement | null>): Place | undefined {
  const [hovered, setHovered] = useState<Place>()
  useEffect(() => {
    const node = map.current
    const hover = ({ target }: Event) => {
      const at = target instanceof Element ? target.closest('[data-at], [data-cell]') : null
      const cell = at instanceof HTMLElement ? (at.dataset.at ?? at.dataset.cell) : undefined
      setHovered(cell === undefined ? undefined : Number(cell))
    }
    const leave = () => setHovered(undefined)
    node?.addEventListener('pointerover', hover)
    node?.addEventListener('focusin', hover)
    node?.addEventListener('pointerleave', leave)
    return () => {
      node?.removeEventListener('pointerover', hover)
      node?.removeEventListener('focusin', hover)
      node?.removeEventListener('pointerleave', leave)
    }
  }, [map])
  return hovered
}

/** The way considered, or else the way to the hovered cell: dashed, with a point at its end. */
export const PathLine = memo(function PathLine({
  map,
  highlights,
  state,
}: {
  readonly map: RefObject<HTMLElement | null>
  readonly highlights: MapHighlights
  readonly state: State
}) {
  const hovered = useHoveredCell(map)
  const way = highlights.path.length > 0 ? highlights.path : wayTo(highlights.reach, hovered)
  const points = way.map(centreOf)
  const [from, to] = [points.at(-2), points.at(-1)]
  if (from === undefined || to === undefined) return null
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
  const last = way.at(-1)
  // It ends before the middle, where a figure may stand, and at the edge of what nobody has seen.
  const short = last !== undefined && isRevealed(state, last) ? 12 : 40
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
