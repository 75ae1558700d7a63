import { fastChance, pick } from '../chance.ts'
import { isRefusal } from '../errors.ts'
import type { Game, GameTypes } from '../game.ts'
import { hash } from '../hash.ts'
import { type Match, play, start } from '../match/match.ts'
import { type Plan, recordOf } from './plan.ts'

/** One seeded random game from start to end. */
export function playRandomly<T extends GameTypes>(game: Game<T>, plan: Omit<Plan, 'games'>): Match<T> {
  const record = recordOf(game, plan, plan.from ?? 0)
  const dice = fastChance(record.seed)
  let match = start(game, record)
  for (;;) {
    if (isRefusal(match)) throw new Error(`${game.id} refused its own move: ${match.error}.`)
    const active = game.active(match.state)
    if (active.length === 0) return match
    const seat = pick(dice, active)
    match = play(game, match, seat, pick(dice, game.moves(match.state, seat)))
  }
}

/**
 * One hash over the moves, events and results of seeded random games. Written into a test, it stays the same as
 * long as `rulesVersion` does.
 */
export function golden<T extends GameTypes>(game: Game<T>, plan: Plan): string {
  const { games, from = 0 } = plan
  const ends = Array.from({ length: games }, (_, i) => {
    const { record, steps, state } = playRandomly(game, { ...plan, from: from + i })
    return hash([record.entries, steps.map(step => step.events), state])
  })
  return hash(ends)
}
