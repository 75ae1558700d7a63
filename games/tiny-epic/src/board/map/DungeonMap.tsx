import { useId, useMemo, useRef, useState } from 'react'
import { doorCell, entranceCell, lair } from '../../rules/dungeon/grid.ts'
import type { Place } from '../../state.ts'
import type { MapProps, Marks } from '../shared/display.ts'
import { useWords } from '../shared/words.ts'
import { Cells } from './Cells.tsx'
import { Figures } from './figures/Figures.tsx'
import { cellFor, lairCell, spotsOf } from './figures/positions.ts'
import { Under } from './highlights/FloorHighlights.tsx'
import { Way } from './highlights/PathLine.tsx'
import { Over } from './highlights/RoomBadges.tsx'
import { focusOn } from './keys.ts'
import { roomsOf, turned } from './rooms/exits.ts'
import { Stone } from './rooms/RoomCards.tsx'
import { Endings } from './rooms/RoomDetails.tsx'
import { Light } from './rooms/Torchlight.tsx'
import { TextMap } from './TextMap.tsx'
import { columnOf, rowOf } from './viewport/geometry.ts'
import { Lens, LensButton, type Wish } from './viewport/Viewport.tsx'
import './map.css'

/** The dungeon by torchlight: a drawing with buttons over it, behind a window that pans and zooms. */
export function DungeonMap({ scene, marks: told, eye, onPlace, onFigure, onPing }: MapProps) {
  const w = useWords()
  const help = useId()
  const part = useRef<HTMLElement>(null)
  const words = useRef<HTMLDialogElement>(null)
  const [reading, setReading] = useState(false)
  const [wish, setWish] = useState<Wish>()
  const [known] = useState(() => new Set(roomsOf(scene).map(({ cell }) => cell)))

  const shown = useMemo(
    () => (told.turning === undefined ? scene : turned(scene, told.turning)),
    [scene, told.turning],
  )
  const marks = useMemo((): Marks => {
    const at = (place: Place) => cellFor(shown, place)
    return {
      ...told,
      way: told.way.map(at),
      legal: told.legal.map(at),
      range: told.range.map(at),
      pings: told.pings.map(ping => ({ ...ping, place: at(ping.place) })),
    }
  }, [told, shown])
  const spots = useMemo(() => spotsOf(shown), [shown])
  const torches = useMemo(
    () =>
      shown.heroes.flatMap(({ hero, health, place }) =>
        health > 0 ? [{ hero, place: cellFor(shown, place) }] : [],
      ),
    [shown],
  )
  const hero = scene.heroes[scene.turn.hero]
  const here = cellFor(scene, hero?.place ?? entranceCell)
  // Where the lair has no cell of its own, its door stands for it when one can go in.
  const placeIn = (cell: Place) =>
    cell === lairCell(scene) && (cell !== doorCell(scene) || told.legal.includes(lair)) ? lair : cell

  return (
    <section ref={part} className="te-map" aria-label={w('map.label')} aria-describedby={help}>
      <Lens
        scene={shown}
        eye={cellFor(scene, eye)}
        hero={here}
        wish={wish}
        buttons={
          <LensButton
            label={w('map.words')}
            d="M3 5h14M3 10h14M3 15h9"
            onPress={() => {
              setReading(true)
              words.current?.showModal()
            }}
          />
        }
      >
        <Stone scene={shown} turning={marks.turning?.cell} spots={spots} known={known} />
        <Light torches={torches} />
        {hero !== undefined && hero.health > 0 && (
          <div
            className="te-breath"
            style={{ transform: `translate(${columnOf(here) * 100}%, ${rowOf(here) * 100}%)` }}
          >
            <i />
          </div>
        )}
        <svg className="te-under" viewBox="0 0 700 700" aria-hidden="true">
          <Under marks={marks} />
          <Endings scene={shown} />
          <Way part={part} marks={marks} scene={shown} />
        </svg>
        <Cells
          scene={shown}
          marks={marks}
          start={here}
          onPlace={cell => onPlace(placeIn(cell))}
          onPing={cell => onPing(placeIn(cell))}
          onFigures={cell => focusOn(part.current, `[data-figure][data-cell="${cell}"]`)}
        />
        <Figures
          scene={shown}
          marks={marks}
          spots={spots}
          onFigure={onFigure}
          onPing={onPing}
          onCloser={setWish}
          onBack={cell => focusOn(part.current, `[data-at="${cell}"]`)}
        />
        <Over scene={shown} marks={marks} spots={spots} />
      </Lens>
      <p id={help} className="te-unseen">
        {w('map.help')}
      </p>
      {!reading && (
        <div className="te-unseen">
          <h2>{w('map.words')}</h2>
          <TextMap scene={scene} />
        </div>
      )}
      <dialog ref={words} className="te-words" aria-label={w('map.words')} onClose={() => setReading(false)}>
        <h2>{w('map.words')}</h2>
        {reading && <TextMap scene={scene} />}
        <form method="dialog">
          <button type="submit">{w('map.close')}</button>
        </form>
      </dialog>
    </section>
  )
}
