import type { Count } from './goals.ts'
import type { Mission } from './ids.ts'
import type { Label } from './label.ts'

export interface MissionCard {
  readonly counts: Count | 'bossRooms'
  /** Fulfilled from here on. */
  readonly from: number
  readonly source: Label
}

const card = (counts: MissionCard['counts'], from: number): MissionCard => ({
  counts,
  from,
  source: 'public',
})

/** Section 3.8. */
export const missionCards: Readonly<Record<Mission, MissionCard>> = {
  M01: card({ of: 'minionLevels' }, 3),
  M02: card({ of: 'heroes', level: 6 }, 1),
  M03: card({ of: 'rows', rooms: 6 }, 1),
  M04: card({ of: 'heroes', level: 3 }, 4),
  M05: card({ of: 'columns', rooms: 7 }, 1),
  M06: card({ of: 'potions' }, 8),
  M07: card({ of: 'heroes', level: 4 }, 3),
  M08: card({ of: 'minions' }, 6),
  M09: card({ of: 'gems' }, 4),
  M10: card({ of: 'corners' }, 2),
  M11: card({ of: 'traps' }, 5),
  M12: card({ of: 'rooms' }, 15),
  M13: card({ of: 'items' }, 4),
  M14: card({ of: 'health' }, 12),
  M15: card('bossRooms', 3),
  M16: card({ of: 'heroes', level: 5 }, 2),
}

/** With two or more players (PD-MIS.4). */
export const missionGlory = 4

/** Alone, by round from 1 to 8 (PD-SOL.4). */
export const soloGlory: readonly number[] = [6, 5, 4, 4, 3, 3, 2, 1]
