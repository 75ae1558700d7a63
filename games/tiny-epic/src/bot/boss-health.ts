import { bossSheets } from '../content/bosses.ts'
import type { State } from '../state.ts'

/** Damage that the boss can take before a seal stops it (TE-22.6). */
export function capacity({ boss }: State): number {
  if (boss === undefined) return 0
  const floor = floorOf(boss.card, boss.sealed)
  let room = 0
  for (const health of boss.markers) room += Math.max(0, health - floor)
  return room
}

/** Where markers stop: just above the next uncovered seal. */
function floorOf(card: keyof typeof bossSheets, sealed: number): number {
  const next = bossSheets[card].seals[sealed]
  return next === undefined ? 0 : next + 1
}

/** Damage that is left to be done. */
export function bossHealth({ boss }: State): number {
  let sum = 0
  for (const health of boss?.markers ?? []) sum += health
  return sum
}

/** Seals that the boss must still be led over. */
export function sealsNeeded({ boss }: State): number {
  return boss === undefined ? 0 : bossSheets[boss.card].seals.length - boss.sealed
}
