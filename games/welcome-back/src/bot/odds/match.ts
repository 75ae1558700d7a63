import type { Seat } from '@kazamata/kernel'
import { hasWon, isOut, type Score } from '../../state.ts'

/** How often a run succeeds among players of some experience, from simulated matches. */
const success = 0.5

/** A player's score as a digit: successes and failures of 0 or 1 each, or out. */
const out = 4
const digit = (score: Score): number => (isOut(score) ? out : score.successes + 2 * score.failures)

const known = new Map<number, readonly number[]>()

/**
 * Each player's chance to win the match from these scores (WB-15.7). Every round moves somebody one step towards the
 * end, so the scores are solved backwards from the ends; everybody is equally likely to run next.
 */
export function winChances(scores: readonly Score[]): readonly number[] {
  const winner = scores.findIndex(hasWon)
  if (winner >= 0) return scores.map((_, seat) => Number(seat === winner))
  const alive = scores.flatMap((score, seat) => (isOut(score) ? [] : [seat]))
  if (alive.length === 1) return scores.map((_, seat) => Number(seat === alive[0]))

  const key = scores.reduce((sum, score) => sum * 5 + digit(score), scores.length)
  let value = known.get(key)
  if (value === undefined) {
    const futures = alive.flatMap(seat => [
      { share: success, hopes: winChances(scoresAfterRun(scores, seat, true)) },
      { share: 1 - success, hopes: winChances(scoresAfterRun(scores, seat, false)) },
    ])
    value = scores.map((_, seat) =>
      futures.reduce((sum, future) => sum + (future.share * (future.hopes[seat] ?? 0)) / alive.length, 0),
    )
    known.set(key, value)
  }
  return value
}

/** The scores after this seat's run. */
export function scoresAfterRun(scores: readonly Score[], runner: Seat, succeeded: boolean): readonly Score[] {
  return scores.map((score, seat) => {
    if (seat !== runner) return score
    const { successes, failures } = score
    return succeeded ? { successes: successes + 1, failures } : { successes, failures: failures + 1 }
  })
}

/** The odds at which running is worth as much as leaving it to somebody else. */
export function breakEven(scores: readonly Score[], me: Seat): number {
  const mine = (runner: Seat, success: boolean) =>
    winChances(scoresAfterRun(scores, runner, success))[me] ?? 0
  const others = scores.flatMap((score, seat) => (seat === me || isOut(score) ? [] : [seat]))
  const leave =
    others.reduce((sum, seat) => sum + (mine(seat, true) + mine(seat, false)) / 2, 0) / others.length
  const [lose, win] = [mine(me, false), mine(me, true)]
  return (leave - lose) / (win - lose)
}
