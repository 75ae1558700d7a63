import { iconInside, useIntl } from '@kazamata/ui'
import { memo } from 'react'
import { trapOdds } from '../../../rules/check/forecast.ts'
import { lair } from '../../../rules/dungeon/grid.ts'
import { sight } from '../../../rules/dungeon/range-and-sight.ts'
import type { Place, State } from '../../../state.ts'
import { isSameFigure, type MapHighlights } from '../../shared/display.ts'
import { heroColours } from '../../shared/hero-colours.ts'
import { signs } from '../../shared/signs.ts'
import { useWords } from '../../shared/words.ts'
import { type FigurePosition, lairCell } from '../figures/positions.ts'
import { RoomTokens } from '../rooms/RoomDetails.tsx'
import { columnOf, rowOf } from '../viewport/geometry.ts'

import './highlights.css'

/* What is drawn above the figures: costs and warnings, the line of sight, who points where. */

const corner = (cell: Place, x: number, y: number) =>
  `translate(${columnOf(cell) * 100 + x} ${rowOf(cell) * 100 + y})`

interface RoomBadgesProps {
  readonly state: State
  readonly highlights: MapHighlights
  readonly positions: readonly FigurePosition[]
}

export const RoomBadges = memo(function RoomBadges({ state, highlights, positions }: RoomBadgesProps) {
  const intl = useIntl()
  const w = useWords()
  const cave = lairCell(state)
  const hue = (seat: number) => {
    const hero = state.heroes.find(other => other.seat === seat)
    return hero === undefined ? 'var(--accent)' : heroColours[hero.hero]
  }
  return (
    <svg className="te-over" viewBox="0 0 700 700" aria-hidden="true">
      <RoomTokens state={state} positions={positions} />
      <LineOfSight state={state} highlights={highlights} positions={positions} />
      {highlights.reach.map(({ cell, cost, stops, trap, unexplored }) => {
        const odds = trap === undefined ? undefined : trapOdds(state, cell)
        return (
          <g key={cell} className="te-reach" data-cell={cell}>
            <g className="cost" transform={corner(cell, 17, 84)}>
              <circle r="13" />
              <text y="6">{cost}</text>
            </g>
            {odds !== undefined && (
              <g className="odds" transform={corner(cell, 78, 85)}>
                <rect x="-20" y="-11" width="40" height="22" rx="11" />
                <text y="5.500">{intl.formatNumber(odds, { style: 'percent' })}</text>
              </g>
            )}
            {stops && (
              <g
                className="stops"
                transform={corner(cell, odds === undefined ? 83 : 84, odds === undefined ? 84 : 60)}
              >
                <circle r="13" />
                <path d={signs.enemies} transform={iconInside(18)} />
              </g>
            )}
            {unexplored && (
              <g className="unknown" transform={corner(cell, 83, 84)}>
                <circle r="13" />
                <text y="6">?</text>
              </g>
            )}
          </g>
        )
      })}
      {state.boss !== undefined && cave >= 0 && (
        <Tag
          className="te-lair"
          at={corner(cave, 50, rowOf(cave) === 0 ? 107 : -7)}
          text={w(state.boss.place === lair ? 'map.tag.in' : 'map.tag.out')}
        />
      )}
      {highlights.pings.map(({ place, seat, name }) => (
        <g
          key={`${seat}:${place}`}
          className="te-ping"
          color={hue(seat)}
          data-cell={place}
          transform={corner(place, 50, 50)}
        >
          <circle r="40" className="wave" />
          <circle r="40" />
          <Tag className="who" at="translate(0 -44)" text={name} />
        </g>
      ))}
    </svg>
  )
})

/** A word on a strip; its width is guessed from its letters. */
function Tag({
  className,
  at,
  text,
}: {
  readonly className: string
  readonly at: string
  readonly text: string
}) {
  const width = 7.6 * text.length + 20
  return (
    <g className={className} transform={at}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text y="5">{text}</text>
    </g>
  )
}

/** From the active hero to the target, where there is one. */
function LineOfSight({ state, highlights, positions }: RoomBadgesProps) {
  const from = positions.find(({ figure }) => isSameFigure(figure, { hero: state.turn.hero }))
  const to = positions.find(({ figure }) => isSameFigure(figure, highlights.aimed))
  if (from === undefined || to === undefined || from.cell === to.cell) return null
  if (sight(state, from.place, to.place) < 1) return null
  const at = ({ cell, x, y }: FigurePosition) =>
    [(columnOf(cell) + x) * 100, (rowOf(cell) + y) * 100] as const
  const [[x1, y1], [x2, y2]] = [at(from), at(to)]
  const far = Math.hypot(x2 - x1, y2 - y1)
  const along = (part: number) => `${x1 + (x2 - x1) * part} ${y1 + (y2 - y1) * part}`
  const line = `M${along(((from.r + 0.08) * 100) / far)}L${along(1 - ((to.r + 0.1) * 100) / far)}`
  return (
    <g className="te-sight">
      <path d={line} className="gap" />
      <path d={line} className="line" />
    </g>
  )
}
