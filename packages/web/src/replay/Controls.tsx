import { useText } from '@kazamata/ui'
import { Keys } from './Keys.tsx'
import { type Speed, speedChoice, speeds } from './speed.ts'
import {
  type Eyes,
  lastBefore,
  nextAt,
  partAt,
  roundsOf,
  type Timeline,
  type TimelinePart,
} from './timeline.ts'
import { useReplayWords } from './words.ts'
import './controls.css'

/** A slider through the match with its rounds, buttons for steps and rounds, the speed, and whose view is shown. */
export function Controls(props: {
  /** The seats whose view can be chosen; empty where all see the same. */
  seats: readonly { readonly seat: number; readonly name: string }[]
  canFaceUp: boolean
  timeline: Timeline
  at: number
  isPlaying: boolean
  speed: Speed
  eyes: Eyes
  onAt: (at: number) => void
  onPlay: () => void
  onEyes: (eyes: Eyes) => void
}) {
  const { seats, canFaceUp, timeline, at, isPlaying, speed, eyes, onAt, onPlay, onEyes } = props
  const { stops, parts, last } = timeline
  const t = useReplayWords()
  const tell = useText()
  const now = partAt(parts, at)
  const rounds = roundsOf(timeline)
  const back = lastBefore(rounds, at)
  const on = nextAt([...rounds, { at: last }], at)
  const label = (to: number) => {
    const part = rounds.find(round => round.at === to)
    return part === undefined ? t('replay.toEnd') : t('replay.to', { part: tell(part.title) })
  }
  const step = { at, last }
  return (
    <section className="controls" aria-label={t('replay.controls')}>
      <div className="timeline">
        <span className="rounds" aria-hidden="true">
          {rounds.map(round => (
            <i key={round.at} style={{ left: `${(100 * round.at) / Math.max(1, last)}%` }} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.step')}
          aria-valuetext={
            now === undefined ? t('replay.at', step) : t('replay.atIn', { ...step, part: tell(now.title) })
          }
          onChange={event => onAt(event.target.valueAsNumber)}
        />
      </div>
      <div className="steps">
        {rounds.length > 0 && (
          <RoundButton
            label={label(back)}
            keys="Shift+ArrowLeft"
            d="M5 5h3v14H5zM20 5v14L9 12z"
            disabled={back >= at}
            onClick={() => onAt(back)}
          />
        )}
        <RoundButton
          label={t('replay.back')}
          keys="ArrowLeft"
          d="M16 5v14L5 12z"
          disabled={at === 0}
          onClick={() => onAt(lastBefore(stops, at))}
        />
        <RoundButton
          className="play"
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          keys="Space"
          d={isPlaying ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4v16l13-8z'}
          onClick={onPlay}
        />
        <RoundButton
          label={t('replay.forward')}
          keys="ArrowRight"
          d="M8 5v14l11-7z"
          disabled={at >= last}
          onClick={() => onAt(nextAt(stops, at))}
        />
        {rounds.length > 0 && (
          <RoundButton
            label={label(on)}
            keys="Shift+ArrowRight"
            d="M16 5h3v14h-3zM4 5v14l11-7z"
            disabled={at >= last}
            onClick={() => onAt(on)}
          />
        )}
        <select
          className="speed"
          aria-label={t('replay.speed')}
          value={speed}
          onChange={event => speedChoice.set(speeds.find(one => one === event.target.value) ?? '1')}
        >
          {speeds.map(one => (
            <option key={one} value={one}>
              {t('replay.times', { speed: Number(one) })}
            </option>
          ))}
        </select>
      </div>
      <span className="count" aria-hidden="true">
        {at}/{last}
      </span>
      <div className="looks">
        {parts.length > 0 && <PartChoice {...{ parts, now, last, at, onAt }} />}
        {seats.length > 0 && <EyesChoice {...{ seats, canFaceUp, eyes, onEyes }} />}
        <Keys />
      </div>
      <p role="status" className="visually-hidden">
        {at >= last ? t('replay.end') : now && tell(now.title)}
      </p>
    </section>
  )
}

/** Every part of the match, by act where there are acts; titles that come again are numbered. */
function PartChoice(props: {
  parts: readonly TimelinePart[]
  now: TimelinePart | undefined
  last: number
  at: number
  onAt: (at: number) => void
}) {
  const { parts, now, last, at, onAt } = props
  const t = useReplayWords()
  const tell = useText()
  const rounds = parts.filter(({ kind }) => kind === 'round')
  const isNumbered = new Set(rounds.map(({ title }) => tell(title))).size < rounds.length
  const option = (part: TimelinePart) => {
    const number = isNumbered && part.kind === 'round' ? `${rounds.indexOf(part) + 1}. ` : ''
    return (
      <option key={parts.indexOf(part)} value={parts.indexOf(part)}>
        {part.kind === 'phase' && '– '}
        {number}
        {tell(part.title)}
      </option>
    )
  }
  const value = at >= last || now === undefined ? 'end' : parts.indexOf(now)
  return (
    <select
      className="parts"
      aria-label={t('replay.jump')}
      value={value}
      onChange={event => onAt(parts[Number(event.target.value)]?.at ?? last)}
    >
      {byAct(parts).map(({ act, within }) =>
        act === undefined ? (
          within.map(option)
        ) : (
          <optgroup key={act.at} label={tell(act.title)}>
            {option(act)}
            {within.map(option)}
          </optgroup>
        ),
      )}
      <option value="end">{t('replay.end')}</option>
    </select>
  )
}

interface Act {
  readonly act?: TimelinePart
  readonly within: TimelinePart[]
}

function byAct(parts: readonly TimelinePart[]): readonly Act[] {
  const acts: Act[] = [{ within: [] }]
  for (const part of parts)
    if (part.kind === 'act') acts.push({ act: part, within: [] })
    else acts.at(-1)?.within.push(part)
  return acts
}

function EyesChoice(props: {
  seats: readonly { readonly seat: number; readonly name: string }[]
  canFaceUp: boolean
  eyes: Eyes
  onEyes: (eyes: Eyes) => void
}) {
  const { seats, canFaceUp, eyes, onEyes } = props
  const t = useReplayWords()
  return (
    <label className="viewer">
      <span>{t('replay.eyes')}</span>
      <select
        value={String(eyes)}
        onChange={({ target: { value } }) =>
          onEyes(value === 'table' || value === 'face-up' ? value : Number(value))
        }
      >
        <option value="table">{t('replay.table')}</option>
        {seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        {canFaceUp && <option value="face-up">{t('replay.faceUp')}</option>}
      </select>
    </label>
  )
}

interface RoundButtonProps {
  readonly label: string
  readonly keys: string
  readonly d: string
  readonly className?: string
  readonly disabled?: boolean
  onClick(): void
}

function RoundButton({ label, keys, d, className = '', ...button }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`round ${className}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      data-repeat
      {...button}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}
