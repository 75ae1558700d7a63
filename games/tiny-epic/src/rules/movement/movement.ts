import type { Clause } from '../../clause.ts'
import type { Check } from '../../content/effect.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { activeHero, type Place, type State, type Walk } from '../../state.ts'
import { declare } from '../check/declaration.ts'
import { hasEnemy, isConscious } from '../dungeon/figures.ts'
import { cellCount, facedownTo, isRevealed, pathTo, roomAt } from '../dungeon/grid.ts'
import { revealCard } from '../dungeon/reveal.ts'
import { ambush } from '../enemies/ambush.ts'
import { isStealthy } from '../heroes/attributes.ts'
import { decline, flip as flipMove, go, none, step } from '../moves.ts'
import type { Play } from '../play.ts'

/* A hero on the way (TE-6). */

/** Rooms next door, and facedown cards that can be turned on the way in (TE-6.1, TE-7.1). */
export function addSteps(state: State, from: Place, moves: Move[]): void {
  if (from >= cellCount) return
  for (let direction = 0; direction < 4; direction++) {
    const next = pathTo(state, from, direction)
    if (next >= 0) moves.push(step(next))
  }
  for (let direction = 0; direction < 4; direction++) {
    const next = facedownTo(state, from, direction)
    if (next >= 0) moves.push(flipMove(next))
  }
}

/** Any revealed card but the own one (TE-6.8, TE-6.15); the boss sheet is none (TE-6.10). */
export function destinations(state: State): Move[] {
  const { place } = activeHero(state)
  const moves: Move[] = []
  for (let cell = 0; cell < cellCount; cell++)
    if (cell !== place && isRevealed(state, cell)) moves.push(go(cell))
  return moves
}

/** Is there any other revealed card? */
export function hasDestination(state: State): boolean {
  const { place } = activeHero(state)
  for (let cell = 0; cell < cellCount; cell++) if (cell !== place && isRevealed(state, cell)) return true
  return false
}

/** Into a room that lies open, or onto a card that is turned for it. */
export function walkInto(play: Play, walk: Walk): void {
  const { state } = play
  if (isRevealed(state, walk.to)) arrive(play, walk, false)
  else revealCard(play, walk.to, 'TE-7.1', activeHero(state).place, walk)
}

const moved: Readonly<Record<Walk['by'], Clause>> = {
  step: 'TE-6.1',
  portal: 'TE-6.8',
  teleport: 'TE-6.12',
  extra: 'TE-6.14',
}

/** The trap of a room that has not been disarmed. */
export function trapAt(state: State, cell: Place): Check | undefined {
  const room = roomAt(state, cell)
  return room === undefined || state.disarmed.includes(cell) ? undefined : roomCards[room].trap
}

/** The hero is there: whoever waits strikes, a trap is tested, then enemies stop the hero (TE-7.7, TE-8.14). */
export function arrive(play: Play, walk: Walk, fresh: boolean): void {
  const { state } = play
  const hero = activeHero(state)
  const from = hero.place
  hero.place = walk.to
  hero.space = 0
  state.turn.landed = false
  const why = fresh ? 'TE-7.7' : moved[walk.by]
  play.tell({ type: 'moved', why, hero: play.who(), from, to: walk.to, by: walk.by })
  if (fresh) ambush(play, walk.to, walk)
  play.put({ do: 'halt', walk })
  const room = roomAt(state, walk.to)
  if (room === undefined || trapAt(state, walk.to) === undefined) return
  declare(play, { kind: 'trap', by: room, bonus: 0, targets: [] })
}

/** An enemy in the room entered stops the hero for the turn (TE-6.2, TE-6.13), unless it goes unseen (TE-6.4). */
export function stopAtEnemies(play: Play, walk: Walk): void {
  const { state } = play
  if (walk.stealth || state.turn.stopped || !isConscious(state, state.turn.hero)) return
  if (activeHero(state).place !== walk.to || !hasEnemy(state, walk.to)) return
  state.turn.stopped = true
  play.tell({ type: 'stopped', why: 'TE-6.2', hero: play.who(), place: walk.to })
}

/** Up to so many rooms on top of the turn's own movement; it stays off the boss sheet (TE-6.15). */
export function extraMoveMoves(state: State, left: number, stealth: boolean): readonly Move[] {
  if (left === 0 || (state.turn.stopped && !stealth)) return none
  const moves: Move[] = []
  addSteps(state, activeHero(state).place, moves)
  if (moves.length === 0) return none
  moves.push(decline)
  return moves
}

export function extraMove(play: Play, left: number, stealth: boolean, move: Move | undefined): void {
  const { state } = play
  const to = move?.do === 'step' ? move.to : move?.do === 'flip' ? move.cell : undefined
  if (to === undefined) {
    if (move !== undefined)
      play.tell({ type: 'declined', why: 'TE-6.14', hero: play.who(), what: 'extraMove' })
    return
  }
  play.put({ do: 'extraMove', left: left - 1, stealth })
  walkInto(play, { to, by: 'extra', stealth: stealth || isStealthy(state, activeHero(state)) })
}

export function teleport(play: Play, by: 'portal' | 'teleport', move: Move | undefined): void {
  const { state } = play
  if (move?.do === 'go')
    arrive(play, { to: move.to, by, stealth: isStealthy(state, activeHero(state)) }, false)
}
