import type { Viewer } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Scene } from './scene.ts'
import type { Table } from './table.ts'

/** What the board last said, and to whose eyes. */
interface Report {
  readonly viewer: Viewer
  readonly count: number
  readonly resting: boolean
}

export interface Progress {
  /** The scene as far as the board has shown it: its news, and the view from when it was last at rest. */
  readonly told: Scene
  /** The board has shown everything. */
  readonly rests: boolean
  readonly onShown: (count: number, resting: boolean) => void
}

/** How far the board has come with showing what happened. Nothing around it may run ahead. */
export function useProgress(table: Table, match: AnyMatch, scene: Scene): Progress {
  const { viewer } = scene
  const [shown, setShown] = useState<Report>()
  const onShown = useCallback(
    (count: number, resting: boolean) =>
      setShown(was =>
        was?.viewer === viewer && was.count === count && was.resting === resting
          ? was
          : { viewer, count, resting },
      ),
    [viewer],
  )
  const count = Math.min(shown?.count ?? scene.events.length, scene.events.length)
  const over = scene.outcome !== undefined
  // What it showed to somebody else says nothing: a board that speaks is waited for.
  const resting = shown === undefined || (shown.viewer === viewer && shown.resting)
  const rests = count === scene.events.length && (resting || over)

  const last = useRef(scene)
  // What somebody else saw at rest is theirs: with new eyes it begins anew.
  if (rests || last.current.viewer !== viewer) last.current = scene
  useEffect(() => {
    if (rests) table.shown(match)
  }, [table, rests, match])
  return {
    told: rests ? scene : { ...last.current, events: scene.events.slice(0, count) },
    rests,
    onShown,
  }
}
