import type { Seat } from '@kazamata/kernel'
import { scoreOf } from '../../rules/score.ts'
import { sheetProps } from '../sheet/props.ts'
import { SheetView } from '../sheet/SheetView.tsx'
import type { BoardState } from '../use-board-state.ts'
import { useWords } from '../words.ts'
import { Portrait } from './Players.tsx'
import './all-sheets.css'

interface AllSheetsProps extends Pick<BoardState, 'view' | 'seats' | 'sheets'> {
  onOpen(seat: Seat): void
}

/** Everybody's sheet in a grid, for spectators; a click opens one. */
export function AllSheets({ view, seats, sheets, onOpen }: AllSheetsProps) {
  const w = useWords()
  return (
    <ul className="pd-all-sheets" data-many={seats.length > 4}>
      {seats.map(player => {
        const { seat, name } = player
        const sheet = sheets[seat]
        const { turn, shown } = view.players[seat] ?? {}
        return (
          sheet !== undefined && (
            <li key={seat}>
              <button
                type="button"
                aria-label={w('players.open', { name, state: 'rest' })}
                onClick={() => onOpen(seat)}
              >
                <Portrait player={player} />
                <b>{name}</b>
                <span>{w('sheets.score', { score: scoreOf(sheet).L })}</span>
              </button>
              <div inert>
                <SheetView {...sheetProps(view, name, sheet)} before={turn && shown} />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}
