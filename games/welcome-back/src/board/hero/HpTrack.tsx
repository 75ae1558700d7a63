import { Icon, useReducedMotion } from '@kazamata/ui'
import { useEffect, useRef, useState } from 'react'
import { cardIcons, signs } from '../icons.ts'
import { trackStepTime } from '../playback/timing.ts'
import './hp-track.css'
import { useWords } from '../words.ts'

/** The most HP that any kit allows (WB-1.9). */
const trackLength = 32

/** Follows the true value one space at a time. */
function useStepwise(hp: number | undefined): number | undefined {
  const still = useReducedMotion()
  const [at, setAt] = useState(hp)
  useEffect(() => {
    if (hp === undefined || at === undefined || still || at === hp) {
      if (at !== hp) setAt(hp)
      return
    }
    const timer = setTimeout(() => setAt(at + Math.sign(hp - at)), trackStepTime)
    return () => clearTimeout(timer)
  }, [hp, at, still])
  return at === undefined || hp === undefined || still ? hp : at
}

/** How many spaces fit, the skull included. */
function useRoom(): [React.RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(13)
  useEffect(() => {
    const node = ref.current
    if (node === null) return
    const measure = () => setRoom(Math.max(8, Math.min(21, Math.floor(node.clientWidth / 25.5))))
    const watch = new ResizeObserver(measure)
    watch.observe(node)
    measure()
    return () => watch.disconnect()
  }, [])
  return [ref, room]
}

/**
 * The spaces shown: from 0 on; where the marker would be beyond the last one, the skull and the spaces up to the marker.
 */
export function spaces(room: number, highest: number): readonly number[] {
  const top = Math.max(room - 1, Math.min(trackLength, highest))
  const from = top - room + 2
  return [0, ...Array.from({ length: room - 1 }, (_, i) => from + i)]
}

export interface HpTrackProps {
  /** Where the Dragon marker stands; absent before a run. */
  readonly hp?: number | undefined
  /** Where it would stand: dashed. */
  readonly preview: number | undefined
  /** Before a run: what a selection would take away from. */
  readonly was?: number | undefined
  readonly label: string
}

export function HpTrack({ hp, preview, was, label }: HpTrackProps) {
  const w = useWords()
  const ghost = preview === hp ? undefined : preview
  const walked = useStepwise(hp)
  const [ref, room] = useRoom()
  const cells = spaces(room, Math.max(walked ?? 0, hp ?? 0, ghost ?? 0, was ?? 0) + 1)
  const place = (n: number) => {
    const i = Math.max(0, cells.indexOf(n))
    return { left: `${((i + 0.5) / cells.length) * 100}%` }
  }
  const now = walked ?? ghost ?? 0
  const spoken =
    ghost !== undefined && (hp ?? was ?? ghost) !== ghost
      ? w('track.preview', { from: hp ?? was ?? ghost, to: ghost })
      : w('track.value', { hp: hp ?? ghost ?? 0 })
  const change = (n: number): string => {
    if (was !== undefined && ghost !== undefined && n > ghost && n <= was) return 'loss'
    if (walked === undefined) return ''
    if (ghost !== undefined && n > Math.min(ghost, walked) && n <= Math.max(ghost, walked))
      return ghost < walked ? 'loss' : 'gain'
    return n > 0 && n <= walked ? 'lit' : ''
  }
  return (
    <div className="wb-track" ref={ref}>
      <meter
        className="visually-hidden"
        aria-label={label}
        min={0}
        max={trackLength}
        value={now}
        aria-valuetext={spoken}
      />
      <div className="wb-spaces" aria-hidden="true">
        {cells.map((n, i) => (
          <span key={n} className={`wb-space ${change(n)}`} data-gap={i === 1 && n > 1 ? '' : undefined}>
            {n === 0 ? <Icon d={signs.zero} /> : n}
          </span>
        ))}
        {ghost !== undefined && (
          <span className="wb-dragon ghost" style={place(ghost)}>
            <i className="wb-ring" />
            <Icon d={cardIcons.dragon} />
          </span>
        )}
        {walked !== undefined && (
          <span className="wb-dragon" style={place(walked)} key="dragon">
            <Icon d={cardIcons.dragon} />
          </span>
        )}
      </div>
    </div>
  )
}
