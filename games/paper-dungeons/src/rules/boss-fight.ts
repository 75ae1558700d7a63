import type { Seat } from '@kazamata/kernel'
import { bossCards, strengthBonus } from '../content/bosses.ts'
import { dungeons } from '../content/dungeons.ts'
import { type Boss, type Card, heroes, type Room } from '../content/ids.ts'
import { bossRounds, mastery } from '../content/tracks.ts'
import type { SheetEventOf, Strength } from '../event.ts'
import type { Facts, Sheet } from '../state.ts'
import { distance } from './distance.ts'
import { hasExplored, hasItem, health } from './sheet-counts.ts'

const hasWarriorBonus = (sheet: Readonly<Sheet>) => (sheet.levels[0] ?? 0) >= mastery
const hasBerserkerBonus = (sheet: Readonly<Sheet>) => sheet.power === 'berserker'

/** What is added to the levels against any boss (PD-BOS.4). */
export function strengthBonusOf(sheet: Readonly<Sheet>): number {
  return (
    (hasWarriorBonus(sheet) ? strengthBonus.warrior : 0) +
    (hasItem(sheet, 'sword') ? strengthBonus.sword : 0) +
    (hasBerserkerBonus(sheet) ? strengthBonus.berserker : 0)
  )
}

/** All levels, that of the boss's weakness once more, bonuses (PD-BOS.3, BOS.4). */
export function strengthOf(sheet: Readonly<Sheet>, boss: Boss): Strength {
  const levels = health(sheet)
  const weakness = sheet.levels[heroes.indexOf(bossCards[boss].weakness)] ?? 0
  return {
    levels,
    weakness,
    ...(hasWarriorBonus(sheet) && { warrior: strengthBonus.warrior }),
    ...(hasItem(sheet, 'sword') && { sword: strengthBonus.sword }),
    ...(hasBerserkerBonus(sheet) && { berserker: strengthBonus.berserker }),
    total: levels + weakness + strengthBonusOf(sheet),
  }
}

const tiers = [3, 2, 1] as const
type BossTier = (typeof tiers)[number]

/** The highest tier this strength reaches; none if it is too weak (PD-BOS.6). */
export function tierOf(boss: Boss, total: number): BossTier | undefined {
  return tiers.find(tier => total >= (bossCards[boss].tiers[tier - 1]?.from ?? Number.POSITIVE_INFINITY))
}

/** What comes of a fight, whatever the others do (PD-BOS.11). */
export interface Fight {
  readonly strength: Strength
  readonly tier?: BossTier
  readonly fled?: 'absent' | 'weak'
  readonly glory: number
  readonly damage: number
}

const levels = [1, 2, 3] as const
export type BossLevel = (typeof levels)[number]

/** The level of the boss fought at the end of this round; none in most rounds (PD-GEN.3). */
export function bossAfter(round: number): BossLevel | undefined {
  return levels[bossRounds.indexOf(round)]
}

export interface ScheduledBoss {
  readonly level: BossLevel
  readonly boss: Boss
  readonly room: Room
  /** It is fought at the end of this round. */
  readonly round: number
}

/** The three bosses of a match, with where and when they are fought. */
export function scheduledBosses({ card, bosses }: Pick<Facts, 'card' | 'bosses'>): readonly ScheduledBoss[] {
  return levels.map(level => bossOfLevel(card, bosses, level))
}

function bossOfLevel(card: Card, bosses: Facts['bosses'], level: BossLevel): ScheduledBoss {
  const [boss, room, round] = [bosses[level - 1], dungeons[card].rooms[level - 1], bossRounds[level - 1]]
  if (boss === undefined || room === undefined || round === undefined)
    throw new Error(`Card ${card} has no boss of level ${level}.`)
  return { level, boss, room, round }
}

/** The boss fought at the end of the current round. */
export function bossThisRound({ card, bosses, round }: Facts): ScheduledBoss | undefined {
  const level = bossAfter(round)
  return level === undefined ? undefined : bossOfLevel(card, bosses, level)
}

/** Rooms of bosses still to be fought in which this party has been (PD-BOS.1). */
export function bossRoomsFound(facts: Facts, sheet: Readonly<Sheet>): number {
  return scheduledBosses(facts).filter(
    ({ level, room }) => level > sheet.glory.length && hasExplored(sheet, room),
  ).length
}

/** How a sheet fares against a boss. */
export function fightOf(sheet: Readonly<Sheet>, { boss, room }: ScheduledBoss): Fight {
  const strength = strengthOf(sheet, boss)
  const { flee } = bossCards[boss]
  if (!hasExplored(sheet, room)) return { strength, fled: 'absent', glory: flee, damage: 0 }
  const tier = tierOf(boss, strength.total)
  const reached = tier === undefined ? undefined : bossCards[boss].tiers[tier - 1]
  if (tier === undefined || reached === undefined) return { strength, fled: 'weak', glory: flee, damage: 0 }
  return { strength, tier, glory: reached.glory, damage: reached.damage }
}

/** This round's boss, if the party is strong enough for it but flees because its room is still one step away (PD-BOS.7). */
export function bossOneStepAway(facts: Facts, sheet: Readonly<Sheet>): ScheduledBoss | undefined {
  const met = bossThisRound(facts)
  if (met === undefined) return undefined
  const { fled, strength } = fightOf(sheet, met)
  if (fled !== 'absent' || tierOf(met.boss, strength.total) === undefined) return undefined
  return distance(sheet, facts.card, met.room) === 1 ? met : undefined
}

/** The Barbarian takes no damage from bosses (PD-POW.4). */
export function ignoresBosses(sheet: Readonly<Sheet>): boolean {
  return sheet.power === 'barbarian'
}

/** The damage of a fight, and who spared the player from it (PD-BOS.10). */
export function bossDamage(
  sheet: Readonly<Sheet>,
  damage: number,
): { readonly points: number; readonly spared?: SheetEventOf<'spared'> } {
  if (damage === 0 || !ignoresBosses(sheet)) return { points: damage }
  return {
    points: 0,
    spared: { do: 'spared', why: 'PD-POW.4', harm: 'boss', points: damage, by: 'barbarian' },
  }
}

/** The strongest of those who fought; more than one after a tie, none if all fled (PD-BOS.12 to BOS.14). */
export function strongestFighters(fights: readonly Fight[]): readonly Seat[] {
  const totals = fights.map(({ fled, strength }) => (fled === undefined ? strength.total : 0))
  const most = Math.max(...totals)
  return most === 0 ? [] : totals.flatMap((total, seat) => (total === most ? [seat] : []))
}
