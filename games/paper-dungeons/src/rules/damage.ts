import type { Clause } from '../clause.ts'
import type { Face } from '../content/ids.ts'
import { mastery, maxDamage } from '../content/tracks.ts'
import type { SheetEventOf } from '../event.ts'
import type { DamageSource, Facts, Sheet, Turn } from '../state.ts'
import type { EmitSheetEvent } from './rewards.ts'
import { health, openHearts } from './sheet-counts.ts'

const causes: Readonly<Record<DamageSource, Clause>> = {
  skull: 'PD-RND.2',
  minion: 'PD-MIN.4',
  trap: 'PD-TRP.1',
  boss: 'PD-BOS.10',
}

/** How much of some damage may go to potions: nothing is asked where this is 0, or where potions work by themselves. */
export function absorbable(sheet: Readonly<Sheet>, points: number): number {
  return Math.min(points, openHearts(sheet))
}

/** Does this damage wait for the player's answer (PD-DMG.5)? */
export function asksAboutPotions(
  { options }: Pick<Facts, 'options'>,
  sheet: Readonly<Sheet>,
  points: number,
): boolean {
  return options.potionUse === 'ask' && absorbable(sheet, points) > 0
}

/** Some points to potion hearts, the rest to the column; too much of it resurrects, once (PD-DMG.2, DMG.6). */
export function takeDamage(
  turn: Turn,
  harm: DamageSource,
  points: number,
  potions: number,
  tell: EmitSheetEvent,
): void {
  const { sheet } = turn
  sheet.hearts += potions
  sheet.damage = Math.min(maxDamage, sheet.damage + points - potions)
  const { damage } = sheet
  const most = health(sheet)
  tell({ do: 'hurt', why: causes[harm], harm, points, potions, damage, health: most })
  if (damage <= most || sheet.resurrected) return
  sheet.resurrected = true
  tell({ do: 'resurrected', why: 'PD-DMG.6', damage, health: most })
}

/** What the skulls of a roll do to one sheet: the damage, and who spared it some (PD-RND.2). */
export function skullDamage(
  sheet: Readonly<Sheet>,
  dice: readonly Face[],
): { readonly points: number; readonly spared?: SheetEventOf<'spared'> } {
  const skulls = dice.filter(face => face === 'skull').length
  if (skulls === 0) return { points: 0 }
  if ((sheet.levels[2] ?? 0) >= mastery)
    return {
      points: 0,
      spared: { do: 'spared', why: 'PD-LVL.10', harm: 'skull', points: skulls, by: 'cleric' },
    }
  if (sheet.power === 'fortuneTeller')
    return {
      points: skulls - 1,
      spared: { do: 'spared', why: 'PD-POW.7', harm: 'skull', points: 1, by: 'fortuneTeller' },
    }
  return { points: skulls }
}
