import { useElementKeys } from '@kazamata/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Place, State } from '../../../state.ts'
import { useWords } from '../../shared/words.ts'
import { side } from './geometry.ts'
import { MiniMap } from './MiniMap.tsx'
import { roomyWidth, useViewport, useWidth } from './use-viewport.ts'
import './viewport.css'

/** A place to look at, and how large a cell must be for that. */
export interface ZoomTarget {
  readonly cell: Place
  readonly size: number
}

/**
 * A window on the dungeon, to be dragged, pinched, wheeled and moved by keys and buttons. The drawing is given as
 * children, so that it is not made anew with every move of a finger.
 */
export function Viewport({
  state,
  centre,
  hero,
  zoomTo,
  buttons,
  children,
}: {
  readonly state: State
  readonly centre: Place
  /** Where the hero at turn stands. */
  readonly hero: Place
  readonly zoomTo: ZoomTarget | undefined
  /** More buttons beside those of the window. */
  readonly buttons: ReactNode
  readonly children: ReactNode
}) {
  const w = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const hasRoom = useWidth(roomyWidth)
  const { camera, size, gliding, all, closer, farther, whole, near, point, show } = useViewport(frame, centre)
  useElementKeys(frame, { '+': closer, '=': closer, '-': farther, '0': whole, h: () => near(hero) })
  // Once: not again when the window changes its size.
  const [done, setDone] = useState(zoomTo)
  useEffect(() => {
    if (zoomTo === undefined || zoomTo === done) return
    setDone(zoomTo)
    near(zoomTo.cell, zoomTo.size)
  }, [zoomTo, done, near])
  // Whatever gets the focus by keys comes into sight; what a finger touches must not slip away under it.
  useEffect(() => {
    const node = frame.current
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const cell = target.dataset.at ?? target.dataset.cell
      if (cell !== undefined) show(Number(cell), 0)
    }
    node?.addEventListener('focusin', onFocus)
    return () => node?.removeEventListener('focusin', onFocus)
  }, [show])

  return (
    <>
      <div ref={frame} className="te-frame">
        <div
          className="te-stage"
          data-gliding={gliding}
          style={{
            width: `${camera.scale * side}px`,
            height: `${camera.scale * side}px`,
            transform: `translate(${camera.x}px, ${camera.y}px)`,
          }}
        >
          {children}
        </div>
      </div>
      {!all && hasRoom && <MiniMap {...{ state, camera, size }} onPoint={point} />}
      <Buttons
        key={`${hasRoom}`}
        hasRoom={hasRoom}
        picture={!all && <MiniMap {...{ state, camera, size }} />}
        map={!all && <MiniMap {...{ state, camera, size }} onPoint={point} />}
      >
        <ViewportButton label={w('map.farther')} d="M4 10h12" off={all} onPress={farther} />
        <ViewportButton label={w('map.closer')} d="M4 10h12M10 4v12" onPress={closer} />
        <ViewportButton
          label={w('map.whole')}
          d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
          off={all}
          onPress={whole}
        />
        <ViewportButton
          label={w('map.hero')}
          d="M10 2v4M10 14v4M2 10h4M14 10h4M14 10a4 4 0 1 1-8 0a4 4 0 1 1 8 0"
          onPress={() => near(hero)}
        />
        {buttons}
      </Buttons>
    </>
  )
}

/** Where there is little room they come when they are asked for, with the small map, which is the picture for it. */
function Buttons(props: {
  readonly hasRoom: boolean
  readonly picture: ReactNode
  readonly map: ReactNode
  readonly children: ReactNode
}) {
  const { hasRoom, picture, map, children } = props
  const w = useWords()
  const [open, setOpen] = useState(hasRoom)
  return (
    <fieldset className="te-viewport" aria-label={w('map.view')}>
      {!hasRoom && (
        <ViewportButton
          label={w('map.view')}
          d="M13 8a5 5 0 1 1-10 0a5 5 0 1 1 10 0M12 12l5 5"
          picture={picture}
          open={open}
          onPress={() => setOpen(!open)}
        />
      )}
      {open && (
        <div>
          {!hasRoom && map}
          {children}
        </div>
      )}
    </fieldset>
  )
}

export function ViewportButton({
  label,
  d,
  picture,
  off = false,
  open,
  onPress,
}: {
  readonly label: string
  readonly d: string
  /** Instead of the drawing. */
  readonly picture?: ReactNode
  readonly off?: boolean
  readonly open?: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(open !== undefined && { 'aria-expanded': open })}
      onClick={off ? undefined : onPress}
    >
      {picture || (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={d} />
        </svg>
      )}
    </button>
  )
}
