import { memo, type RefObject, useEffect, useState } from 'react'
import { isRevealed } from '../../../rules/dungeon/grid.ts'
import type { Place, State } from '../../../state.ts'
import type { MapHighlights } from '../../shared/display.ts'
import { centreOf } from './FloorHighlights.tsx'

/** The way to a cell the hero at turn can reach, from its room on. */
function pathTo(highlights: MapHighlights, cell: Place | undefined): Place[] {
  const found: Place[] = []
  for (let at = cell; at !== undefined; at = highlights.reach.find(other => other.cell === at)?.from)
    found.unshift(at)
  return found
}

/** The cell that is hovered at, by pointer or by keys; only the way is drawn anew for it. */
function useHoveredCell(map: RefObject<HTMLElement | null>): Place | undefined {
  const [hovered, setLooked] = useState<Place>()
  useEffect(() => {
    const node = map.current
    const look = ({ target }: Event) => {
      const at = target instanceof Element ? target.closest('[data-at], [data-cell]') : null
      const cell = at instanceof HTMLElement ? (at.dataset.at ?? at.dataset.cell) : undefined
      setLooked(cell === undefined ? undefined : Number(cell))
    }
    const away = () => setLooked(undefined)
    node?.addEventListener('pointerover', look)
    node?.addEventListener('focusin', look)
    node?.addEventListener('pointerleave', away)
    return () => {
      node?.removeEventListener('pointerover', look)
      node?.removeEventListener('focusin', look)
      node?.removeEventListener('pointerleave', away)
    }
  }, [map])
  return hovered
}

/** The way considered, or else the way to the cell hovered at: dashed, with a point at its end. */
export const PathLine = memo(function Way({
  map,
  highlights,
  state,
}: {
  readonly map: RefObject<HTMLElement | null>
  readonly highlights: MapHighlights
  readonly state: State
}) {
  const hovered = useHoveredCell(map)
  const way = highlights.path.length > 0 ? highlights.path : pathTo(highlights, hovered)
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
