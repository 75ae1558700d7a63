import type { AnyGame, Seat, Viewer } from '@kazamata/kernel'
import { type MatchRecord, occupants } from '@kazamata/kernel/match'

/** Who looks at the screen, and whose decision it is. */
export interface Eyes {
  /** Whose view is shown. */
  readonly viewer: Viewer
  /** The person who decides now, at this screen. */
  readonly actor?: Seat
  /** The people the device may go to: until one says they have it, nothing but the table's view is made. */
  readonly curtain?: readonly Seat[]
}

/**
 * One person sees their own view all the time. Around one screen everybody looks at the table, and a seat's own view
 * is shown only while its owner answers a question that is not open, and only after they took the device.
 */
export function eyes(
  game: AnyGame,
  open: (view: unknown) => boolean,
  match: { readonly record: MatchRecord; readonly state: unknown },
  confirmed: Seat | undefined,
): Eyes {
  const people = occupants(match.record).flatMap((occupant, seat) =>
    occupant.kind === 'person' ? [seat] : [],
  )
  const active = game.active(match.state).filter(seat => people.includes(seat))
  const [only] = people
  if (only === undefined) return { viewer: 'table' }
  if (people.length === 1) return active.length === 0 ? { viewer: only } : { viewer: only, actor: only }

  const has = active.find(seat => seat === confirmed)
  const actor = has ?? active[0]
  if (actor === undefined) return { viewer: 'table' }
  if (game.coop || open(game.view(match.state, 'table'))) return { viewer: 'table', actor }
  return has === undefined ? { viewer: 'table', curtain: active } : { viewer: has, actor: has }
}
