import type { Line, Teller } from '@kazamata/kernel'
import type { AnyGameUi } from '@kazamata/ui'
import { useMemo } from 'react'
import type { Scene } from './scene.ts'

/** A line of the ledger; `at` is the event it tells of. */
export interface Told extends Line {
  readonly at: number
}

/** The log as the viewer may read it. */
export function useLines(ui: AnyGameUi, scene: Pick<Scene, 'news' | 'faces' | 'viewer'>): readonly Told[] {
  const { news, faces, viewer } = scene
  return useMemo(() => {
    const teller: Teller = { names: faces.map(face => face.name), viewer }
    return news.flatMap((event, at): Told[] => {
      const line = ui.say(event, teller)
      return line === undefined ? [] : [{ ...line, at }]
    })
  }, [ui, news, faces, viewer])
}
