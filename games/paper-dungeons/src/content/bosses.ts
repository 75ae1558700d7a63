import type { Boss, Hero, Letter } from './ids.ts'
import type { Label } from './label.ts'

export interface Tier {
  /** The strength that reaches it. */
  readonly from: number
  readonly glory: number
  readonly damage: number
}

/** What else adds to the strength against a boss: the warrior's mastery, the Sword, the Berserker (PD-BOS.4). */
export const strengthBonus = { warrior: 1, sword: 3, berserker: 2 } as const

export type BossReward = 'part' | 'potions' | 'level'

export interface BossCard {
  readonly level: 1 | 2 | 3
  readonly weakness: Hero
  readonly tiers: readonly [Tier, Tier, Tier]
  /** Below zero. */
  readonly flee: number
  readonly reward: BossReward
  /** Gems that vanish; none at level 3. */
  readonly gone: readonly Letter[]
  /** Weakness, outer tiers, flight and reward; then the middle tier; then level and letters. */
  readonly source: { readonly fight: Label; readonly middle: Label; readonly level: Label }
}

const tier = (from: number, glory: number, damage: number): Tier => ({ from, glory, damage })
const house = { fight: 'house', middle: 'house', level: 'house' } as const

/** A row of the table: level and weakness, three tiers, then flight, reward and the gems that vanish. */
function boss(
  level: BossCard['level'],
  weakness: Hero,
  tiers: BossCard['tiers'],
  flee: number,
  reward: BossReward,
  gone: readonly Letter[] = [],
): BossCard {
  return { level, weakness, tiers, flee, reward, gone, source: house }
}

/** Section 4.4. */
export const bossCards: Readonly<Record<Boss, BossCard>> = {
  // Bandit Captain.
  '1A': boss(1, 'warrior', [tier(10, 4, 3), tier(13, 5, 2), tier(15, 7, 1)], -3, 'part', ['A', 'E']),
  // Watcher.
  '1B': boss(1, 'rogue', [tier(9, 4, 3), tier(12, 5, 2), tier(15, 6, 1)], -3, 'potions', ['B', 'F']),
  // Spider Matriarch.
  '1C': boss(1, 'mage', [tier(10, 3, 4), tier(12, 5, 3), tier(15, 6, 2)], -3, 'potions', ['C', 'G']),
  // Bone Knight.
  '1D': boss(1, 'cleric', [tier(11, 2, 3), tier(13, 4, 2), tier(17, 6, 1)], -3, 'level', ['D', 'H']),
  // Chimera.
  '2A': {
    ...boss(2, 'rogue', [tier(14, 3, 4), tier(18, 6, 3), tier(22, 7, 2)], -4, 'part', ['B', 'F']),
    source: { fight: 'canon', middle: 'house', level: 'house' },
  },
  // Vampire.
  '2B': boss(2, 'cleric', [tier(13, 2, 4), tier(17, 5, 3), tier(21, 7, 1)], -4, 'potions', ['D', 'H']),
  // Basilisk.
  '2C': boss(2, 'warrior', [tier(15, 4, 4), tier(18, 5, 3), tier(21, 7, 2)], -4, 'level', ['A', 'E']),
  // Warlock.
  '2D': boss(2, 'mage', [tier(14, 3, 5), tier(17, 5, 4), tier(22, 8, 2)], -5, 'part', ['C', 'G']),
  // Minotaur.
  '3A': boss(3, 'mage', [tier(18, 5, 5), tier(23, 8, 4), tier(27, 11, 3)], -6, 'part'),
  // Mummy.
  '3B': boss(3, 'rogue', [tier(17, 5, 6), tier(22, 8, 4), tier(26, 10, 2)], -5, 'level'),
  // Lich.
  '3C': boss(3, 'cleric', [tier(19, 6, 6), tier(23, 8, 5), tier(28, 12, 3)], -6, 'part'),
  // Dragon.
  '3D': boss(3, 'warrior', [tier(20, 6, 7), tier(24, 9, 5), tier(28, 12, 3)], -7, 'level'),
}
