import type { SeatInfo } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { DisplayState } from '../../display-state.ts'
import { Portrait, RemovedMonsters, Score } from '../seats/Seats.tsx'
import { useText, useWords } from '../words.ts'
import './dock.css'
import type { Prompt } from './prompt.ts'

/** The seat of the person at this screen: name, marks and set-asides. */
export function OwnSeat(props: { display: DisplayState; info: SeatInfo; covered: boolean }) {
  const { display, info, covered } = props
  const seat = display.seats[info.seat]
  if (seat === undefined) return null
  return (
    <div className="wb-own-seat" data-spot={`seat-${info.seat}`}>
      <Portrait info={info} />
      <b>{info.name}</b>
      <Score seat={seat} />
      <RemovedMonsters aside={covered ? seat.aside.map(({ token }) => ({ token })) : seat.aside} />
    </div>
  )
}

interface DockProps {
  readonly prompt: Prompt | undefined
  readonly hand: ReactNode
  /** The seat of whoever plays at this screen. */
  readonly mine: ReactNode
  /** A small button that belongs to the card in hand. */
  readonly tool: ReactNode
  readonly run: boolean
  readonly children: ReactNode
}

/** What is asked, and the answers. */
export function Dock({ prompt, hand, mine, tool, run, children }: DockProps) {
  const w = useWords()
  const tell = useText()
  return (
    <section className="wb-dock" aria-label={w('choose.label')} data-run={run} data-hand={hand !== undefined}>
      {hand}
      <div className="wb-prompt">
        {(prompt ?? mine) && (
          <div className="wb-prompt-text">
            {prompt !== undefined && <h2>{tell(prompt.title)}</h2>}
            {prompt?.help.map(one => (
              <p key={one.id}>{tell(one)}</p>
            ))}
            {tool}
            {mine}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
