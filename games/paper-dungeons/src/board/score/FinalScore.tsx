import type { Outcome } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { rankOf } from '../../content/ranks.ts'
import { rankingOf } from '../../rules/score.ts'
import '../overlay.css'
import './final-score.css'
import { HouseMark } from '../HouseMark.tsx'
import { closingValues } from '../help/first-game.ts'
import { signs } from '../icons.ts'
import { namesOf } from '../players/names.ts'
import { Portrait } from '../players/Players.tsx'
import { withMinus } from '../sheet/drawing/shapes.tsx'
import type { BoardState } from '../use-board-state.ts'
import { useWords } from '../words.ts'
import { ScoreTable } from './ScoreTable.tsx'

interface FinalScoreProps extends Pick<BoardState, 'view' | 'seats' | 'sheets' | 'mine'> {
  readonly outcome: Outcome
  /** The guide has explained this match, and says what decided it. */
  readonly guided?: boolean
  readonly after?: ReactNode
  onLeave(): void
}

/** The end of the game: who won and why, and everybody's score. */
export function FinalScore(props: FinalScoreProps) {
  const { view, seats, sheets, outcome, mine, guided = false, after, onLeave } = props
  const w = useWords()
  const leave = useRef<HTMLButtonElement>(null)
  useEffect(() => leave.current?.focus({ preventScroll: true }), [])
  const { winners, scores = [], ties = [] } = outcome
  const solo = seats.length === 1
  const total = scores[0] ?? 0
  const names = namesOf(seats, winners)
  const won = mine !== undefined && winners.includes(mine)
  return (
    <div className="pd-overlay pd-final-score">
      <section className="pd-overlay-page" aria-label={w('gameEnd.label')}>
        <header>
          <span className="pd-final-score-seal">
            <Icon d={signs.total} />
          </span>
          <div>
            <h2>
              {solo
                ? withMinus(w('gameEnd.solo', { total }))
                : w(won && winners.length === 1 ? 'gameEnd.you' : 'gameEnd.won', {
                    names,
                    n: winners.length,
                  })}
            </h2>
            <p>
              {solo
                ? w('gameEnd.rank', { rank: { id: `rank.${rankOf(total)}` } })
                : withMinus(
                    w(outcome.why === 'PD-END.3' ? 'gameEnd.tie' : 'gameEnd.most', {
                      total: Math.max(...scores),
                      n: winners.length,
                    }),
                  )}{' '}
              {solo && <HouseMark of="ranks" />}
            </p>
          </div>
        </header>
        <div className="pd-overlay-body">
          {guided && mine !== undefined && sheets[mine] !== undefined && (
            <p className="pd-closing">
              <Icon d={signs.teacher} />
              <span>{w('coach.guided.end', closingValues(sheets[mine]))}</span>
            </p>
          )}
          {!solo && (
            <ol className="pd-ranking">
              {rankingOf(scores, ties).map(({ seat, place }) => {
                const player = seats[seat]
                return (
                  player !== undefined && (
                    <li key={seat} data-won={winners.includes(seat)}>
                      <b>{w('gameEnd.place', { place })}</b>
                      <Portrait player={player} />
                      <span>{player.name}</span>
                      <em>{w('gameEnd.rooms', { rooms: ties[seat] ?? 0 })}</em>
                      <strong>{withMinus(scores[seat] ?? 0)}</strong>
                    </li>
                  )
                )
              })}
            </ol>
          )}
          <ScoreTable view={view} seats={seats} sheets={sheets} winners={winners} />
        </div>
        <footer>
          {after}
          <button type="button" className="btn ghost" ref={leave} onClick={onLeave}>
            {w('gameEnd.sheets')}
          </button>
        </footer>
      </section>
    </div>
  )
}
