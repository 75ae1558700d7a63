import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { useState } from 'react'
import { goal as goalName, goalText, power as powerName } from '../../names.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Layout } from '../layout.ts'
import { sheetProps } from '../sheet/props.ts'
import { SheetView } from '../sheet/SheetView.tsx'
import { nameOf } from './names.ts'
import { Portrait } from './Players.tsx'
import './player-sheets.css'
import { SheetTab } from '../sheet/tabs/SheetTab.tsx'
import { tabs } from '../sheet/tabs/tab.ts'
import { useText, useWords } from '../words.ts'

interface PlayerSheetsProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly sheets: readonly Readonly<Sheet>[]
  readonly layout: Layout
}

/** Any player's sheet as last revealed (PD-UI.1). */
export function PlayerSheets({
  view,
  seats,
  sheets,
  layout,
  first,
}: PlayerSheetsProps & { readonly first: Seat }) {
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
      <p>
        {sheet.power !== undefined && (
          <>
            <b>{tell(powerName(sheet.power))}:</b> {tell({ id: `power.${sheet.power}.text` })}{' '}
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
