import { iconBox } from '@kazamata/ui'
import { createContext, memo, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Rect } from './Paper.tsx'

/** Graphite is history, blue is this round and drawn firmly, red is hurt or lost; walls are darker. */
export type Ink = 'old' | 'now' | 'hurt' | 'wall'

/** Marks made while somebody looks are seen being drawn; those found there are not. */
const Animated = createContext(false)

export function PencilAnimation({ children }: { children: ReactNode }) {
  const [looking, setLooking] = useState(false)
  useEffect(() => setLooking(true), [])
  return <Animated value={looking}>{children}</Animated>
}

/** A mark of the pencil. */
export const Stroke = memo(({ d, ink = 'old', w = 2.4 }: { d: string; ink?: Ink; w?: number }) => {
  const looking = useContext(Animated)
  const [drawn] = useState(looking)
  return (
    <path
      className={`pd-stroke ${ink}${drawn ? ' drawn' : ''}`}
      d={d}
      strokeWidth={ink === 'now' ? w * 1.2 : w}
      pathLength={1}
    />
  )
})

/** An icon as it is printed on the sheet: `x` and `y` are its middle. */
export function Sign({ d, x, y, size, className = '' }: SignProps) {
  const k = size / iconBox
  return (
    <path
      className={`pd-sign ${className}`}
      d={d}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}
    />
  )
}
interface SignProps {
  readonly d: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}

export function Box({ x, y, w, h, className = '' }: Rect & { readonly className?: string }) {
  return <rect className={`pd-box ${className}`} x={x} y={y} width={w} height={h} rx={3} />
}

/** A place that can be clicked, is chosen or stands out in another way, by its class; `by` makes it larger. */
export function Highlight({ at: { x, y, w, h }, by, rx, className }: HighlightProps) {
  const place = { x: x - by, y: y - by, width: w + 2 * by, height: h + 2 * by }
  return <rect className={`pd-highlight ${className}`} {...place} rx={rx} />
}
interface HighlightProps {
  readonly at: Rect
  readonly by: number
  readonly rx: number
  readonly className: string
}

/** A glory shield around its middle. */
export function Shield({ x, y, s, className = '' }: ShieldProps) {
  return (
    <path
      className={`pd-shield ${className}`}
      d={`M${x - s} ${y - s}h${2 * s}v${s * 0.9}q0 ${s * 1.05}-${s} ${s * 1.5}q${-s} ${-s * 0.45}-${s} ${-s * 1.5}z`}
    />
  )
}
interface ShieldProps {
  readonly x: number
  readonly y: number
  readonly s: number
  readonly className?: string
}

/** About how wide a text is, in parts of its size: enough to know what does not fit. */
function widthOf(text: string): number {
  let sum = 0
  for (const letter of text)
    sum += /[ijlIt.,:;'·-]/.test(letter)
      ? 0.28
      : /[mwMW]/.test(letter)
        ? 0.8
        : /\p{Lu}/u.test(letter)
          ? 0.6
          : 0.5
  return sum
}

export function Label({ x, y, size, anchor = 'middle', room, className = '', children }: LabelProps) {
  // A hand writes more closely than a printer sets.
  const wide = () => widthOf(children) * size * (className.includes('hand') ? 0.88 : 1)
  const long = room !== undefined && wide() > room
  return (
    <text
      className={`pd-label ${className}`}
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      {...(long ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {children}
    </text>
  )
}
interface LabelProps {
  readonly x: number
  /** The line the letters stand on. */
  readonly y: number
  readonly size: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Letters are pressed together where they would take more. */
  readonly room?: number
  readonly className?: string
  readonly children: string
}

/** A name in one line or two, about equally long; letters shrink before they are pressed together. */
export function Name({ x, y, size, room, children }: Omit<LabelProps, 'anchor' | 'room'> & { room: number }) {
  const parts = widthOf(children) * size > room * 0.8 ? halves(children) : [children]
  const widest = Math.max(...parts.map(widthOf))
  const fit = Math.max(size * 0.82, Math.min(size, room / widest))
  return parts.map((text, i) => (
    <Label key={text} x={x} y={y + (i + (parts.length === 1 ? 0.5 : 0)) * size * 1.05} size={fit} room={room}>
      {text}
    </Label>
  ))
}

/** A name broken where its halves are most alike. */
function halves(name: string): readonly string[] {
  const longer = (i: number) => Math.max(i, name.length - i - 1)
  const [best] = [...name.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => longer(a) - longer(b))
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)]
}

/** A number as it is written, alone or before a noun: its minus as wide as a plus. */
export function withMinus(n: number | string): string {
  return String(n).replace('-', '−')
}
