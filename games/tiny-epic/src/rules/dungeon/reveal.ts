import type { Clause } from '../../clause.ts'
import { piles, type Room } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import type { Place, State, Walk } from '../../state.ts'
import { drawCard, removeCard } from '../bag.ts'
import { rotate } from '../moves.ts'
import type { Play } from '../play.ts'
import {
  allTurns,
  besideOf,
  codeOf,
  doorCell,
  exitsOf,
  facedownCode,
  hasExit,
  hasFacedown,
  isRevealed,
  pileAt,
} from './grid.ts'

/* Revealing dungeon cards and dealing new ones to their exits (TE-7). */

/** Turns a facedown card; how it lies is asked next (TE-7.3). */
export function revealCard(play: Play, cell: Place, why: Clause, from?: Place, walk?: Walk): void {
  const { state } = play
  const pile = pileAt(state, cell)
  const name = piles[pile]
  if (name === undefined) throw new Error(`There is no facedown card in cell ${cell}.`)
  play.tell({ type: 'flipping', why, cell, pile: name })
  const room = drawRoom(play, pile)
  play.tell({ type: 'flipped', why, cell, room })
  if (from === undefined) play.put({ do: 'rotate', cell, room })
  else if (walk === undefined) play.put({ do: 'rotate', cell, room, from })
  else play.put({ do: 'rotate', cell, room, from, walk })
}

/** Unseen cards are exchangeable: one in so many of a pile is an encounter, or the Lair Door (TE-2.3, TE-2.4). */
function drawRoom(play: Play, pile: number): Room {
  const { state, chance } = play
  const unseen = state.hidden[pile] ?? 0
  state.hidden[pile] = unseen - 1
  const encounter = pile === 1 && state.ambushes > 0 && chance.int(unseen) < state.ambushes
  if (pile === 2 && doorCell(state) < 0 && chance.int(unseen) === 0) return 'lairDoor'
  const room = drawCard(chance, state.bags, encounter ? 'encounters' : 'rooms')
  removeRoom(state, room)
  return room
}

/** A revealed card is in no bag any more, and an encounter is one fewer to come. */
export function removeRoom(state: State, room: Room): void {
  if (roomCards[room].ambush === 'minion') {
    state.ambushes -= 1
    removeCard(state.bags, 'encounters', room)
  } else removeCard(state.bags, 'rooms', room)
}

/** Rotations that join the card to the room it must be joined to; of those that look alike the first. */
export function rotations(state: State, cell: Place, room: Room, from?: Place): Move[] {
  let wanted = 0
  for (let direction = 0; direction < 4; direction++) {
    const next = besideOf(cell, direction)
    if (next < 0 || (from !== undefined && next !== from)) continue
    if (isRevealed(state, next) && hasExit(state, next, (direction + 2) & 3)) wanted |= 1 << direction
  }
  /** Bits by exits. */
  let seen = 0
  const moves: Move[] = []
  for (const turns of allTurns) {
    const mask = exitsOf(room, turns)
    const move = rotate[turns]
    if ((mask & wanted) === 0 || (seen & (1 << mask)) !== 0 || move === undefined) continue
    seen |= 1 << mask
    moves.push(move)
  }
  return moves
}

/** The card lies; its open exits get cards; only then the way is looked at (TE-7.4, TE-7.5, TE-7.14). */
export function placeCard(play: Play, cell: Place, room: Room, turns: 0 | 1 | 2 | 3): void {
  const { state } = play
  state.cells[cell] = codeOf(room, turns)
  play.tell({ type: 'placed', why: 'TE-7.4', cell, room, turns })
  dealFacedown(play, cell, exitsOf(room, turns))
  if (!hasFacedown(state) && doorCell(state) < 0) play.finish(false, 'TE-3.4')
}

/** The empty cells that a card with such exits opens, north, east, south, west, as far as the deck goes (TE-7.5, TE-7.6). */
export function openings(state: State, cell: Place, exits: number): Place[] {
  let left = 0
  for (const count of state.deck) left += count
  const found: Place[] = []
  for (let direction = 0; direction < 4 && found.length < left; direction++) {
    const next = besideOf(cell, direction)
    if ((exits & (1 << direction)) !== 0 && next >= 0 && state.cells[next] === 0) found.push(next)
  }
  return found
}

/** Facedown cards to all openings; pile A goes first, then B, then C (TE-2.5, TE-2.8). */
export function dealFacedown(play: Play, cell: Place, exits: number): void {
  const { state } = play
  for (const next of openings(state, cell, exits)) {
    const { deck } = state
    let pile = 0
    while (deck[pile] === 0) pile += 1
    const name = piles[pile]
    if (name === undefined) return
    putFacedown(state, next, pile)
    play.tell({ type: 'dealt', why: 'TE-7.5', cell: next, pile: name })
  }
}

export function putFacedown(state: State, cell: Place, pile: number): void {
  state.deck[pile] = (state.deck[pile] ?? 0) - 1
  state.cells[cell] = facedownCode(pile)
}
