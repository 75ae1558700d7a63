import type { Seat } from '@kazamata/kernel'
import { bossCards, type Tier } from '../content/bosses.ts'
import { dicePerRound } from '../content/dice.ts'
import { heroes, letters, type Mission } from '../content/ids.ts'
import { gemRooms } from '../content/map.ts'
import { rounds } from '../content/tracks.ts'
import { scheduledBosses } from '../rules/boss-fight.ts'
import { diceLeft } from '../rules/dice.ts'
import { distances, unreachable } from '../rules/distance.ts'
import { canClaim, gemsVanish } from '../rules/gems.ts'
import { roomIndex } from '../rules/rooms.ts'
import type { Facts, Sheet, Turn } from '../state.ts'
import type { View } from '../view.ts'

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

/** What stays the same while a seat evaluates turns. */
export interface EvaluationContext {
  readonly facts: Facts
  readonly round: number
  readonly seatCount: number
  /** By level. */
  readonly bosses: readonly UpcomingBoss[]
  /** Open missions. */
  readonly missions: readonly Mission[]
  /** By letter: the last round in which it can be claimed. */
  readonly lastRounds: readonly number[]
  /** By letter: distance of the nearest rival who can still claim it; `unreachable` if nobody can. */
  readonly rivalDistances: readonly number[]
}

export function contextOf(view: View, seat: Seat): EvaluationContext {
  const { card, round, missions } = view
  const seatCount = view.players.length
  const encounters = scheduledBosses(view)
  const vanishing = gemsVanish(view, seatCount) ? encounters : []
  const rivals = view.players.flatMap(({ shown }, other) => (other === seat ? [] : [shown]))
  return {
    facts: view,
    round,
    seatCount,
    bosses: encounters.map(({ boss, room, round }) => {
      const { weakness, tiers, flee } = bossCards[boss]
      return { room: roomIndex(room), weakness: heroes.indexOf(weakness), tiers, flee, round }
    }),
    missions,
    lastRounds: letters.map(
      letter => vanishing.find(({ boss }) => bossCards[boss].gone.includes(letter))?.round ?? rounds,
    ),
    rivalDistances: letters.map((letter, gem) =>
      rivals.reduce((nearest, shown) => {
        if (!canClaim(shown, gem)) return nearest
        return Math.min(nearest, distances(shown, card)[roomIndex(gemRooms[letter])] ?? unreachable)
      }, unreachable),
    ),
  }
}

/** Dice that a seat uses in a match. */
export const allDice = rounds * dicePerRound

/** A sheet to be evaluated, and the dice that are still to come. */
export interface Situation {
  readonly context: EvaluationContext
  readonly sheet: Readonly<Sheet>
  /** Dice that this seat can still use in the match, and those of them in this round. */
  readonly dice: number
  readonly diceThisRound: number
}

export function situationOf(context: EvaluationContext, turn: Turn): Situation {
  const diceThisRound = diceLeft(turn)
  const dice = diceThisRound + dicePerRound * (rounds - context.round)
  return { context, sheet: turn.sheet, dice, diceThisRound }
}

/** Dice that a seat can still use up to the end of a round. */
export function diceUntil({ context, diceThisRound }: Situation, round: number): number {
  return diceThisRound + dicePerRound * (round - context.round)
}
