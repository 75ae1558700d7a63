import type { AnyGame, Seat, Viewer } from '@kazamata/kernel'
import type { Snapshot } from '@kazamata/room'

/** Who looks at the screen, and whose decision it is. */
export interface Perspective {
  /** Whose view is shown. */
  readonly viewer: Viewer
  /** The person who decides now, at this screen. */
  readonly actor?: Seat
  /** The people the device may go to: until one says they have it, nothing but the table's view is shown. */
  readonly curtain?: readonly Seat[]
}

/**
 * One person sees their own view all the time. Around one screen everybody looks at the table, and a seat's own view
 * is shown only while its owner answers a question that is not open, and only after they took the device.
 */
export function perspectiveOf(
  game: Pick<AnyGame, 'coop'>,
  isOpen: (view: unknown) => boolean,
  { seats, active, view }: Pick<Snapshot, 'seats' | 'active' | 'view'>,
  confirmed: Seat | undefined,
): Perspective {
  const people = seats.flatMap(({ occupant }, seat) => (occupant.kind === 'person' ? [seat] : []))
  const deciding = active.filter(seat => people.includes(seat))
  const [only] = people
  if (only === undefined) return { viewer: 'table' }
  if (people.length === 1) return deciding.length === 0 ? { viewer: only } : { viewer: only, actor: only }

  const holder = deciding.find(seat => seat === confirmed)
  const actor = holder ?? deciding[0]
  if (actor === undefined) return { viewer: 'table' }
  if (game.coop || isOpen(view)) return { viewer: 'table', actor }
  return holder === undefined ? { viewer: 'table', curtain: deciding } : { viewer: holder, actor: holder }
}
