import type { Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { useState } from 'react'
import { goal as goalName, goalText, power as powerName } from '../../names.ts'
import { scoreOf } from '../../rules/score.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { SheetView } from '../sheet/index.ts'
import type { Mode } from '../useLayoutMode.ts'
import { Portrait } from './Players.tsx'
import './player-sheets.css'
import { SheetTab, tabs } from '../sheet/tabs/SheetTabs.tsx'
import { useText, useWords } from '../words.ts'

interface SheetsProps {
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly sheets: readonly Readonly<Sheet>[]
  readonly mode: Mode
}

/** Anybody's sheet as last revealed, one touch away (PD-UI.1). */
export function PlayerSheets({ view, seats, sheets, mode, first }: SheetsProps & { readonly first: Seat }) {
  const w = useWords()
  const tell = useText()
  const [seat, setSeat] = useState(first)
  const sheet = sheets[seat]
  const face = seats[seat]
  if (sheet === undefined || face === undefined) return null
  const page = pageOf(view, face, sheet)
  return (
    <div className="pd-sheets">
      <nav className="pd-sheets-who" aria-label={w('players.label')}>
        {seats.map(one => (
          <button
            key={one.seat}
            type="button"
            aria-pressed={one.seat === seat}
            onClick={() => setSeat(one.seat)}
          >
            <Portrait face={one} />
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
      {mode === 'wide' || mode === 'middle' ? (
        <SheetView {...page} />
      ) : (
        tabs.map(tab => <SheetTab key={tab} tab={tab} {...page} />)
      )}
    </div>
  )
}

/** Everybody's sheet in a grid, for whoever only watches; a touch picks one. */
export function AllSheets({
  view,
  seats,
  sheets,
  onOpen,
}: Omit<SheetsProps, 'mode'> & { onOpen(seat: Seat): void }) {
  const w = useWords()
  return (
    <ul className="pd-wall" data-many={seats.length > 4}>
      {seats.map(face => {
        const sheet = sheets[face.seat]
        return (
          sheet !== undefined && (
            <li key={face.seat}>
              <button
                type="button"
                aria-label={w('players.open', { name: face.name, state: 'rest' })}
                onClick={() => onOpen(face.seat)}
              >
                <Portrait face={face} />
                <b>{face.name}</b>
                <span>{w('sheets.score', { score: scoreOf(sheet).L })}</span>
              </button>
              <div inert>
                <SheetView {...pageOf(view, face, sheet)} />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}

const pageOf = (view: View, face: SeatInfo, sheet: Readonly<Sheet>) => ({
  sheet,
  card: view.card,
  bosses: view.bosses,
  round: view.phase === 'over' ? 9 : view.round,
  name: face.name,
  lit: [],
})
