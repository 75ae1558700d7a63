import type { Seat } from '@kazamata/kernel'
import type { Item, Power } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { powerCards } from '../content/powers.ts'
import { gemTrack, losses, maxLevel, minionTrack, perfect, resurrection, weakest } from '../content/tracks.ts'
import type { Sheet, State } from '../state.ts'
import { type GoalProgress, goalProgress } from './goals.ts'
import { completed, minionCount, roomCount, weakestLevel } from './sheet-counts.ts'

export const shields = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
/** A shield at the foot of the sheet. */
export type Shield = (typeof shields)[number]

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

/** The last damage threshold reached. */
export function lossOf(damage: number): { readonly from: number; readonly glory: number } {
  return losses.findLast(({ from }) => damage >= from) ?? { from: 0, glory: 0 }
}

/** One glory for each part, and what complete items add (PD-SCO.3). */
export function itemBreakdown(sheet: Readonly<Sheet>): ScoreBreakdown['items'] {
  const complete = completed(sheet)
  return {
    parts: sheet.parts.reduce((sum, filled) => sum + filled, 0),
    complete,
    value: complete.reduce((sum, item) => sum + magicItems[item].glory, 0),
  }
}

export function scoreBreakdown(sheet: Readonly<Sheet>): ScoreBreakdown {
  const low = weakestLevel(sheet)
  const { goal, power } = sheet
  return {
    heroes: {
      weakest: low,
      value: weakest.values[low] ?? 0,
      perfect: sheet.levels.filter(level => level === maxLevel).length,
    },
    items: itemBreakdown(sheet),
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

/** Totals, rooms explored, and who has most of the first, then of the second (PD-END.2, END.3). */
export function finalStanding(players: State['players']): {
  readonly scores: readonly number[]
  readonly rooms: readonly number[]
  readonly winners: readonly Seat[]
} {
  const scores = players.map(({ sheet }) => scoreOf(sheet).L)
  const rooms = players.map(({ sheet }) => roomCount(sheet))
  const winners = rankingOf(scores, rooms).flatMap(({ seat, place }) => (place === 1 ? [seat] : []))
  return { scores, rooms, winners }
}

/** Seats with their places, by score and then by rooms explored; equals share a place (PD-END.4). */
export function rankingOf(
  scores: readonly number[],
  rooms: readonly number[],
): readonly { readonly seat: Seat; readonly place: number }[] {
  const above = (a: Seat, b: Seat) =>
    (scores[a] ?? 0) > (scores[b] ?? 0) || (scores[a] === scores[b] && (rooms[a] ?? 0) > (rooms[b] ?? 0))
  return scores
    .map((_, seat) => ({ seat, place: 1 + scores.filter((_, other) => above(other, seat)).length }))
    .sort((a, b) => a.place - b.place)
}
