import type { Viewer } from '@kazamata/kernel'
import type { Snapshot } from '@kazamata/room'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardState } from './board-state.ts'
import type { Table } from './table.ts'

/** What the board last said, and to which viewer it showed it. */
interface Report {
  readonly viewer: Viewer
  readonly count: number
  readonly isResting: boolean
  readonly skip: (() => void) | undefined
}

export interface Progress {
  /** The state as far as the board has shown it: its events, and the view from when it was last at rest. */
  readonly shown: BoardState
  /** The board has shown everything. */
  readonly isResting: boolean
  /** Shows the rest at once, where the board plays something back and has no button for that. */
  readonly skip: (() => void) | undefined
  readonly onShown: (count: number, isResting: boolean, skip?: () => void) => void
}

function isSame(one: Report | undefined, other: Report): boolean {
  return (
    one?.viewer === other.viewer &&
    one.count === other.count &&
    one.isResting === other.isResting &&
    one.skip === other.skip
  )
}

/** How far the board has come with showing what happened. Nothing around it may run ahead. */
export function useProgress(table: Table, snapshot: Snapshot, state: BoardState): Progress {
  const { viewer } = state
  const [latest, setLatest] = useState<Report>()
  // Until the board says anything, it is taken to be at rest. If that is what it says first, nothing is drawn anew for it.
  const first = useRef<Report>(undefined)
  const told = useRef(0)
  told.current = state.events.length
  const onShown = useCallback(
    (count: number, isResting: boolean, skip?: () => void) => {
      const report = { viewer, count, isResting, skip }
      const before = first.current
      first.current ??= report
      if (before === undefined && count === told.current && isResting && skip === undefined) return
      setLatest(last => (isSame(last ?? before, report) ? last : report))
    },
    [viewer],
  )
  const report = latest ?? first.current
  const count = Math.min(report?.count ?? state.events.length, state.events.length)
  const isOver = state.outcome !== undefined
  // What it showed to another viewer says nothing: a board that reports is waited for.
  const saysRest = report === undefined || (report.viewer === viewer && report.isResting)
  const isResting = count === state.events.length && (saysRest || isOver)

  const last = useRef(state)
  // What another viewer saw at rest is theirs alone.
  if (isResting || last.current.viewer !== viewer) last.current = state
  useEffect(() => {
    if (isResting) table.shown(snapshot)
  }, [table, isResting, snapshot])
  return {
    shown: isResting ? state : { ...last.current, events: state.events.slice(0, count) },
    isResting,
    skip: report?.viewer === viewer ? report.skip : undefined,
    onShown,
  }
}
