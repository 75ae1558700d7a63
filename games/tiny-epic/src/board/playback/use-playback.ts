import { type Pace, playbackFactors, useReducedMotion, useStepTimer } from '@kazamata/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Event } from '../../event.ts'
import { replayEvent } from '../../rules/replay-event.ts'
import type { DisplayState } from '../shared/display.ts'
import { eventDuration } from './event-duration.ts'

export interface Playback {
  /** The state after the events shown so far. */
  readonly state: DisplayState
  /** How many of the events the table shows. */
  readonly shown: number
  /** How many have been shown; more than are shown now while a phase is replayed. */
  readonly seen: number
  /** Nothing is left to play back, so a decision can be asked for. */
  readonly idle: boolean
  /** The event being shown. */
  readonly event?: Event
  skip(): void
  /** Replays the last enemy phase, if its beginning is known. */
  readonly replayPhase?: () => void
}

/** What the setup screen and the dungeon screen share. */
export interface ScreenProps {
  readonly playback: Playback
  readonly keyboard: boolean
}

interface Position {
  readonly state: DisplayState
  readonly shown: number
  /** The events have been shown before. */
  readonly again?: true
}

/** The state before the enemies acted. */
interface PhaseStart {
  readonly state: DisplayState
  /** Which of the events the phase begins with. */
  readonly from: number
}

/** The last enemy phase among these events. */
function startIn(state: DisplayState, events: readonly Event[], from: number): PhaseStart | undefined {
  const at = events.findLastIndex((event, index) => index >= from && event.type === 'phase')
  return at < 0 ? undefined : { state: events.slice(from, at).reduce(replayEvent, state), from: at }
}

/** More new events than any turn brings are not played back: the player has been away. */
const jump = 160

/**
 * Shows new events one after the other. The view is the truth; this only decides how much of it is shown yet.
 * Old events are not played back: a board opens, and a replay steps, right where it is.
 */
export function usePlayback(
  view: DisplayState,
  events: readonly Event[],
  { replay, pace = 'calm' }: { readonly replay: boolean; readonly pace?: Pace | undefined },
  isWatched: (state: DisplayState) => boolean,
): Playback {
  const still = useReducedMotion() || replay
  const factor = playbackFactors[pace]
  const [position, setPosition] = useState<Position>(() => ({ state: view, shown: events.length }))
  const end = events.length
  // What needs no time must not take the question away, not even for a moment: dice being turned keep their choice.
  const quiet =
    position.shown < end &&
    events.slice(position.shown).every(event => eventDuration(event, isWatched(view)) === 0)
  const jumps = still || factor === 0 || position.shown > end || end - position.shown > jump || quiet
  const shown = jumps ? end : position.shown
  const idle = shown === end
  const [resting, setResting] = useState(true)

  const [start, setStart] = useState<PhaseStart>()
  useEffect(() => {
    if (idle && jumps && position.shown < end && end - position.shown <= jump) {
      const found = startIn(position.state, events, position.shown)
      if (found !== undefined) setStart(found)
    }
  }, [idle, jumps, position, end, events])
  // At rest the view is the state: the next playback begins from there.
  useEffect(() => {
    if (idle)
      setPosition(now =>
        now.shown === end && now.state === view && !now.again ? now : { state: view, shown: end },
      )
    if (idle && jumps) setResting(true)
  }, [idle, jumps, end, view])

  const endWait = useStepTimer(!jumps && !(idle && resting), () => {
    if (idle) {
      setResting(true)
      return 0
    }
    let { state, shown: at } = position
    let time = 0
    while (at < end && time === 0) {
      const event: Event | undefined = events[at]
      at += 1
      if (event === undefined) continue
      if (event.type === 'phase') setStart({ state, from: at - 1 })
      state = replayEvent(state, event)
      time = eventDuration(event, isWatched(state)) * factor
    }
    setResting(time === 0)
    setPosition({ ...position, state, shown: at })
    return time
  })

  const skip = useCallback(() => {
    endWait()
    setResting(true)
    setPosition({ state: view, shown: end })
  }, [view, end, endWait])
  const repeat = useCallback(
    (from: PhaseStart) => {
      endWait()
      setResting(false)
      setPosition({ state: from.state, shown: from.from, again: true })
    },
    [endWait],
  )

  const event = events[shown - 1]
  const rests = idle && (jumps || resting)
  return {
    state: idle ? view : position.state,
    shown,
    seen: position.again ? end : shown,
    idle: rests,
    ...(rests || event === undefined ? {} : { event }),
    skip,
    ...(rests && !jumps && start !== undefined && start.from < end && { replayPhase: () => repeat(start) }),
  }
}
