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

/** Section 4.4. */
export const bossCards: Readonly<Record<Boss, BossCard>> = {
  // Bandit Captain.
  '1A': {
    level: 1,
    weakness: 'warrior',
    tiers: [tier(10, 4, 3), tier(13, 5, 2), tier(15, 7, 1)],
    flee: -3,
    reward: 'part',
    gone: ['A', 'E'],
    source: house,
  },
  // Watcher.
  '1B': {
    level: 1,
    weakness: 'rogue',
    tiers: [tier(9, 4, 3), tier(12, 5, 2), tier(15, 6, 1)],
    flee: -3,
    reward: 'potions',
    gone: ['B', 'F'],
    source: house,
  },
  // Spider Matriarch.
  '1C': {
    level: 1,
    weakness: 'mage',
    tiers: [tier(10, 3, 4), tier(12, 5, 3), tier(15, 6, 2)],
    flee: -3,
    reward: 'potions',
    gone: ['C', 'G'],
    source: house,
  },
  // Bone Knight.
  '1D': {
    level: 1,
    weakness: 'cleric',
    tiers: [tier(11, 2, 3), tier(13, 4, 2), tier(17, 6, 1)],
    flee: -3,
    reward: 'level',
    gone: ['D', 'H'],
    source: house,
  },
  // Chimera.
  '2A': {
    level: 2,
    weakness: 'rogue',
    tiers: [tier(14, 3, 4), tier(18, 6, 3), tier(22, 7, 2)],
    flee: -4,
    reward: 'part',
    gone: ['B', 'F'],
    source: { fight: 'canon', middle: 'house', level: 'house' },
  },
  // Vampire.
  '2B': {
    level: 2,
    weakness: 'cleric',
    tiers: [tier(13, 2, 4), tier(17, 5, 3), tier(21, 7, 1)],
    flee: -4,
    reward: 'potions',
    gone: ['D', 'H'],
    source: house,
  },
  // Basilisk.
  '2C': {
    level: 2,
    weakness: 'warrior',
    tiers: [tier(15, 4, 4), tier(18, 5, 3), tier(21, 7, 2)],
    flee: -4,
    reward: 'level',
    gone: ['A', 'E'],
    source: house,
  },
  // Warlock.
  '2D': {
    level: 2,
    weakness: 'mage',
    tiers: [tier(14, 3, 5), tier(17, 5, 4), tier(22, 8, 2)],
    flee: -5,
    reward: 'part',
    gone: ['C', 'G'],
    source: house,
  },
  // Minotaur.
  '3A': {
    level: 3,
    weakness: 'mage',
    tiers: [tier(18, 5, 5), tier(23, 8, 4), tier(27, 11, 3)],
    flee: -6,
    reward: 'part',
    gone: [],
    source: house,
  },
  // Mummy.
  '3B': {
    level: 3,
    weakness: 'rogue',
    tiers: [tier(17, 5, 6), tier(22, 8, 4), tier(26, 10, 2)],
    flee: -5,
    reward: 'level',
    gone: [],
    source: house,
  },
  // Lich.
  '3C': {
    level: 3,
    weakness: 'cleric',
    tiers: [tier(19, 6, 6), tier(23, 8, 5), tier(28, 12, 3)],
    flee: -6,
    reward: 'part',
    gone: [],
    source: house,
  },
  // Dragon.
  '3D': {
    level: 3,
    weakness: 'warrior',
    tiers: [tier(20, 6, 7), tier(24, 9, 5), tier(28, 12, 3)],
    flee: -7,
    reward: 'level',
    gone: [],
    source: house,
  },
}
