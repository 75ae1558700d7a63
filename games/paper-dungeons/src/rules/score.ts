import { dungeons } from '../content/dungeons.ts'
import { goalCards, goalGlory } from '../content/goals.ts'
import type { Card, Goal, Item, Mission, Power } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { missionCards } from '../content/missions.ts'
import { powerCards } from '../content/powers.ts'
import { gemTrack, losses, maxLevel, minionTrack, perfect, resurrection, weakest } from '../content/tracks.ts'
import type { Sheet } from '../state.ts'
import { completed, countOf, hasExplored, minionCount } from './sheet-counts.ts'

export const shields = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
/** A shield at the foot of the sheet. */
export type Shield = (typeof shields)[number]

export interface GoalProgress {
  readonly goal: Goal
  readonly count: number
  readonly tiers: readonly [number, number, number]
  /** Reached so far. */
  readonly tier: 0 | 1 | 2 | 3
  readonly glory: number
  /** What the next tier asks for; absent at the top. */
  readonly next?: number
}

export interface MissionProgress {
  readonly mission: Mission
  readonly count: number
  /** Fulfilled from here on. */
  readonly from: number
  readonly done: boolean
}

/** Glory by shield (PD-SCO). */
export type Score = Readonly<Record<Shield, number>>

/** What the shields D to K are made of. */
export interface ScoreBreakdown {
  /** D: the weakest level with its value, heroes at level 6. */
  readonly heroes: { readonly weakest: number; readonly value: number; readonly perfect: number }
  /** E: filled parts, complete items and what these add. */
  readonly items: { readonly parts: number; readonly complete: readonly Item[]; readonly value: number }
  /** F, G: filled spaces. */
  readonly gems: number
  readonly minions: number
  /** H: the column and the last threshold reached, 0 for none. */
  readonly damage: { readonly points: number; readonly threshold: number }
  /** I */
  readonly resurrected: boolean
  /** J */
  readonly goal?: GoalProgress
  readonly power?: { readonly power: Power; readonly glory: number }
  /** K */
  readonly missions: Sheet['missions']
}

export function goalProgress(sheet: Readonly<Sheet>, goal: Goal): GoalProgress {
  const { counts, tiers } = goalCards[goal]
  const count = countOf(sheet, counts)
  const tier = count >= tiers[2] ? 3 : count >= tiers[1] ? 2 : count >= tiers[0] ? 1 : 0
  const common = { goal, count, tiers, tier, glory: goalGlory[tier] } as const
  return tier === 3 ? common : { ...common, next: tiers[tier] }
}

export function missionProgress(sheet: Readonly<Sheet>, mission: Mission, card: Card): MissionProgress {
  const { counts, from } = missionCards[mission]
  const count =
    counts === 'bossRooms'
      ? dungeons[card].rooms.filter(room => hasExplored(sheet, room)).length
      : countOf(sheet, counts)
  return { mission, count, from, done: count >= from }
}

/** The last damage threshold reached. */
export function lossOf(damage: number): { readonly from: number; readonly glory: number } {
  return losses.findLast(({ from }) => damage >= from) ?? { from: 0, glory: 0 }
}

export function scoreBreakdown(sheet: Readonly<Sheet>): ScoreBreakdown {
  const low = Math.min(...sheet.levels)
  const complete = completed(sheet)
  const { goal, power } = sheet
  return {
    heroes: {
      weakest: low,
      value: weakest.values[low] ?? 0,
      perfect: sheet.levels.filter(level => level === maxLevel).length,
    },
    items: {
      parts: sheet.parts.reduce((sum, filled) => sum + filled, 0),
      complete,
      value: complete.reduce((sum, item) => sum + magicItems[item].glory, 0),
    },
    gems: sheet.gems,
    minions: minionCount(sheet),
    damage: { points: sheet.damage, threshold: lossOf(sheet.damage).from },
    resurrected: sheet.resurrected,
    ...(goal && { goal: goalProgress(sheet, goal) }),
    ...(power && { power: { power, glory: powerCards[power].glory } }),
    missions: sheet.missions,
  }
}

/** As if the game ended now; A, B, C are 0 until they are fought for. */
export function scoreOf(sheet: Readonly<Sheet>): Score {
  const { heroes, items, gems, minions, resurrected, goal, power, missions } = scoreBreakdown(sheet)
  const [A = 0, B = 0, C = 0] = sheet.glory
  const D = heroes.value + heroes.perfect * perfect.glory
  const E = items.parts + items.value
  const F = gemTrack.values[gems] ?? 0
  const G = minionTrack.values[minions] ?? 0
  const H = lossOf(sheet.damage).glory
  const I = resurrected ? resurrection.glory : 0
  const J = (goal?.glory ?? 0) + (power?.glory ?? 0)
  const K = missions.reduce((sum, { glory }) => sum + glory, 0)
  return { A, B, C, D, E, F, G, H, I, J, K, L: A + B + C + D + E + F + G + H + I + J + K }
}
