import type { LogContext, LogLine } from '@kazamata/kernel'
import type { AnyGameUi } from '@kazamata/ui'
import { useMemo } from 'react'
import type { Scene } from './scene.ts'

/** A line of the ledger; `at` is the event it tells of. */
export interface Told extends LogLine {
  readonly at: number
}

/** The log as the viewer may read it. */
export function useLines(ui: AnyGameUi, scene: Pick<Scene, 'events' | 'seats' | 'viewer'>): readonly Told[] {
  const { events: news, seats, viewer } = scene
  return useMemo(() => {
    const context: LogContext = { names: seats.map(face => face.name), viewer }
    return news.flatMap((event, at): Told[] => {
      const line = ui.describeEvent(event, context)
      return line === undefined ? [] : [{ ...line, at }]
    })
  }, [ui, news, seats, viewer])
}
