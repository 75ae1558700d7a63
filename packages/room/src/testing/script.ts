import { type AnyGame, isRefusal, type Refusal } from '@kazamata/kernel'
import { recordOf } from '@kazamata/kernel/conformance'
import { type AnyMatch, assign, lastMove, legalMoves, play, start, undo } from '@kazamata/kernel/match'
import fc from 'fast-check'

/** Small numbers that say what happens next: who acts, what, and how. */
export interface Action {
  readonly seat: number
  readonly kind: number
  readonly pick: number
}

export const script = fc.array(fc.record({ seat: fc.nat(7), kind: fc.nat(9), pick: fc.nat(30) }), {
  minLength: 10,
  maxLength: 60,
  size: 'max',
})

export function begin(game: AnyGame, seats: number, seed: number): AnyMatch {
  return sure(start(game, recordOf(game, { seats, options: {}, seed: 'script' }, seed)))
}

/** One more entry, or the same match where the action could do nothing: mostly a move, some undos, few changes of occupants. */
export function act(game: AnyGame, match: AnyMatch, { seat, kind, pick }: Action): AnyMatch {
  const active = game.active(match.state)
  const mover = active[seat % Math.max(1, active.length)]
  if (mover === undefined) return match
  if (kind === 0)
    return or(
      assign(game, match, mover, pick % 2 === 0 ? { kind: 'person' } : { kind: 'bot', level: 'novice' }),
      match,
    )
  if (kind < 4) return or(undo(game, match, mover, lastMove(match, mover)), match)
  const moves = legalMoves(game, match, mover)
  return or(play(game, match, mover, moves[pick % moves.length]), match)
}

const or = (made: AnyMatch | Refusal, match: AnyMatch) => (isRefusal(made) ? match : made)

export function sure<T extends object>(made: T | Refusal): T {
  if (isRefusal(made)) throw new Error(`Refused: ${made.error}.`)
  return made
}
