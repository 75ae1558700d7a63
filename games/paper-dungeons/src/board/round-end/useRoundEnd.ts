import { useEffect, useMemo, useState } from 'react'
import type { Event } from '../../event.ts'
import { freshEnd, marksIn, newsAfter, type Report, reportOf } from './round-end.ts'

export interface Playback {
  /** The end of a round that nobody has put away yet. */
  readonly report?: Report
  dismiss(): void
}

/**
 * What of the news still has to be told. Counted in events that every viewer hears, so that around one screen the
 * story goes on where the last viewer left it. Old news are never told: a board opens where it is. A replay tells the
 * end of a round as one of its steps.
 */
export function usePlayback(news: readonly Event[], replay: boolean): Playback {
  const total = useMemo(() => marksIn(news), [news])
  const [seen, setSeen] = useState(total)
  const report = useMemo(() => {
    if (replay) return seen === total ? undefined : reportOf(freshEnd(news))
    return seen >= total ? undefined : reportOf(newsAfter(news, seen))
  }, [news, replay, seen, total])
  useEffect(() => {
    if (seen === total) return
    // A replay may come back to an end that was put away.
    if (replay) setSeen(-1)
    else if (report === undefined) setSeen(total)
  }, [replay, report, seen, total])
  return { ...(report === undefined ? {} : { report }), dismiss: () => setSeen(total) }
}
