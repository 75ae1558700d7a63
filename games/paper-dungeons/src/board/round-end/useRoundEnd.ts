import { useEffect, useMemo, useState } from 'react'
import type { Event } from '../../event.ts'
import { countPublic, eventsAfter, newRoundEnd, type RoundReport, reportOf } from './round-end.ts'

export interface RoundEndPlayback {
  /** The end of a round that nobody has put away yet. */
  readonly report?: RoundReport
  dismiss(): void
}

/**
 * What of the news still has to be told. Counted in events that every viewer hears, so that around one screen the
 * story goes on where the last viewer left it. Old news are never told: a board opens where it is. A replay tells the
 * end of a round as one of its steps.
 */
export function useRoundEnd(news: readonly Event[], replay: boolean): RoundEndPlayback {
  const total = useMemo(() => countPublic(news), [news])
  const [seen, setSeen] = useState(total)
  const report = useMemo(() => {
    if (replay) return seen === total ? undefined : reportOf(newRoundEnd(news))
    return seen >= total ? undefined : reportOf(eventsAfter(news, seen))
  }, [news, replay, seen, total])
  useEffect(() => {
    if (seen === total) return
    // A replay may come back to an end that was put away.
    if (replay) setSeen(-1)
    else if (report === undefined) setSeen(total)
  }, [replay, report, seen, total])
  return { ...(report === undefined ? {} : { report }), dismiss: () => setSeen(total) }
}
