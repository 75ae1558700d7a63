import { formatText, useIntl } from '@kazamata/ui'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { cellAt } from '../../rules/dungeon/grid.ts'
import type { Place, State } from '../../state.ts'
import type { MapProps } from '../shared/display.ts'
import { useWords } from '../shared/words.ts'
import { usePress } from './long-press.ts'
import { cellText } from './map-text.ts'
import { columnOf, rowOf, side } from './viewport/geometry.ts'

const rows = Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, x) => row * side + x))

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The cells as buttons, one of them a tab stop; arrow keys go from one to the next. */
export function Cells({
  state,
  highlights,
  start,
  onPlace,
  onPing,
  onFigures,
}: Pick<MapProps, 'highlights' | 'onPlace' | 'onPing'> & {
  readonly state: State
  /** Where the tab key arrives at first. */
  readonly start: Place
  /** On to the figures in this cell. */
  onFigures(place: Place): void
}) {
  const w = useWords()
  const intl = useIntl()
  const names = useMemo(
    () =>
      rows.flat().map(cell =>
        cellText(state, highlights, cell)
          .map(sentence => formatText(intl, sentence))
          .join(' '),
      ),
    [state, highlights, intl],
  )
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Place>()
  const stop = at ?? start
  const press = usePress()

  const onKey = (event: KeyboardEvent, cell: Place) => {
    const step = steps[event.key]
    if (step !== undefined) {
      const [x, y] = [columnOf(cell) + step[0], rowOf(cell) + step[1]]
      if (x >= 0 && y >= 0 && x < side && y < side)
        grid.current
          ?.querySelector<HTMLElement>(`[data-at="${y * side + x}"]`)
          ?.focus({ preventScroll: true })
    } else if (event.key === 'p' || event.key === 'P') onPing(cell)
    else if (event.key === 'f' || event.key === 'F') onFigures(cell)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <table className="te-cells" aria-label={w('map.label')} ref={grid}>
      <tbody>
        {rows.map(row => (
          <tr key={row[0]}>
            {row.map(cell => (
              <td key={cell}>
                <button
                  type="button"
                  data-at={cell}
                  data-is={cellAt(state, cell).is}
                  data-advised={cell === highlights.advised || undefined}
                  tabIndex={cell === stop ? 0 : -1}
                  aria-label={names[cell]}
                  onClick={() => {
                    if (!press.took()) onPlace(cell)
                  }}
                  onKeyDown={event => onKey(event, cell)}
                  onFocus={() => setAt(cell)}
                  {...press.on(() => onPing(cell))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
