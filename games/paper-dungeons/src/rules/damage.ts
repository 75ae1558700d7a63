import type { Clause } from '../clause.ts'
import type { Face } from '../content/ids.ts'
import { mastery, maxDamage } from '../content/tracks.ts'
import type { EmitSheetEvent, SheetEventOf } from '../event.ts'
import type { DamageSource, Sheet, Turn } from '../state.ts'
import { health } from './sheet-counts.ts'

const clauses: Readonly<Record<DamageSource, Clause>> = {
  skull: 'PD-RND.2',
  minion: 'PD-MIN.4',
  trap: 'PD-TRP.1',
  boss: 'PD-BOS.10',
}

/** So many points go to potion hearts, the rest to the damage column; more damage than health resurrects, once (PD-DMG.2, DMG.6). */
export function takeDamage(
  turn: Turn,
  harm: DamageSource,
  points: number,
  potions: number,
  emit: EmitSheetEvent,
): void {
  const { sheet } = turn
  sheet.hearts += potions
  sheet.damage = Math.min(maxDamage, sheet.damage + points - potions)
  const { damage } = sheet
  const most = health(sheet)
  emit({ do: 'hurt', why: clauses[harm], harm, points, potions, damage, health: most })
  if (damage <= most || sheet.resurrected) return
  sheet.resurrected = true
  emit({ do: 'resurrected', why: 'PD-DMG.6', damage, health: most })
}

/** A cleric of level 4 spares the player all skulls (PD-LVL.10). */
export function ignoresSkulls(sheet: Readonly<Sheet>): boolean {
  return (sheet.levels[2] ?? 0) >= mastery
}

/** The Fortune Teller takes one point less each round (PD-POW.7). */
export function ignoresOneSkull(sheet: Readonly<Sheet>): boolean {
  return sheet.power === 'fortuneTeller'
}

/** The damage that the skulls of a roll do to one sheet, and who spared the player some of it (PD-RND.2). */
export function skullDamage(
  sheet: Readonly<Sheet>,
  dice: readonly Face[],
): { readonly points: number; readonly spared?: SheetEventOf<'spared'> } {
  const skulls = dice.filter(face => face === 'skull').length
  if (skulls === 0) return { points: 0 }
  if (ignoresSkulls(sheet))
    return {
      points: 0,
      spared: { do: 'spared', why: 'PD-LVL.10', harm: 'skull', points: skulls, by: 'cleric' },
    }
  if (ignoresOneSkull(sheet))
    return {
      points: skulls - 1,
      spared: { do: 'spared', why: 'PD-POW.7', harm: 'skull', points: 1, by: 'fortuneTeller' },
    }
  return { points: skulls }
}
