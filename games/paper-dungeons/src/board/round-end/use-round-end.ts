import { useEffect, useMemo, useState } from 'react'
import type { Event } from '../../event.ts'
import { countPublic, newRoundEnd, type RoundReport, reportOf } from './round-end.ts'

export interface RoundEndPlayback {
  /** The report that has not been closed yet. */
  readonly report?: RoundReport
  dismiss(): void
}

/**
 * The report of a round that the viewer has not seen yet. Progress is counted in events that every viewer is sent, so
 * that players who share a screen go on where the last one stopped. What happened before the board was opened is not
 * shown. In a replay the end of a round is one of its steps.
 */
export function useRoundEnd(
  events: readonly Event[],
  { replay, toEnd = false }: { readonly replay: boolean; readonly toEnd?: boolean | undefined },
): RoundEndPlayback {
  const total = useMemo(() => countPublic(events), [events])
  const [seen, setSeen] = useState(total)
  const report = useMemo(() => {
    if (replay) return seen === total ? undefined : reportOf(newRoundEnd(events))
    return toEnd || seen >= total ? undefined : reportOf(events, seen)
  }, [events, replay, toEnd, seen, total])
  useEffect(() => {
    if (seen === total) return
    // A replay may come back to a report that was closed.
    if (replay) setSeen(-1)
    else if (report === undefined) setSeen(total)
  }, [replay, report, seen, total])
  return { ...(report === undefined ? {} : { report }), dismiss: () => setSeen(total) }
}
