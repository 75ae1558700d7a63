import type { Seat } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { signed } from '../../names.ts'
import { type Shield, scoreOf, shields } from '../../rules/score.ts'
import { roomCount } from '../../rules/sheet-counts.ts'
import { HouseMark } from '../HouseMark.tsx'
import { signs } from '../icons.ts'
import { Portrait } from '../players/Players.tsx'
import './score-table.css'
import { shieldIcons } from '../sheet/Shields.tsx'
import { shieldState } from '../sheet/shields.ts'
import type { BoardState } from '../use-board-state.ts'
import { useText, useWords } from '../words.ts'
import { explainShield } from './explain-shield.ts'

interface ScoreTableProps extends Pick<BoardState, 'view' | 'seats' | 'sheets'> {
  readonly winners?: readonly Seat[]
}

/** Shields A to L of all players side by side; a click on a cell explains it (PD-UI.10). */
export function ScoreTable({ view, seats, sheets, winners = [] }: ScoreTableProps) {
  const w = useWords()
  const tell = useText()
  const [open, setOpen] = useState<{ readonly seat: Seat; readonly shield: Shield }>()
  const scores = sheets.map(scoreOf)
  const over = view.phase === 'over'
  const explained = open === undefined ? undefined : sheets[open.seat]
  return (
    <div className="pd-score-table">
      <div className="pd-score-table-scroll" {...(seats.length > 3 ? { tabIndex: 0 } : {})}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{w('score.shield')}</span>
              </th>
              {seats.map(player => (
                <th key={player.seat} scope="col" data-won={winners.includes(player.seat)}>
                  <Portrait player={player} />
                  <span>{player.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shields.map(shield => (
              <tr key={shield} data-shield={shield}>
                <th scope="row">
                  <b>{shield}</b>
                  <Icon d={shieldIcons[shield]} />
                  <span>{w(`sheet.shield.${shield}`)}</span>
                </th>
                {seats.map(({ seat, name }) => {
                  const state = shieldState(shield, sheets[seat]?.glory.length ?? 0, over)
                  const glory = scores[seat]?.[shield] ?? 0
                  return (
                    <td key={seat}>
                      <button
                        type="button"
                        data-state={state}
                        aria-pressed={open?.seat === seat && open.shield === shield}
                        aria-label={w('score.cell', {
                          name,
                          shield: { id: `sheet.shield.${shield}` },
                          glory: signed(glory),
                          state,
                        })}
                        onClick={() => setOpen({ seat, shield })}
                      >
                        {state === 'open' ? '·' : signed(glory).replace('+', '')}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
            {seats.length > 1 && (
              <tr className="pd-score-table-tie">
                <th scope="row">
                  <Icon d={signs.map} />
                  <span>{w('score.rooms')}</span>
                </th>
                {seats.map(({ seat }) => {
                  const sheet = sheets[seat]
                  return <td key={seat}>{sheet === undefined ? '' : roomCount(sheet)}</td>
                })}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="pd-score-table-text" aria-live="polite">
        {open === undefined || explained === undefined
          ? w(over ? 'score.touch' : 'score.estimate')
          : explainShield(open.shield, explained, view).map(tell).join(' ')}{' '}
        {open?.shield === 'F' && <HouseMark of="gems" />}
        {open?.shield === 'H' && <HouseMark of="losses" />}
      </p>
    </div>
  )
}
