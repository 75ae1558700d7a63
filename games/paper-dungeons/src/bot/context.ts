import type { Seat } from '@kazamata/kernel'
import type { Tier } from '../content/bosses.ts'
import { bossCards } from '../content/bosses.ts'
import { dungeons } from '../content/dungeons.ts'
import { heroes, letters, type Mission } from '../content/ids.ts'
import { bossAfter } from '../rules/boss-fight.ts'
import { distances, unreachable } from '../rules/distance.ts'
import { roomIndex, roomInfos } from '../rules/rooms.ts'
import type { Facts } from '../state.ts'
import type { View } from '../view.ts'

/** Dice of a round. */
export const dicePerRound = 3

/** A boss still to be fought. */
export interface UpcomingBoss {
  /** Index into `rooms`. */
  readonly room: number
  /** Index into `heroes`. */
  readonly weakness: number
  readonly tiers: readonly [Tier, Tier, Tier]
  readonly flee: number
  /** Fought at the end of this round. */
  readonly round: number
}

/** What stays the same while a seat thinks about a turn. */
export interface EvaluationContext {
  readonly facts: Facts
  readonly round: number
  readonly alone: boolean
  /** By level of the boss. */
  readonly bosses: readonly UpcomingBoss[]
  /** Open missions. */
  readonly missions: readonly Mission[]
  /** By letter: the last round in which it can be claimed. */
  readonly lastRounds: readonly number[]
  /** By letter: how far off the nearest rival stands who can still claim it; `far` if nobody can. */
  readonly rivalDistances: readonly number[]
}

const rounds = Array.from({ length: 8 }, (_, i) => i + 1)

export function contextOf(view: View, seat: Seat): EvaluationContext {
  const { card, bosses, round, missions, options } = view
  const alone = view.players.length === 1
  const fades = alone || options.vanishingGems
  const foes = rounds.flatMap((end): UpcomingBoss[] => {
    const level = bossAfter(end)
    const boss = level && bosses[level - 1]
    const room = level && dungeons[card].rooms[level - 1]
    if (boss === undefined || room === undefined) return []
    const { weakness, tiers, flee } = bossCards[boss]
    return [{ room: roomIndex(room), weakness: heroes.indexOf(weakness), tiers, flee, round: end }]
  })
  const lasts = letters.map(letter => {
    if (fades && bossCards[bosses[0]].gone.includes(letter)) return 3
    return fades && bossCards[bosses[1]].gone.includes(letter) ? 6 : 8
  })
  const others = view.players.flatMap(({ shown }, other) => (other === seat ? [] : [shown]))
  const rivals = letters.map((_, gem) => {
    const bit = 1 << gem
    const room = gemRooms[gem] ?? 0
    return others.reduce((nearest, shown) => {
      if ((shown.taken | shown.crossed) & bit) return nearest
      return Math.min(nearest, distances(shown, card)[room] ?? unreachable)
    }, unreachable)
  })
  return { facts: view, round, alone, bosses: foes, missions, lastRounds: lasts, rivalDistances: rivals }
}

/** By letter: index into `rooms`. */
const gemRooms = letters.map((_, gem) => roomInfos.findIndex(site => site.gem === gem))
