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

/** Markers that can still move: not below 0, nor onto a seal space without a seal (TE-22.6). Equal ones count once. */
export function openMarkers({ card, markers, sealed }: BossFigure): number[] {
  const open = bossSheets[card].seals.slice(sealed)
  const found: number[] = []
  for (const [i, health] of markers.entries())
    if (health > 0 && !open.includes(health - 1) && markers.indexOf(health) === i) found.push(i)
  return found
}

export function markerMoves(state: State): readonly Move[] {
  return openMarkers(bossOf(state)).map(marker)
}

export function setMarker(state: State, marker: number, health: number): BossFigure {
  const boss = bossOf(state)
  state.boss = { ...boss, markers: boss.markers.with(marker, health) }
  return state.boss
}

/** A point at a time; what no marker can take is lost (TE-22.5, TE-22.7). */
export function damageMarker(play: Play, points: number, by: Cause, move: Move | undefined): void {
  const { state } = play
  const boss = bossOf(state)
  if (move?.do !== 'marker') {
    play.tell({ type: 'warded', why: 'TE-22.6', boss: boss.card, points })
    return
  }
  const health = (boss.markers[move.marker] ?? 0) - 1
  const { markers } = setMarker(state, move.marker, health)
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
  const health = Math.min(8, lowest + amount)
  setMarker(state, at, health)
  play.tell({ type: 'bossHealed', why: 'TE-22.16', boss: boss.card, marker: at, health })
}
