import type { Room } from '../../content/ids.ts'
import type { LookAhead, Preview } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'

/** A way to a room within the movement points of one die. */
export interface Route {
  readonly to: Room
  readonly rooms: readonly Room[]
  /** What can be played at once: all steps, or those up to the first choice. */
  readonly moves: readonly Move[]
  /** There is something to choose on the way. */
  readonly interrupted: boolean
  /** All steps, past the choices on the way. */
  readonly allMoves: readonly Move[]
  /** Points of damage on the way, also those that potions absorb. */
  readonly damage: number
}

interface PartialRoute extends Pick<Route, 'rooms' | 'moves' | 'interrupted'> {
  /** All moves so far, with those before the walk. */
  readonly played: readonly Move[]
  readonly preview: Preview
}

/** The best way to every room in reach: the fewest steps, then the least damage (PD-UI.4). */
export function routesFrom(before: readonly Move[], look: LookAhead): readonly Route[] {
  const start = look(before)
  const best = new Map<Room, Route>()
  let routes: readonly PartialRoute[] = [
    { rooms: [], moves: [], interrupted: false, played: before, preview: start },
  ]
  while (routes.length > 0) {
    const longer: PartialRoute[] = []
    for (const route of routes)
      for (const move of route.preview.movesPastRewards) {
        if (move.do !== 'step' || route.rooms.includes(move.room) || move.room === start.turn.sheet.at)
          continue
        const next = withStep(route, move, look)
        const known = best.get(move.room)
        const found: Route = {
          ...next,
          to: move.room,
          allMoves: next.played.slice(before.length, next.played.lastIndexOf(move) + 1),
          damage: damageIn(next.preview) - damageIn(start),
        }
        if (known === undefined || isBetter(found, known)) best.set(move.room, found)
        longer.push(next)
      }
    routes = longer
  }
  return [...best.values()]
}

const isBetter = (a: Route, b: Route) =>
  a.rooms.length < b.rooms.length || (a.rooms.length === b.rooms.length && a.damage < b.damage)

const damageIn = ({ turn: { sheet } }: Preview) => sheet.damage + sheet.hearts

function withStep(route: PartialRoute, move: Move & { do: 'step' }, look: LookAhead): PartialRoute {
  const played = [...route.played, move]
  let preview = look(played)
  // Damage cannot be left open: who takes it is answered before anything else in the room happens.
  for (let answer = preview.moves[0]; answer?.do === 'absorb'; answer = preview.moves[0]) {
    played.push(answer)
    preview = look(played)
  }
  return {
    rooms: [...route.rooms, move.room],
    moves: route.interrupted ? route.moves : [...route.moves, move],
    interrupted: route.interrupted || played.at(-1) !== move || preview.turn.agenda.at(-1)?.do === 'gain',
    played,
    preview,
  }
}
