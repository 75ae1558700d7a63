import type { CSSProperties, ReactNode } from 'react'
import './paper.css'

/** A place on a drawing, in its units. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface PaperProps {
  readonly w: number
  readonly h: number
  readonly className?: string
  /** What is drawn: for the eyes only. */
  readonly children: ReactNode
  /** What can be touched or read aloud, laid over the drawing. */
  readonly over?: ReactNode
}

/** A drawing that grows with its box; over it lie real buttons, placed in the same units. */
export function Paper({ w, h, className = '', children, over }: PaperProps) {
  const style: CSSProperties & Record<'--w' | '--h', number> = { '--w': w, '--h': h }
  return (
    <div className={`pd-paper ${className}`} style={style}>
      <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        {children}
      </svg>
      {over}
    </div>
  )
}

/** Where a button lies on the paper; see paper.css. */
export function over({ x, y, w, h }: Rect): CSSProperties {
  const style: CSSProperties & Record<'--x' | '--y' | '--dx' | '--dy', number> = {
    '--x': x,
    '--y': y,
    '--dx': w,
    '--dy': h,
  }
  return style
}
