import { bossSheets } from '../../content/bosses.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Place, State } from '../../state.ts'
import { cellCount, roomAt } from '../dungeon/grid.ts'
import type { Play } from '../play.ts'
import { bossOf } from './boss-health.ts'

/** A boss that comes into a room with a seal takes it (TE-22.8). */
export function takeSeal(play: Play, cell: Place): void {
  const { state } = play
  const boss = bossOf(state)
  const space = bossSheets[boss.card].seals[boss.sealed]
  if (space === undefined || !state.seals.includes(cell)) return
  coverSealSpace(state, cell)
  play.tell({ type: 'sealed', why: 'TE-22.8', boss: boss.card, cell, space })
}

export function coverSealSpace(state: State, cell: Place): void {
  const boss = bossOf(state)
  state.seals = state.seals.filter(other => other !== cell)
  state.boss = { ...boss, sealed: boss.sealed + 1 }
}

/** Encounters get their seals in Act 2. */
export function sealCells(state: State): Place[] {
  const found: Place[] = []
  for (let cell = 0; cell < cellCount; cell++) {
    const room = roomAt(state, cell)
    if (room !== undefined && roomCards[room].seal === 2) found.push(cell)
  }
  return found
}
