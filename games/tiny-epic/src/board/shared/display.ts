import type { Enemy, Room } from '../../content/ids.ts'
import type { ReachableCell } from '../../rules/movement/reachable.ts'
import type { Place, State } from '../../state.ts'

/** The state as it is drawn. During playback it is behind the match: it includes the events shown so far. */
export type DisplayState = State

/** A figure on the map. */
export type Figure = { readonly hero: number } | { readonly enemy: Enemy }

export const figureKey = (figure: Figure) => ('hero' in figure ? `hero${figure.hero}` : figure.enemy)

export const isSameFigure = (figure: Figure, other: Figure | undefined) =>
  other !== undefined && figureKey(figure) === figureKey(other)

/** The figures that answer the present question, and the one considered. */
export interface TargetProps {
  readonly targets?: readonly Figure[]
  readonly aimed?: Figure | undefined
}

/** Is a figure the one considered, another that answers the question, or neither? */
export function targetMark(figure: Figure, { targets = [], aimed }: TargetProps): 'aimed' | 'legal' | 'none' {
  if (isSameFigure(figure, aimed)) return 'aimed'
  return targets.some(target => isSameFigure(figure, target)) ? 'legal' : 'none'
}

/** What the map shows beyond the components: always by shapes, never by colour alone. */
export interface MapHighlights {
  /** Where the hero at turn can go, with the cost and what entering means (TE-UI.5). */
  readonly reach: readonly ReachableCell[]
  /** The way considered, from the hero's room on. */
  readonly path: readonly Place[]
  /** Other places that answer the present question: a destination, a card to turn, the next room of an enemy. */
  readonly legal: readonly Place[]
  /** Where the tutorial advises to go. */
  readonly advised?: Place
  /** Figures that answer the present question, and the one considered. */
  readonly targets: readonly Figure[]
  readonly aimed?: Figure
  /** The enemy that acts just now. */
  readonly acting?: Enemy
  /** Rooms within range and sight of what is considered (TE-UI.10). */
  readonly range: readonly Place[]
  /** Rooms where an enemy could hit a hero when it acts next (TE-UI.13). */
  readonly threat: readonly Place[]
  /** A revealed card being turned, and the exits that would get cards (TE-UI.6). */
  readonly rotating?: {
    readonly cell: Place
    readonly room: Room
    readonly turns: 0 | 1 | 2 | 3
    readonly deals: readonly Place[]
  }
  /** Rooms that somebody points at, and their name. */
  readonly pings: readonly { readonly place: Place; readonly seat: number; readonly name: string }[]
}

export const noHighlights: MapHighlights = {
  reach: [],
  path: [],
  legal: [],
  targets: [],
  range: [],
  threat: [],
  pings: [],
}

export interface MapProps {
  readonly state: DisplayState
  readonly highlights: MapHighlights
  /** What the viewport should show: the hero at turn, the enemy that acts. */
  readonly centre: Place
  /** A room, a facedown card or a free cell was touched, or chosen by keys. */
  onPlace(place: Place): void
  /** A figure was touched, whether it is a target or not: its room may be what is meant. */
  onFigure(figure: Figure): void
  /** Right click, long press or the key P: "look here". */
  onPing(place: Place): void
}
