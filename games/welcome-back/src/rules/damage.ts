import { equipment } from '../content/equipment.ts'
import type { DamageBreakdown } from '../event.ts'
import type { Run } from '../state.ts'
import { type Kit, tokenAt } from './kits.ts'
import type { Profile } from './monster-profile.ts'
import type { Mutable } from './mutable.ts'

/** What the runner brings into an encounter. */
export type Guard = Pick<Run, 'hp' | 'flute'>

/** The Harp's cap while HP is low (WB-7.16); it only ever lowers damage (WB-7.17). */
function capOf(kit: Kit, row: number, hp: number, parity: Profile['parity']): number {
  if ((row & kit.cap) === 0) return Number.POSITIVE_INFINITY
  const { effect } = equipment[tokenAt(kit, kit.cap)]
  if (effect.kind !== 'cap' || hp >= effect.below) return Number.POSITIVE_INFINITY
  return parity === 'odd' ? effect.odd : effect.even
}

function lessOf(kit: Kit, row: number): number {
  if ((row & kit.less) === 0) return 0
  const { effect } = equipment[tokenAt(kit, kit.less)]
  return effect.kind === 'less' ? effect.damage : 0
}

/** Strength, then Harp, then Flute, then Crown, never below 0 (WB-5.23, 5.24). A card without strength deals none. */
export function damageOf(kit: Kit, row: number, guard: Guard, { strength, parity }: Profile): number {
  if (strength === undefined) return 0
  const capped = Math.min(strength, capOf(kit, row, guard.hp, parity))
  return Math.max(0, capped - guard.flute - lessOf(kit, row))
}

/** The same with its steps, for the log and the board. */
export function damageBreakdown(kit: Kit, row: number, guard: Guard, profile: Profile): DamageBreakdown {
  const strength = profile.strength ?? 0
  const cap = capOf(kit, row, guard.hp, profile.parity)
  const less = lessOf(kit, row)
  const sum: Mutable<DamageBreakdown> = { strength, damage: damageOf(kit, row, guard, profile) }
  if (cap < strength) sum.harp = cap
  if (guard.flute > 0) sum.flute = guard.flute
  if (less > 0) sum.crown = less
  return sum
}
