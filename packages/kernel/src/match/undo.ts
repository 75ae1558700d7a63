import type { Refusal } from '../errors.ts'
import { isRefusal } from '../errors.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import { advance } from './advance.ts'
import { type Checkpoint, isReversible, isSeat, type Match, type Step, start } from './match.ts'
import { moveOf } from './replay.ts'
import { withoutMoves } from './undo-rules.ts'

/**
 * Takes back this seat's moves from entry `back` on; its last move, unless said otherwise. Allowed if none of
 * them drew from chance or was final, the others' later moves stay legal without them, and nobody else notices.
 * Plays again from the seat's checkpoint only, so it costs the same late in a match as early; moves made before the match
 * was last opened have none, and are played again from the start.
 */
export function undo<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  back = lastMove(match, seat),
): Match<T> | Refusal {
  if (!isSeat(seat, match.seatCount)) return { error: 'no-such-seat' }
  const steps = match.steps
  const known = match.checkpoints[seat]
  const kept = steps.findIndex(step => step.seq === back)
  if (kept < 1) return { error: 'cannot-undo' }
  const from = known !== undefined && known.steps <= kept ? known : stateBefore(game, match, kept)

  const moveAt = (seq: number) => moveOf(match.entries.at(seq))
  const played = { seed: match.seed, seatCount: match.seatCount, state: match.state, steps, moveAt }
  /** Other seats whose checkpoint lies behind what is taken back get theirs on the way. */
  const checkpoints = match.checkpoints.map(point =>
    point !== undefined && point.steps > kept ? undefined : point,
  )
  if (known !== undefined && known.steps >= kept) checkpoints[seat] = undefined
  const undone = withoutMoves(game, played, from, seat, back, (seq, before) => {
    for (const [other, point] of match.checkpoints.entries())
      if (other !== seat && point !== undefined && steps[point.steps]?.seq === seq && point.steps > kept)
        checkpoints[other] = { ...before, state: game.clone(before.state) }
  })
  if (undone === undefined) return { error: 'cannot-undo' }
  return match.undone({ seat, back }, undone.state, undone.draws, undone.change, checkpoints)
}

/** The moment before a step, played again from the start: for steps made before the match was last opened. */
function stateBefore<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  index: number,
): Checkpoint<T['State']> {
  const begun = start(game, match.record)
  if (isRefusal(begun)) throw new Error(`A match that was played cannot be started again: ${begun.error}.`)
  const position = { state: begun.state, draws: begun.draws }
  for (const { seq, seat } of match.steps.slice(1, index))
    advance(game, match.seed, position, { seq, seat, move: moveOf(match.entries.at(seq)) })
  return { ...position, steps: index }
}

/**
 * The entries this seat can go back to, its last move first. Asked at every change of a match, so nothing is played again:
 * the hidden moves of rivals commute, and comrades take back only what nobody has acted on since.
 */
export function undoable<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): readonly number[] {
  const backs: number[] = []
  for (let at = match.stepList.length - 1; at > 0; at--) {
    const step = match.stepList.at(at)
    if (step === undefined) break
    if (step.seat !== seat) {
      if (game.coop) break
      continue
    }
    if (!isReversible(step) || (!game.coop && isHeardByOthers(game, match.seatCount, step))) break
    backs.push(step.seq)
  }
  return backs
}

/** Was anybody but whose step it is told of it? */
function isHeardByOthers<T extends GameTypes>(
  game: Game<T>,
  seatCount: number,
  { seat, events }: Step<T['Event']>,
): boolean {
  for (const event of events) {
    if (game.redact(event, 'table') !== undefined) return true
    for (let other = 0; other < seatCount; other++)
      if (other !== seat && game.redact(event, other) !== undefined) return true
  }
  return false
}

/** The index of the seat's last entry that counts; -1 when it has none. */
export function lastMove<T extends GameTypes>(match: Match<T>, seat: Seat): number {
  for (let at = match.stepList.length - 1; at > 0; at--) {
    const step = match.stepList.at(at)
    if (step?.seat === seat) return step.seq
  }
  return -1
}
