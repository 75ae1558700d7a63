import type { Outcome, Seat } from '@kazamata/kernel'
import { Icon, type SeatInfo } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { rankOf } from '../../content/ranks.ts'
import { rankingOf } from '../../rules/score.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import './final-score.css'
import { signs } from '../icons.ts'
import { namesOf } from '../players/names.ts'
import { Portrait } from '../players/Players.tsx'
import { useWords } from '../words.ts'
import { ScoreTable } from './ScoreTable.tsx'

/** The end of the game: who won and why, and everybody's score. */
export function FinalScore(props: {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly sheets: readonly Readonly<Sheet>[]
  readonly outcome: Outcome
  readonly mine?: Seat | undefined
  readonly after?: ReactNode
  onLeave(): void
}) {
  const { view, seats, sheets, outcome, mine, after, onLeave } = props
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
                ? w('gameEnd.solo', { total })
                : w(won && winners.length === 1 ? 'gameEnd.you' : 'gameEnd.won', {
                    names,
                    n: winners.length,
                  })}
            </h2>
            <p>
              {solo
                ? w('gameEnd.rank', { rank: { id: `rank.${rankOf(total)}` } })
                : w(outcome.why === 'PD-END.3' ? 'gameEnd.tie' : 'gameEnd.most', {
                    total: Math.max(...scores),
                    n: winners.length,
                  })}
            </p>
          </div>
        </header>
        <div className="pd-overlay-body">
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
                      <strong>{scores[seat]}</strong>
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
          <button type="button" className="pd-button" ref={leave} onClick={onLeave}>
            {w('gameEnd.sheets')}
          </button>
        </footer>
      </section>
    </div>
  )
}
