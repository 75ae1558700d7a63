import { type AnyGameUi, MessageText } from '@kazamata/ui'
import { useRef } from 'react'
import type { BoardState } from './board-state.ts'
import { useLogLines } from './use-log-lines.ts'

/** How many of the last lines stay, for a reader that is still speaking. */
const kept = 8

/** New lines of the ledger, told to a screen reader as they come. What was there before is not read again. */
export function LiveRegion({ ui, state }: { ui: AnyGameUi; state: BoardState }) {
  const lines = useLogLines(ui, state)
  const heard = useRef({ viewer: state.viewer, since: lines.length })
  if (heard.current.viewer !== state.viewer || lines.length < heard.current.since)
    heard.current = { viewer: state.viewer, since: lines.length }
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {lines.slice(Math.max(heard.current.since, lines.length - kept)).map(line => (
        <p key={line.at}>
          <MessageText message={line} />
        </p>
      ))}
    </div>
  )
}
