import type { Room } from '../../content/ids.ts'
import type { LookAhead, Preview } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import { roomCount } from '../../rules/sheet-counts.ts'

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
}

/** A route and what it is compared by. */
interface RatedRoute extends Route {
  /** Points of damage on the way, also those that potions absorb. */
  readonly damage: number
  /** Of bosses still to be fought. */
  readonly bossRooms: number
  readonly treasures: number
  readonly newRooms: number
}

interface PartialRoute extends Pick<Route, 'rooms' | 'moves' | 'interrupted'> {
  /** All moves so far, with those before the walk. */
  readonly played: readonly Move[]
  readonly preview: Preview
}

/**
 * The best way to every room in reach (PD-UI.4): the fewest steps, then the least damage; of ways alike in both, the one
 * through a boss's room, then with more treasures, then through more unexplored rooms.
 */
export function routesFrom(before: readonly Move[], look: LookAhead): readonly Route[] {
  const start = look(before)
  const best = new Map<Room, RatedRoute>()
  let routes: readonly PartialRoute[] = [
    { rooms: [], moves: [], interrupted: false, played: before, preview: start },
  ]
  while (routes.length > 0) {
    const longer: PartialRoute[] = []
    for (const route of routes)
      for (const move of route.preview.past.moves) {
        if (move.do !== 'step' || route.rooms.includes(move.room) || move.room === start.turn.sheet.at)
          continue
        const next = withStep(route, move, look)
        const known = best.get(move.room)
        const { preview } = next
        const found: RatedRoute = {
          ...next,
          to: move.room,
          allMoves: next.played.slice(before.length, next.played.lastIndexOf(move) + 1),
          damage: damageIn(preview),
          bossRooms: preview.bossRoomsFound,
          treasures: treasuresIn(preview),
          newRooms: roomCount(preview.turn.sheet),
        }
        if (known === undefined || isBetter(found, known)) best.set(move.room, found)
        longer.push(next)
      }
    routes = longer
  }
  return [...best.values()]
}

function isBetter(a: RatedRoute, b: RatedRoute): boolean {
  const difference =
    b.rooms.length - a.rooms.length ||
    b.damage - a.damage ||
    a.bossRooms - b.bossRooms ||
    a.treasures - b.treasures ||
    a.newRooms - b.newRooms
  return difference > 0
}

const damageIn = ({ turn: { sheet } }: Preview) => sheet.damage + sheet.hearts

/** Treasures taken from rooms, and those with a choice that is still to be made. */
function treasuresIn({ events, steps, past }: Preview): number {
  const taken = [...events, ...past.events].filter(
    event => event.do !== 'lost' && 'by' in event && event.by === 'room',
  )
  const toChoose = [...steps, past].flatMap(({ passedOver }) => passedOver)
  return taken.length + toChoose.length
}

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
