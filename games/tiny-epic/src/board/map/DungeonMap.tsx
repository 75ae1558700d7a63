import { useMemo, useRef, useState } from 'react'
import { roomCards } from '../../content/rooms.ts'
import { doorCell, entranceCell, lair } from '../../rules/grid.ts'
import type { Place, State } from '../../state.ts'
import type { MapProps, Marks } from '../props.ts'
import { useWords } from '../words.ts'
import { Cells } from './Cells.tsx'
import { roomsOf, withCard } from './exits.ts'
import { Figures } from './Figures.tsx'
import { focusOn, useKeys } from './keys.ts'
import { Light } from './Light.tsx'
import { columnOf, rowOf } from './lens.ts'
import { Mini } from './Mini.tsx'
import { Over } from './Over.tsx'
import { Pigments, Stone, Tokens } from './Stone.tsx'
import { spotsOf } from './spots.ts'
import { TextMap } from './TextMap.tsx'
import { Under } from './Under.tsx'
import { useLens } from './useLens.ts'
import './map.css'

/** The way to a cell the hero at turn can reach, from its room on. */
function wayTo(marks: Marks, cell: Place | undefined): Place[] {
  const found: Place[] = []
  for (let at = cell; at !== undefined; ) {
    const step = marks.reach.find(other => other.cell === at)
    found.unshift(at)
    at = step?.from
  }
  return found.length > 1 ? found : []
}

/** The dungeon by torchlight: a drawing with buttons over it, behind a window that pans and zooms. */
export function DungeonMap({ scene, marks, eye, onPlace, onFigure, onPing }: MapProps) {
  const w = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDialogElement>(null)
  const door = doorCell(scene)
  const onGrid = (place: Place) => (place === lair ? (door < 0 ? entranceCell : door) : place)
  const lens = useLens(frame, onGrid(eye))
  const [hovered, setHovered] = useState<Place>()
  const { turning } = marks
  const shown = useMemo(
    (): State => (turning === undefined ? scene : withCard(scene, turning.cell, turning.room, turning.turns)),
    [scene, turning],
  )
  const spots = useMemo(() => spotsOf(shown), [shown])
  const busy = useMemo(() => {
    const found = new Map<Place, number>()
    for (const { cell } of spots) found.set(cell, (found.get(cell) ?? 0) + 1)
    return found
  }, [spots])
  const torches = useMemo(
    () =>
      shown.heroes.flatMap(({ hero, health, place }) =>
        health > 0 ? [{ hero, place: place === lair ? door : place }] : [],
      ),
    [shown, door],
  )
  const [known] = useState(() => new Set(roomsOf(scene).map(({ cell }) => cell)))
  const cellsOf = (has: 'trap' | 'portal') =>
    roomsOf(shown).flatMap(({ cell, room }) => (roomCards[room][has] === undefined ? [] : [cell]))
  const hero = scene.heroes[scene.turn.hero]
  const here = onGrid(hero?.place ?? entranceCell)
  const way = marks.way.length > 0 ? marks.way : wayTo(marks, hovered)

  useKeys(frame, {
    '+': lens.closer,
    '=': lens.closer,
    '-': lens.farther,
    '0': lens.whole,
    h: () => lens.near(here),
  })

  const { look } = lens
  return (
    <section className="te-map" aria-label={w('map.label')} aria-describedby="te-map-help">
      <div ref={frame} className="te-frame">
        <div
          className="te-stage"
          data-gliding={lens.gliding}
          style={{
            width: `${look.cell * 7}px`,
            height: `${look.cell * 7}px`,
            transform: `translate(${look.x}px, ${look.y}px)`,
          }}
        >
          <svg className="te-ground" viewBox="0 0 700 700" aria-hidden="true">
            <Pigments />
            <Stone scene={shown} turning={turning?.cell} busy={busy} fresh={cell => !known.has(cell)} />
          </svg>
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
            <Tokens scene={shown} traps={cellsOf('trap')} portals={cellsOf('portal')} />
            <Under scene={shown} marks={marks} way={way} />
          </svg>
          <Cells
            scene={shown}
            marks={marks}
            start={here}
            onPlace={onPlace}
            onPing={onPing}
            onHover={setHovered}
            onFocus={cell => {
              setHovered(cell)
              lens.show(cell, 0)
            }}
            onFigures={cell => focusOn(frame.current, `[data-figure][data-cell="${cell}"]`)}
          />
          <Figures
            scene={shown}
            marks={marks}
            spots={spots}
            cell={look.cell}
            onFigure={onFigure}
            onNear={lens.near}
            onPing={onPing}
            onBack={cell => focusOn(frame.current, `[data-at="${cell}"]`)}
          />
          <Over scene={shown} marks={marks} spots={spots} />
        </div>
      </div>
      {!lens.all && <Mini scene={shown} look={look} size={lens.size} onPoint={lens.point} />}
      <fieldset className="te-lens" aria-label={w('map.view')}>
        <LensButton label={w('map.farther')} d="M4 10h12" off={lens.all} onPress={lens.farther} />
        <LensButton label={w('map.closer')} d="M4 10h12M10 4v12" onPress={lens.closer} />
        <LensButton
          label={w('map.whole')}
          d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
          off={lens.all}
          onPress={lens.whole}
        />
        <LensButton
          label={w('map.hero')}
          d="M10 2v4M10 14v4M2 10h4M14 10h4M14 10a4 4 0 1 1-8 0a4 4 0 1 1 8 0"
          onPress={() => lens.near(here)}
        />
        <LensButton
          label={w('map.words')}
          d="M3 5h14M3 10h14M3 15h9"
          onPress={() => words.current?.showModal()}
        />
      </fieldset>
      <p id="te-map-help" className="te-unseen">
        {w('map.help')}
      </p>
      <div className="te-unseen">
        <TextMap scene={scene} />
      </div>
      <dialog ref={words} className="te-words" aria-label={w('map.words')}>
        <h2>{w('map.words')}</h2>
        <TextMap scene={scene} />
        <form method="dialog">
          <button type="submit">{w('map.close')}</button>
        </form>
      </dialog>
    </section>
  )
}

function LensButton({
  label,
  d,
  off = false,
  onPress,
}: {
  readonly label: string
  readonly d: string
  readonly off?: boolean
  onPress(): void
}) {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={onPress}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}
