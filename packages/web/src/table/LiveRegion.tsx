import { type AnyGameUi, MessageText } from '@kazamata/ui'
import { useRef } from 'react'
import type { BoardState } from './board-state.ts'
import { useLogLines } from './use-log-lines.ts'

/** How many of the last lines stay in the page, for a screen reader that is still speaking. */
const lineCount = 8

/** New lines of the ledger, read out by screen readers as they come. What was there before is not read again. */
export function LiveRegion({ ui, state }: { ui: AnyGameUi; state: BoardState }) {
  const lines = useLogLines(ui, state)
  const start = useRef({ viewer: state.viewer, since: lines.length })
  if (start.current.viewer !== state.viewer || lines.length < start.current.since)
    start.current = { viewer: state.viewer, since: lines.length }
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {lines.slice(Math.max(start.current.since, lines.length - lineCount)).map(line => (
        <p key={line.at}>
          <MessageText message={line} />
        </p>
      ))}
    </div>
  )
}
