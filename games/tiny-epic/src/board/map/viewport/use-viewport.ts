import { type Camera, type Size, usePanZoom } from '@kazamata/ui'
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { cellCount } from '../../../rules/dungeon/grid.ts'
import type { Place } from '../../../state.ts'
import { centred, isWhole, nearCell, panned, shows, whole, zoomed } from './geometry.ts'

/** The whole grid, a window on a place as large as fits the page, or as hands have left it. */
type Mode =
  | { readonly is: 'whole' }
  | { readonly is: 'near'; readonly place: Place }
  | { readonly is: 'held'; readonly camera: Camera }

/** From here on the whole grid is in sight at first. */
const wideWidth = 900
/** And from here on there is room for all buttons. */
export const roomyWidth = 1080
const step = 1.4

const sizeOf = (node: HTMLElement): Size => ({ w: node.clientWidth || 640, h: node.clientHeight || 640 })

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Is the page at least so wide now? */
export const useWidth = (least: number) => useSyncExternalStore(onResize, () => window.innerWidth >= least)

const atFirst = (isWide: boolean, centre: Place): Mode =>
  isWide ? { is: 'whole' } : { is: 'near', place: centre }

/** What of the grid is in sight. It follows the centre, unless the whole grid is in sight anyway. */
export function useViewport(frame: RefObject<HTMLElement | null>, centre: Place) {
  const [size, setSize] = useState<Size>({ w: 640, h: 640 })
  const isWide = useWidth(wideWidth)
  const [mode, setMode] = useState<Mode>(() => atFirst(isWide, centre))
  // A window that is made small or large is another one: what was held for it fits no more.
  const [fitted, fit] = useState(isWide)
  if (fitted !== isWide) {
    fit(isWide)
    setMode(atFirst(isWide, centre))
  }
  /** Does the window glide to where it is? Not under a finger. */
  const [gliding, setGliding] = useState(false)
  const camera = cameraOf(mode, size)

  useLayoutEffect(() => {
    const node = frame.current
    if (node === null) return
    setSize(sizeOf(node))
    if (typeof ResizeObserver === 'undefined') return
    const watching = new ResizeObserver(() => {
      setGliding(false)
      setSize(sizeOf(node))
    })
    watching.observe(node)
    return () => watching.disconnect()
  }, [frame])

  const hold = (change: (camera: Camera) => Camera, glide: boolean) => {
    setGliding(glide)
    setMode(old => {
      const camera = change(cameraOf(old, size))
      return isWhole(camera, size) ? { is: 'whole' } : { is: 'held', camera }
    })
  }
  const show = useCallback(
    (place: Place, around: number) => {
      if (place >= cellCount) return
      setGliding(true)
      setMode(old => {
        const now = cameraOf(old, size)
        if (old.is === 'whole' || shows(now, place, around, size)) return old
        return old.is === 'near'
          ? { is: 'near', place }
          : { is: 'held', camera: centred(place, now.scale, size) }
      })
    },
    [size],
  )
  // The story moves on: so does the window. One that only got smaller keeps the centre in sight, unless hands hold it.
  const [followed, setFollowed] = useState(centre)
  useEffect(() => {
    if (centre === followed)
      setMode(old =>
        old.is === 'near' && !shows(cameraOf(old, size), centre, 0, size)
          ? { is: 'near', place: centre }
          : old,
      )
    else {
      setFollowed(centre)
      show(centre, 1)
    }
  }, [centre, followed, show, size])

  usePanZoom(frame, {
    zoom: (by, x, y) => hold(old => zoomed(old, by, x, y, size), false),
    pan: (dx, dy) => hold(old => panned(old, dx, dy, size), false),
  })
  /** To a place, close enough to touch what is there. */
  const near = useCallback(
    (place: Place, cell = 0) => {
      setGliding(true)
      setMode(old => ({
        is: 'held',
        camera: centred(place, Math.max(cameraOf(old, size).scale, nearCell(size), cell), size),
      }))
    },
    [size],
  )
  const middle = [size.w / 2, size.h / 2] as const

  return {
    camera,
    size,
    gliding,
    all: isWhole(camera, size),
    closer: () => hold(old => zoomed(old, step, ...middle, size), false),
    farther: () => hold(old => zoomed(old, 1 / step, ...middle, size), false),
    whole: () => setMode({ is: 'whole' }),
    near,
    /** A point of the grid in the middle, in cells: a touch of the small map. */
    point: (x: number, y: number) =>
      hold(
        old => panned(old, size.w / 2 - x * old.scale - old.x, size.h / 2 - y * old.scale - old.y, size),
        false,
      ),
    show,
  }
}

function cameraOf(mode: Mode, size: Size): Camera {
  switch (mode.is) {
    case 'whole':
      return whole(size)
    case 'near':
      return centred(mode.place, nearCell(size), size)
    case 'held':
      return panned(mode.camera, 0, 0, size)
  }
}
