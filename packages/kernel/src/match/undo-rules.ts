import { equal } from '../equal.ts'
import type { Game, GameTypes, Seat, Viewer } from '../game.ts'
import { advance, type Position } from './advance.ts'
import { type Change, type Checkpoint, isReversible, redactSteps, type Step } from './match.ts'

/** The steps and moves of a match, as far as taking some back needs them. */
export interface Played<T extends GameTypes> {
  readonly seed: string
  readonly seatCount: number
  /** The state after all steps. */
  readonly state: T['State']
  readonly steps: readonly Step<T['Event']>[]
  moveAt(seq: number): T['Move'] | undefined
}

/** What follows when a seat's moves from entry `back` on no longer count. */
export interface Undone<T extends GameTypes> extends Position<T['State']> {
  readonly change: Pick<Change<T['Move'], T['Event']>, 'removed' | 'added'>
}

/**
 * Takes back the seat's moves from entry `back` on, where that is allowed: none of them drew from chance or was final,
 * the others' later moves stay legal without them, and nobody else notices. `from` is the moment
 * before the first of them, or an earlier one. `onReplay` sees the position before each move of the others that is played again.
 */
export function withoutMoves<T extends GameTypes>(
  game: Game<T>,
  played: Played<T>,
  from: Checkpoint<T['State']>,
  seat: Seat,
  back: number,
  onReplay: (seq: number, before: Checkpoint<T['State']>) => void = () => {},
): Undone<T> | undefined {
  const { steps } = played
  const kept = steps.findIndex(step => step.seq === back)
  if (kept < from.steps || steps[kept]?.seat !== seat) return undefined
  const removed = steps.slice(kept)
  if (removed.some(step => step.seat === seat && !isReversible(step))) return undefined
  const others = removed.filter(step => step.seat !== seat)

  const position = { state: game.clone(from.state), draws: from.draws }
  const playAgain = ({ seq, seat }: Step<T['Event']>) =>
    advance(game, played.seed, position, { seq, seat, move: played.moveAt(seq) })?.step
  for (const step of steps.slice(from.steps, kept)) playAgain(step)
  const added: Step<T['Event']>[] = []
  for (const step of others) {
    onReplay(step.seq, { ...position, steps: kept + added.length })
    const again = playAgain(step)
    if (again === undefined) return undefined
    added.push(again)
  }

  const unaware = (viewer: Viewer) =>
    equal(game.view(played.state, viewer), game.view(position.state, viewer)) &&
    equal(redactSteps(game, removed, viewer), redactSteps(game, added, viewer))
  const viewers: Viewer[] = ['table']
  for (let other = 0; other < played.seatCount; other++) if (other !== seat) viewers.push(other)
  // Comrades may see a step being taken back, as long as nobody has acted on it.
  const mayNotice = game.coop && others.length === 0
  if (!mayNotice && !viewers.every(unaware)) return undefined
  return { ...position, change: { removed, added } }
}
