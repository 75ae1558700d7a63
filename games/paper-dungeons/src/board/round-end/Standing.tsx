import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { rankOf, ranks } from '../../content/ranks.ts'
import { rounds } from '../../content/tracks.ts'
import { all, signed } from '../../names.ts'
import { rankingOf } from '../../rules/score.ts'
import { HouseMark } from '../HouseMark.tsx'
import { Portrait } from '../players/Players.tsx'
import { withMinus } from '../sheet/drawing/shapes.tsx'
import './standing.css'
import { useWords } from '../words.ts'

interface StandingProps {
  readonly seats: readonly SeatInfo[]
  readonly mine?: Seat | undefined
  /** By seat: the score after each round. */
  readonly scores: readonly (readonly number[])[]
}

/** Who has how much glory so far, and how it has grown from round to round; alone, how far the next rank is. */
export function Standing({ seats, mine, scores }: StandingProps) {
  const w = useWords()
  const now = scores.map(each => each.at(-1) ?? 0)
  const every = scores.flat()
  const [low, high] = [Math.min(0, ...every), Math.max(1, ...every)]
  const order = rankingOf(
    now,
    now.map(() => 0),
  )
  const [total = 0] = now
  const next = ranks.findLast(({ from }) => from > total)
  return (
    <>
      <ol className="pd-standing">
        {order.map(({ seat, place }) => {
          const player = seats[seat]
          const trend = scores[seat] ?? []
          if (player === undefined) return null
          return (
            <li key={seat} data-you={seats.length > 1 && seat === mine}>
              {seats.length > 1 && <b>{w('gameEnd.place', { place })}</b>}
              <Portrait player={player} />
              <span>{player.name}</span>
              <Trend
                scores={trend}
                low={low}
                high={high}
                label={w('roundEnd.trend', { list: all(trend.map(withMinus)) })}
              />
              <strong>{withMinus(now[seat] ?? 0)}</strong>
              <small>{signed((now[seat] ?? 0) - (trend.at(-2) ?? 0))}</small>
            </li>
          )
        })}
      </ol>
      {seats.length === 1 && (
        <p className="pd-next-rank">
          {next === undefined
            ? w('gameEnd.rank', { rank: { id: `rank.${rankOf(total)}` } })
            : w('roundEnd.rank', { left: next.from - total, rank: { id: `rank.${next.rank}` } })}{' '}
          <HouseMark of="ranks" brief />
        </p>
      )}
    </>
  )
}

const size = { w: 84, h: 24 }

/** A small picture of the scores after each round; all players’ have one scale. */
function Trend(props: { scores: readonly number[]; low: number; high: number; label: string }) {
  const { scores, low, high, label } = props
  const points = scores.map((score, i): readonly [number, number] => [
    3 + (i * (size.w - 6)) / (rounds - 1),
    size.h - 3 - ((score - low) * (size.h - 6)) / (high - low),
  ])
  const end = points.at(-1)
  return (
    <svg className="pd-trend" viewBox={`0 0 ${size.w} ${size.h}`} role="img" aria-label={label}>
      <path className="base" d={`M3 ${size.h - 1.5}H${size.w - 3}`} />
      <path d={points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')} />
      {end !== undefined && <circle cx={end[0]} cy={end[1]} r={2.6} />}
    </svg>
  )
}
