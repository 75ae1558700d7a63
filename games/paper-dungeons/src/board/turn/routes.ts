import type { Room } from '../../content/ids.ts'
import type { LookAhead, Preview } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'

/** A way to a room within the points of one movement. */
export interface Trail {
  readonly to: Room
  readonly rooms: readonly Room[]
  /** What can be played in one go: all steps, or those up to the first choice. */
  readonly moves: readonly Move[]
  readonly asks: boolean
  /** All steps, past the choices on the way. */
  readonly whole: readonly Move[]
  /** Points of damage on the way, whoever takes them. */
  readonly harm: number
}

interface Way {
  readonly rooms: readonly Room[]
  /** All moves so far, past the choices on the way. */
  readonly all: readonly Move[]
  readonly moves: readonly Move[]
  readonly asks: boolean
  readonly ahead: Preview
}

/** The best way to every room in reach: few steps first, then little damage (PD-UI.4). */
export function trailsFrom(before: readonly Move[], look: LookAhead): readonly Trail[] {
  const start = look(before)
  const hurt = harmOf(start)
  const best = new Map<Room, Trail>()
  let ways: readonly Way[] = [{ rooms: [], all: before, moves: [], asks: false, ahead: start }]
  while (ways.length > 0) {
    const next: Way[] = []
    for (const way of ways)
      for (const move of way.ahead.movesPastRewards) {
        if (move.do !== 'step' || way.rooms.includes(move.room) || move.room === start.turn.sheet.at) continue
        const onward = stepped(way, move, look)
        const trail = trailOf(onward, hurt, before.length)
        const known = best.get(move.room)
        if (known === undefined || better(trail, known)) best.set(move.room, trail)
        next.push(onward)
      }
    ways = next
  }
  return [...best.values()]
}

const better = (a: Trail, b: Trail) =>
  a.rooms.length < b.rooms.length || (a.rooms.length === b.rooms.length && a.harm < b.harm)

const harmOf = ({ turn: { sheet } }: Preview) => sheet.damage + sheet.hearts

function trailOf({ rooms, all, moves, asks, ahead }: Way, hurt: number, from: number): Trail {
  const to = rooms.at(-1)
  if (to === undefined) throw new Error('A way without steps leads nowhere.')
  return {
    to,
    rooms,
    moves,
    asks,
    whole: all.slice(from, all.findLastIndex(move => move.do === 'step') + 1),
    harm: harmOf(ahead) - hurt,
  }
}

function stepped(way: Way, move: Move & { do: 'step' }, look: LookAhead): Way {
  let all = [...way.all, move]
  let ahead = look(all)
  // Who takes the damage cannot be left open: it comes before what else the room holds.
  for (let answer = ahead.moves[0]; answer?.do === 'absorb'; answer = ahead.moves[0]) {
    all = [...all, answer]
    ahead = look(all)
  }
  return {
    rooms: [...way.rooms, move.room],
    all,
    moves: way.asks ? way.moves : [...way.moves, move],
    asks: way.asks || all.at(-1) !== move || ahead.turn.agenda.at(-1)?.do === 'gain',
    ahead,
  }
}
