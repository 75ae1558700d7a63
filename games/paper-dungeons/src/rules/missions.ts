import type { Emit } from '@kazamata/kernel'
import { dungeons } from '../content/dungeons.ts'
import type { Card, Mission } from '../content/ids.ts'
import { missionCards, missionGlory, soloGlory } from '../content/missions.ts'
import type { Event } from '../event.ts'
import { playerAt, type Sheet, type State } from '../state.ts'
import { countOf, hasExplored } from './sheet-counts.ts'

export interface MissionProgress {
  readonly mission: Mission
  readonly count: number
  /** Fulfilled from here on. */
  readonly from: number
  readonly done: boolean
}

export function missionProgress(sheet: Readonly<Sheet>, mission: Mission, card: Card): MissionProgress {
  const { counts, from } = missionCards[mission]
  const count =
    counts === 'bossRooms'
      ? dungeons[card].rooms.filter(room => hasExplored(sheet, room)).length
      : countOf(sheet, counts)
  return { mission, count, from, done: count >= from }
}

/** What a mission pays to each who fulfils it in this round (PD-MIS.4, PD-SOL.4). */
export function missionGloryIn(round: number, seatCount: number): number {
  return seatCount === 1 ? (soloGlory[round - 1] ?? 0) : missionGlory
}

/** Whoever fulfils a mission in the first round in which anybody does scores it (PD-MIS.3). */
export function scoreMissions(state: State, emit: Emit<Event>): void {
  const { players, round, card } = state
  const glory = missionGloryIn(round, players.length)
  const open = state.missions.filter(mission => {
    const seats = players.flatMap(({ sheet }, seat) =>
      missionProgress(sheet, mission, card).done ? [seat] : [],
    )
    if (seats.length === 0) return true
    for (const seat of seats) {
      const { sheet } = playerAt(state, seat)
      sheet.missions = [...sheet.missions, { mission, glory }]
    }
    emit({ type: 'mission', why: players.length === 1 ? 'PD-SOL.3' : 'PD-MIS.3', mission, seats, glory })
    return false
  })
  if (open.length < state.missions.length) state.missions = open
}
