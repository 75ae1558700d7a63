import { useReducedMotion } from '@kazamata/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Event } from '../../event.ts'
import type { Scene } from '../shared/display.ts'
import { fold } from '../stage.ts'
import { beat } from './eventDuration.ts'
import { usePace } from './pace.ts'

export interface Playback {
  /** The table as far as the story has come. */
  readonly scene: Scene
  /** How many of the news the table shows. */
  readonly shown: number
  /** How many have been told; more than it shows while something is told again. */
  readonly told: number
  /** Nothing is left to tell, so a decision can be asked for. */
  readonly idle: boolean
  /** The event on the table just now. */
  readonly event?: Event
  skip(): void
  /** Tells the last enemy phase again, where one remembers how it began. */
  readonly again?: () => void
}

/** What goes on while one screen gives way to the next. */
export interface Shared {
  readonly show: Playback
  readonly keyboard: boolean
}

interface Told {
  readonly scene: Scene
  readonly shown: number
  /** It was told before. */
  readonly again?: true
}

/** How the table stood before the enemies acted. */
interface Start {
  readonly scene: Scene
  /** Which of the news the phase begins with. */
  readonly from: number
}

/** The last enemy phase among these news. */
function startIn(scene: Scene, news: readonly Event[], from: number): Start | undefined {
  const at = news.findLastIndex((event, index) => index >= from && event.type === 'phase')
  return at < 0 ? undefined : { scene: news.slice(from, at).reduce(fold, scene), from: at }
}

/** Far more at once than a turn brings is not told: one has been away. */
const jump = 160

/**
 * Tells new events one after the other. What is true is the view; this only decides how much of it is on the table yet.
 * Old news are never told by themselves: a board opens, and a replay steps, right where it is.
 */
export function usePlayback(
  view: Scene,
  news: readonly Event[],
  replay: boolean,
  isWatched: (scene: Scene) => boolean,
): Playback {
  const still = useReducedMotion() || replay
  const { factor } = usePace()
  const [told, setTold] = useState<Told>(() => ({ scene: view, shown: news.length }))
  const end = news.length
  // What needs no time must not take the question away, not even for a moment: dice being turned keep their choice.
  const quiet = told.shown < end && news.slice(told.shown).every(event => beat(event, isWatched(view)) === 0)
  const jumps = still || factor === 0 || told.shown > end || end - told.shown > jump || quiet
  const shown = jumps ? end : told.shown
  const idle = shown === end
  const [resting, setResting] = useState(true)

  const [start, setStart] = useState<Start>()
  useEffect(() => {
    if (idle && jumps && told.shown < end && end - told.shown <= jump) {
      const found = startIn(told.scene, news, told.shown)
      if (found !== undefined) setStart(found)
    }
  }, [idle, jumps, told, end, news])
  // At rest the view is the scene: the next story begins from there.
  useEffect(() => {
    if (idle)
      setTold(now =>
        now.shown === end && now.scene === view && !now.again ? now : { scene: view, shown: end },
      )
    if (idle && jumps) setResting(true)
  }, [idle, jumps, end, view])

  const due = useRef(0)
  const watched = useRef(isWatched)
  watched.current = isWatched
  useEffect(() => {
    if (jumps || (idle && resting)) return
    const go = () => {
      if (idle) return setResting(true)
      let { scene, shown: at } = told
      let time = 0
      while (at < end && time === 0) {
        const event: Event | undefined = news[at]
        at += 1
        if (event === undefined) continue
        if (event.type === 'phase') setStart({ scene, from: at - 1 })
        scene = fold(scene, event)
        time = beat(event, watched.current(scene)) * factor
      }
      due.current = performance.now() + time
      setResting(time === 0)
      setTold({ ...told, scene, shown: at })
    }
    const timer = setTimeout(go, Math.max(0, due.current - performance.now()))
    return () => clearTimeout(timer)
  }, [jumps, idle, resting, told, end, news, factor])

  const skip = useCallback(() => {
    due.current = 0
    setResting(true)
    setTold({ scene: view, shown: end })
  }, [view, end])
  const repeat = useCallback((from: Start) => {
    due.current = 0
    setResting(false)
    setTold({ scene: from.scene, shown: from.from, again: true })
  }, [])

  const event = news[shown - 1]
  const rests = idle && (jumps || resting)
  return {
    scene: idle ? view : told.scene,
    shown,
    told: told.again ? end : shown,
    idle: rests,
    ...(rests || event === undefined ? {} : { event }),
    skip,
    ...(rests && !jumps && start !== undefined && start.from < end && { again: () => repeat(start) }),
  }
}
