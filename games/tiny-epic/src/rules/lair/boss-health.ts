import { bossSheets } from '../../content/bosses.ts'
import type { Move } from '../../move.ts'
import type { BossFigure, Cause, State } from '../../state.ts'
import { marker } from '../moves.ts'
import type { Play } from '../play.ts'

/* The boss's health markers (TE-22). */

export function bossOf(state: State): BossFigure {
  if (state.boss === undefined) throw new Error('The boss is not in play yet.')
  return state.boss
}

/** Where markers start, and how high they can be healed. */
export const trackTop = 8

/** The seal space at this number: covered by a seal, or still open. */
export function sealAt({ card, sealed }: BossFigure, space: number): 'covered' | 'open' | undefined {
  const seal = bossSheets[card].seals.indexOf(space)
  if (seal < 0) return undefined
  return seal < sealed ? 'covered' : 'open'
}

/** Not below 0, nor onto a seal space without a seal (TE-22.6). */
function canMoveDown(boss: BossFigure, health: number): boolean {
  return health > 0 && sealAt(boss, health - 1) !== 'open'
}

export function canTakePoint(boss: BossFigure, marker: number): boolean {
  return canMoveDown(boss, boss.markers[marker] ?? 0)
}

/** Damage that is left to be done. */
export function bossHealth({ boss }: Pick<State, 'boss'>): number {
  let total = 0
  for (const health of boss?.markers ?? []) total += health
  return total
}

/** Damage that the boss can take before a missing seal stops it (TE-22.6). */
export function damageBeforeSeal({ boss }: State): number {
  if (boss === undefined) return 0
  let total = 0
  for (const marker of boss.markers) for (let health = marker; canMoveDown(boss, health); health--) total += 1
  return total
}

/** Seals that the boss must still be led over. */
export function sealsNeeded({ boss }: State): number {
  return boss === undefined ? 0 : bossSheets[boss.card].seals.length - boss.sealed
}

/** Markers that can still move; equal ones count once. */
export function openMarkers(boss: BossFigure): number[] {
  const found: number[] = []
  for (const marker of boss.markers.keys())
    if (canTakePoint(boss, marker) && sameMarker(boss, marker) === marker) found.push(marker)
  return found
}

/** Of equal markers, the one that is listed. */
function sameMarker({ markers }: BossFigure, marker: number): number {
  return markers.indexOf(markers[marker] ?? 0)
}

/** The boss after a point of damage to a marker (TE-22.5). */
export function afterPoint(boss: BossFigure, marker: number): BossFigure {
  return { ...boss, markers: boss.markers.with(marker, (boss.markers[marker] ?? 0) - 1) }
}

/** The moves that give each marker these points; a point that only one marker can take is not asked for. */
export function movesForPoints(boss: BossFigure, points: readonly number[]): Move[] {
  const moves: Move[] = []
  const left = [...points]
  let now = boss
  for (;;) {
    const wanted = left.findIndex((count, at) => count > 0 && canTakePoint(now, at))
    if (wanted < 0) return moves
    // Which of two equal markers is meant makes no difference: the points of the other one follow.
    const first = sameMarker(now, wanted)
    const rest = (left[wanted] ?? 0) - 1
    left[wanted] = left[first] ?? 0
    left[first] = rest
    if (openMarkers(now).length > 1) moves.push(marker(first))
    now = afterPoint(now, first)
  }
}

export function markerMoves(state: State): readonly Move[] {
  return openMarkers(bossOf(state)).map(marker)
}

export function setMarker(state: State, marker: number, health: number): void {
  const boss = bossOf(state)
  state.boss = { ...boss, markers: boss.markers.with(marker, health) }
}

/** A point at a time; what no marker can take is lost (TE-22.5, TE-22.7). */
export function damageMarker(play: Play, points: number, by: Cause, move: Move | undefined): void {
  const { state } = play
  const boss = bossOf(state)
  if (move?.do !== 'marker') {
    play.tell({ type: 'warded', why: 'TE-22.6', boss: boss.card, points })
    return
  }
  const hurt = afterPoint(boss, move.marker)
  const { markers } = hurt
  state.boss = hurt
  const health = markers[move.marker] ?? 0
  play.tell({ type: 'marked', why: 'TE-22.5', boss: boss.card, marker: move.marker, health })
  if (markers.every(left => left === 0)) play.finish(true, 'TE-3.1')
  else if (points > 1) play.put({ do: 'wound', points: points - 1, by })
}

/** The lowest marker above 0 moves up, over seals freely (TE-22.16). */
export function healBoss(play: Play, amount: number): void {
  const { state } = play
  const boss = bossOf(state)
  const lowest = Math.min(...boss.markers.filter(health => health > 0))
  const at = boss.markers.indexOf(lowest)
  if (at < 0) return
  const health = Math.min(trackTop, lowest + amount)
  setMarker(state, at, health)
  play.tell({ type: 'bossHealed', why: 'TE-22.16', boss: boss.card, marker: at, health })
}
