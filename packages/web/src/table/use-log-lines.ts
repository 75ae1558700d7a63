import type { LogContext, LogLine } from '@kazamata/kernel'
import type { AnyGameUi } from '@kazamata/ui'
import { useMemo } from 'react'
import type { BoardState } from './board-state.ts'

/** A line of the ledger; `at` is the event it tells of. */
export interface NumberedLine extends LogLine {
  readonly at: number
}

/** The log as the viewer may read it. */
export function useLogLines(
  ui: AnyGameUi,
  state: Pick<BoardState, 'events' | 'seats' | 'viewer'>,
): readonly NumberedLine[] {
  const { events, seats, viewer } = state
  return useMemo(() => {
    const context: LogContext = { names: seats.map(seat => seat.name), viewer }
    return events.flatMap((event, at): NumberedLine[] => {
      const line = ui.describeEvent(event, context)
      return line === undefined ? [] : [{ ...line, at }]
    })
  }, [ui, events, seats, viewer])
}
