import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import type { Place, State } from '../../../state.ts'
import { type Figure, isSameFigure, type MapHighlights } from '../../shared/display.ts'
import { useText, useWords } from '../../shared/words.ts'
import { focusOn } from '../keys.ts'
import { usePress } from '../long-press.ts'
import { figureText } from '../map-text.ts'
import { columnOf, rowOf } from '../viewport/geometry.ts'
import type { ZoomTarget } from '../viewport/Viewport.tsx'
import { FigureToken } from './FigureToken.tsx'
import type { FigurePosition } from './positions.ts'
import './figures.css'

/** The least size of anything touched. */
const tap = 44

/**
 * The figures, each a button. Its place in the list never changes, so that it walks when it moves. Where a crowd makes
 * them too small for a finger, a touch first comes closer.
 */
export function Figures({
  state,
  highlights,
  positions,
  onPlace,
  onFigure,
  onPing,
  onCloser,
  onBack,
}: {
  readonly state: State
  readonly highlights: MapHighlights
  readonly positions: readonly FigurePosition[]
  /** The room in which a figure stands is what is meant. */
  onPlace(place: Place): void
  onFigure(figure: Figure): void
  onPing(place: Place): void
  onCloser(zoomTo: ZoomTarget): void
  /** Back to the cell. */
  onBack(cell: Place): void
}) {
  const w = useWords()
  const text = useText()
  const finger = useRef(false)
  const press = usePress()
  const list = useRef<HTMLUListElement>(null)
  /** From figure to figure in one cell, and back to the cell. */
  const onKey = (event: KeyboardEvent, { key, cell: at }: FigurePosition) => {
    const here = sorted.filter(other => other.cell === at)
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
    if (event.key === 'p' || event.key === 'P') onPing(at)
    else if (back || event.key === 'ArrowRight' || event.key === 'ArrowDown' || event.key === 'f') {
      const next = here[here.findIndex(other => other.key === key) + (back ? -1 : 1)]
      if (next === undefined) onBack(at)
      else focusOn(list.current, `[data-figure="${next.key}"]`)
    } else if (event.key === 'Escape') onBack(at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const sorted = positions.toSorted((a, b) => a.key.localeCompare(b.key))
  return (
    <ul ref={list} className="te-figures" aria-label={w('map.figures')}>
      {sorted.map(position => {
        const { key, figure, place, x, y, r, pitch } = position
        const style: CSSProperties & Record<'--pitch', string> = {
          width: `${r * 200}%`,
          height: `${r * 200}%`,
          '--pitch': `${(pitch / r) * 50}%`,
        }
        const target = highlights.targets.some(other => isSameFigure(figure, other))
        return (
          <li
            key={key}
            style={{
              transform: `translate(${(columnOf(position.cell) + x - r) * 100}%, ${(rowOf(position.cell) + y - r) * 100}%)`,
            }}
          >
            <button
              type="button"
              tabIndex={-1}
              className="te-figure"
              data-figure={key}
              data-cell={position.cell}
              data-turn={isSameFigure(figure, { hero: state.turn.hero })}
              data-target={target}
              data-aimed={isSameFigure(figure, highlights.aimed)}
              data-acting={'enemy' in figure && figure.enemy === highlights.acting}
              style={style}
              aria-label={figureText(state, highlights, figure, place).map(text).join(' ')}
              onKeyDown={event => onKey(event, position)}
              {...press.on(() => onPing(place))}
              onPointerDownCapture={event => {
                finger.current = event.pointerType === 'touch'
              }}
              onClick={event => {
                if (press.took()) return
                const small = event.currentTarget.clientWidth < tap * 0.7
                // The ring is around the whole room.
                if (place === highlights.advised) onPlace(place)
                else if (finger.current && small) onCloser({ cell: position.cell, size: tap / (2 * r) })
                else onFigure(figure)
                finger.current = false
              }}
            >
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <FigureToken state={state} figure={figure} small={r < 0.14} />
              </svg>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
