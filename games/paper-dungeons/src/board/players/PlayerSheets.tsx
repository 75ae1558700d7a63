import type { Seat } from '@kazamata/kernel'
import { useState } from 'react'
import { goal as goalName, goalText, power as powerName, powerText } from '../../names.ts'
import type { Layout } from '../layout.ts'
import { sheetProps } from '../sheet/props.ts'
import { SheetView } from '../sheet/SheetView.tsx'
import { nameOf } from './names.ts'
import { Portrait } from './Players.tsx'
import './player-sheets.css'
import { SheetTab } from '../sheet/tabs/SheetTab.tsx'
import { tabs } from '../sheet/tabs/tab.ts'
import type { BoardState } from '../use-board-state.ts'
import { useText, useWords } from '../words.ts'

interface PlayerSheetsProps extends Pick<BoardState, 'view' | 'seats' | 'sheets'> {
  readonly layout: Layout
  readonly first: Seat
}

/** Any player's sheet as last revealed (PD-UI.1). */
export function PlayerSheets({ view, seats, sheets, layout, first }: PlayerSheetsProps) {
  const w = useWords()
  const tell = useText()
  const [seat, setSeat] = useState(first)
  const sheet = sheets[seat]
  if (sheet === undefined) return null
  const page = sheetProps(view, nameOf(seats, seat), sheet)
  return (
    <div className="pd-sheets">
      <nav className="pd-sheets-players" aria-label={w('players.label')}>
        {seats.map(one => (
          <button
            key={one.seat}
            type="button"
            aria-pressed={one.seat === seat}
            onClick={() => setSeat(one.seat)}
          >
            <Portrait player={one} />
            <span>{one.name}</span>
          </button>
        ))}
      </nav>
      <p className="pd-sheets-cards">
        {sheet.power !== undefined && (
          <>
            <b>{tell(powerName(sheet.power))}:</b> {tell(powerText(sheet.power, seats.length))}{' '}
          </>
        )}
        {sheet.goal !== undefined && (
          <>
            <b>{tell(goalName(sheet.goal))}:</b> {tell(goalText(sheet.goal))}
          </>
        )}
      </p>
      {layout === 'wide' || layout === 'middle' ? (
        <SheetView {...page} />
      ) : (
        tabs.map(tab => <SheetTab key={tab} tab={tab} {...page} />)
      )}
    </div>
  )
}
