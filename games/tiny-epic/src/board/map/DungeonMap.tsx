import { useId, useMemo, useRef, useState } from 'react'
import { doorCell, entranceCell, lair } from '../../rules/dungeon/grid.ts'
import type { Place } from '../../state.ts'
import type { MapHighlights, MapProps } from '../shared/display.ts'
import { useWords } from '../shared/words.ts'
import { Cells } from './Cells.tsx'
import { Figures } from './figures/Figures.tsx'
import { cellFor, figurePositions, lairCell } from './figures/positions.ts'
import { FloorHighlights } from './highlights/FloorHighlights.tsx'
import { PathLine } from './highlights/PathLine.tsx'
import { RoomBadges } from './highlights/RoomBadges.tsx'
import { focusOn } from './keys.ts'
import { roomsOf, withRotatingRoom } from './rooms/exits.ts'
import { RoomCards } from './rooms/RoomCards.tsx'
import { CorridorEnds } from './rooms/RoomDetails.tsx'
import { Torchlight } from './rooms/Torchlight.tsx'
import { TextMap } from './TextMap.tsx'
import { columnOf, rowOf } from './viewport/geometry.ts'
import { Viewport, ViewportButton, type ZoomTarget } from './viewport/Viewport.tsx'
import './map.css'

/** The dungeon by torchlight: a drawing with buttons over it, behind a window that pans and zooms. */
export function DungeonMap({ state, highlights: given, centre, onPlace, onFigure, onPing }: MapProps) {
  const w = useWords()
  const help = useId()
  const map = useRef<HTMLElement>(null)
  const words = useRef<HTMLDialogElement>(null)
  const [reading, setReading] = useState(false)
  const [zoomTo, setZoomTo] = useState<ZoomTarget>()
  const [known] = useState(() => new Set(roomsOf(state).map(({ cell }) => cell)))

  const shown = useMemo(
    () => (given.rotating === undefined ? state : withRotatingRoom(state, given.rotating)),
    [state, given.rotating],
  )
  const highlights = useMemo((): MapHighlights => {
    const at = (place: Place) => cellFor(shown, place)
    return {
      ...given,
      path: given.path.map(at),
      legal: given.legal.map(at),
      range: given.range.map(at),
      threat: [...new Set(given.threat.map(at))],
      pings: given.pings.map(ping => ({ ...ping, place: at(ping.place) })),
    }
  }, [given, shown])
  const positions = useMemo(() => figurePositions(shown), [shown])
  const torches = useMemo(
    () =>
      shown.heroes.flatMap(({ hero, health, place }) =>
        health > 0 ? [{ hero, place: cellFor(shown, place) }] : [],
      ),
    [shown],
  )
  const hero = state.heroes[state.turn.hero]
  const here = cellFor(state, hero?.place ?? entranceCell)
  // Where the lair has no cell of its own, its door stands for it when one can go in.
  const placeIn = (cell: Place) =>
    cell === lairCell(state) && (cell !== doorCell(state) || given.legal.includes(lair)) ? lair : cell

  return (
    <section ref={map} className="te-map" aria-label={w('map.label')} aria-describedby={help}>
      <Viewport
        state={shown}
        centre={cellFor(state, centre)}
        hero={here}
        zoomTo={zoomTo}
        buttons={
          <ViewportButton
            label={w('map.words')}
            d="M3 5h14M3 10h14M3 15h9"
            onPress={() => {
              setReading(true)
              words.current?.showModal()
            }}
          />
        }
      >
        <RoomCards state={shown} rotating={highlights.rotating?.cell} positions={positions} known={known} />
        <Torchlight torches={torches} />
        {hero !== undefined && hero.health > 0 && (
          <div
            className="te-active-glow"
            style={{ transform: `translate(${columnOf(here) * 100}%, ${rowOf(here) * 100}%)` }}
          >
            <i />
          </div>
        )}
        <svg className="te-under" viewBox="0 0 700 700" aria-hidden="true">
          <FloorHighlights highlights={highlights} />
          <CorridorEnds state={shown} />
          <PathLine map={map} highlights={highlights} state={shown} />
        </svg>
        <Cells
          state={shown}
          highlights={highlights}
          start={here}
          onPlace={cell => onPlace(placeIn(cell))}
          onPing={cell => onPing(placeIn(cell))}
          onFigures={cell => focusOn(map.current, `[data-figure][data-cell="${cell}"]`)}
        />
        <Figures
          state={shown}
          highlights={highlights}
          positions={positions}
          onPlace={onPlace}
          onFigure={onFigure}
          onPing={onPing}
          onCloser={setZoomTo}
          onBack={cell => focusOn(map.current, `[data-at="${cell}"]`)}
        />
        <RoomBadges state={shown} highlights={highlights} positions={positions} />
      </Viewport>
      <p id={help} className="visually-hidden">
        {w('map.help')}
      </p>
      {!reading && (
        <div className="visually-hidden">
          <h2>{w('map.words')}</h2>
          <TextMap state={state} />
        </div>
      )}
      <dialog
        ref={words}
        className="te-text-map"
        aria-label={w('map.words')}
        onClose={() => setReading(false)}
      >
        <h2>{w('map.words')}</h2>
        {reading && <TextMap state={state} />}
        <form method="dialog">
          <button type="submit">{w('map.close')}</button>
        </form>
      </dialog>
    </section>
  )
}
