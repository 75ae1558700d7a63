import { bossCards } from '../content/bosses.ts'
import { dungeons } from '../content/dungeons.ts'
import { type Boss, heroes } from '../content/ids.ts'
import { bossRounds, mastery } from '../content/tracks.ts'
import type { SheetEventOf, Strength } from '../event.ts'
import type { Facts, Sheet } from '../state.ts'
import { hasExplored, hasItem, health } from './sheet-counts.ts'

/** Levels, the weak spot's hero once more, bonuses (PD-BOS.3, BOS.4). */
export function strengthOf(sheet: Readonly<Sheet>, boss: Boss): Strength {
  const levels = health(sheet)
  const weakness = sheet.levels[heroes.indexOf(bossCards[boss].weakness)] ?? 0
  const warrior = (sheet.levels[0] ?? 0) >= mastery
  const sword = hasItem(sheet, 'sword')
  const berserker = sheet.power === 'berserker'
  return {
    levels,
    weakness,
    ...(warrior && { warrior: 1 }),
    ...(sword && { sword: 3 }),
    ...(berserker && { berserker: 2 }),
    total: levels + weakness + (warrior ? 1 : 0) + (sword ? 3 : 0) + (berserker ? 2 : 0),
  }
}

const tiers = [3, 2, 1] as const

/** The highest tier this strength reaches; none if it is too weak (PD-BOS.6). */
export function tierOf(boss: Boss, total: number): 1 | 2 | 3 | undefined {
  return tiers.find(tier => total >= (bossCards[boss].tiers[tier - 1]?.from ?? Number.POSITIVE_INFINITY))
}

/** What comes of a fight, whatever the others do (PD-BOS.11). */
export interface Fight {
  readonly strength: Strength
  readonly tier?: 1 | 2 | 3
  readonly fled?: 'absent' | 'weak'
  readonly glory: number
  readonly damage: number
}

/** How a sheet fares against the boss of this level on this card. */
export function fightOf(
  { card, bosses }: Pick<Facts, 'card' | 'bosses'>,
  sheet: Readonly<Sheet>,
  level: 1 | 2 | 3,
): Fight {
  const boss = bosses[level - 1] ?? bosses[0]
  const room = dungeons[card].rooms[level - 1] ?? dungeons[card].rooms[0]
  const strength = strengthOf(sheet, boss)
  const { flee } = bossCards[boss]
  if (!hasExplored(sheet, room)) return { strength, fled: 'absent', glory: flee, damage: 0 }
  const tier = tierOf(boss, strength.total)
  const reached = tier === undefined ? undefined : bossCards[boss].tiers[tier - 1]
  if (tier === undefined || reached === undefined) return { strength, fled: 'weak', glory: flee, damage: 0 }
  return { strength, tier, glory: reached.glory, damage: reached.damage }
}

const levels = [1, 2, 3] as const

/** The level of the boss fought at the end of this round; none in most rounds (PD-GEN.3). */
export function bossAfter(round: number): 1 | 2 | 3 | undefined {
  return levels[bossRounds.indexOf(round)]
}

/** What a fight does to one sheet: the damage, and who spared it (PD-BOS.10, PD-POW.4). */
export function bossDamage(
  sheet: Readonly<Sheet>,
  damage: number,
): { readonly points: number; readonly spared?: SheetEventOf<'spared'> } {
  if (damage === 0 || sheet.power !== 'barbarian') return { points: damage }
  return {
    points: 0,
    spared: { do: 'spared', why: 'PD-POW.4', harm: 'boss', points: damage, by: 'barbarian' },
  }
}
