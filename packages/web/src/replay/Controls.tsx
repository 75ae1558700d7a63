import type { Viewer } from '@kazamata/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../intl/words.tsx'
import { stopAfter, stopBefore } from './stops.ts'
import './controls.css'

const step = 1100

/** A slider through the match, and a choice of the viewer. */
export function Controls(props: {
  /** The seats whose view can be chosen; empty where all see the same. */
  seats: readonly { readonly seat: number; readonly name: string }[]
  at: number
  last: number
  /** The numbers of entries to stop at: after each that the viewer is told of. Hidden moves of others are skipped. */
  stops: readonly number[]
  viewer: Viewer
  onAt: (at: number) => void
  onViewer: (viewer: Viewer) => void
}) {
  const { seats, at, last, stops, viewer, onAt, onViewer } = props
  const t = useWords()
  const [playing, setPlaying] = useState(false)
  const ended = at >= last
  const next = stopAfter(stops, at)
  useEffect(() => {
    if (!playing || ended) return
    const timer = setTimeout(() => onAt(next), step)
    return () => clearTimeout(timer)
  }, [playing, ended, next, onAt])
  const running = playing && !ended
  return (
    <section className="controls" aria-label={t('replay.controls')}>
      <RoundButton
        label={t('replay.back')}
        d="M16 5v14L5 12z"
        disabled={at === 0}
        onClick={() => onAt(stopBefore(stops, at))}
      />
      <RoundButton
        className="play"
        label={t(running ? 'replay.pause' : 'replay.play')}
        d={running ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4v16l13-8z'}
        onClick={() => {
          if (ended) onAt(0)
          setPlaying(!running)
        }}
      />
      <RoundButton
        label={t('replay.forward')}
        d="M8 5v14l11-7z"
        disabled={ended}
        onClick={() => onAt(next)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.step')}
        aria-valuetext={t('replay.at', { at, last })}
        onChange={event => {
          setPlaying(false)
          onAt(event.target.valueAsNumber)
        }}
      />
      <output>
        {at}/{last}
      </output>
      {seats.length > 0 && (
        <label className="viewer">
          <span>{t('replay.eyes')}</span>
          <select
            value={String(viewer)}
            onChange={event =>
              onViewer(event.target.value === 'table' ? 'table' : Number(event.target.value))
            }
          >
            <option value="table">{t('replay.table')}</option>
            {seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}

interface RoundButtonProps {
  readonly label: string
  readonly d: string
  readonly className?: string
  readonly disabled?: boolean
  onClick(): void
}

function RoundButton({ label, d, className = '', ...button }: RoundButtonProps) {
  return (
    <button type="button" className={`round ${className}`} aria-label={label} {...button}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}
