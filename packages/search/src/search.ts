import type { Chance, Game, GameTypes, Seat } from '@kazamata/kernel'
import type { BotContext } from './bot.ts'
import type { Heuristics } from './heuristics.ts'
import { type Edge, edgesFor, type Node, node, select } from './tree.ts'

/** Gives a fresh state that the observer cannot tell from the real one; the search may change it. */
export type StateSampler<State> = () => State

/** What the search found out about each legal move, in their order. */
export interface MoveEvaluation<Move> {
  readonly move: Move
  readonly visits: number
  /** The mover's average. */
  readonly mean: number
}

interface SearchSetup<T extends GameTypes> {
  readonly game: Game<T>
  readonly heuristics: Heuristics<T['State'], T['Move']>
  readonly observer: Seat
  readonly chance: Chance
}

/** The best move by information-set tree search, for as long as `context.shouldStop` allows. */
export function search<T extends GameTypes>(
  game: Game<T>,
  heuristics: Heuristics<T['State'], T['Move']>,
  context: BotContext<T['View'], T['Move'], T['Event']>,
  worlds?: StateSampler<T['State']>,
): T['Move'] {
  return evaluateMoves(game, heuristics, context, worlds).reduce(betterOf).move
}

/** The one with more visits; with as many, the one with the better mean; the first among equals. */
function betterOf<Move>(a: MoveEvaluation<Move>, b: MoveEvaluation<Move>): MoveEvaluation<Move> {
  return b.visits > a.visits || (b.visits === a.visits && b.mean > a.mean) ? b : a
}

/**
 * Single-observer information-set Monte Carlo tree search. Every iteration samples a state the observer cannot
 * tell from the real one and plays it out. Nodes are information sets: they differ only by what the observer does and
 * is told, so all sampled states share one tree and nothing in it depends on a secret.
 */
export function evaluateMoves<T extends GameTypes>(
  game: Game<T>,
  heuristics: Heuristics<T['State'], T['Move']>,
  context: BotContext<T['View'], T['Move'], T['Event']>,
  worlds: StateSampler<T['State']> = () => game.sampleState(context.view, context.chance),
): MoveEvaluation<T['Move']>[] {
  const plan = { game, heuristics, observer: context.seat, chance: context.chance }
  const root = node()
  let iterations = 0
  do {
    iterate(plan, root, worlds())
    iterations += 1
  } while (!context.shouldStop(iterations))
  return context.moves.map(move => {
    const edge = root.edges.get(heuristics.name(move))
    const visits = edge?.visits ?? 0
    return { move, visits, mean: edge === undefined || visits === 0 ? 0 : edge.total / visits }
  })
}

/** One iteration: select down the tree, expand one node, play on by the policy to a state that can be evaluated, back up. */
function iterate<T extends GameTypes>(plan: SearchSetup<T>, root: Node, state: T['State']): void {
  const { game, heuristics, observer, chance } = plan
  const path: Edge[] = []
  /** What the observer did and was told since the node `at`. */
  let since = ''
  const listen = (event: T['Event']) => {
    const redacted = game.redact(event, observer)
    if (redacted !== undefined) since += JSON.stringify(redacted)
  }
  let at: Node | undefined = root
  let values: readonly number[] | undefined
  while (values === undefined) {
    const seat = mover(game, state, observer)
    const moves = game.moves(state, seat)
    let move = moves[0]
    if (moves.length > 1) {
      const searched = seat === observer || heuristics.modelled !== true
      if (searched && at !== undefined && path.length > 0) {
        const next = at.next.get(since)
        if (next === undefined) at.next.set(since, node())
        at = next
        since = ''
      }
      if (searched && at !== undefined) {
        const names = moves.map(each => heuristics.name(each))
        const edges = edgesFor(at, seat, names, heuristics.prior?.(state, seat, moves))
        const i = select(edges, heuristics.curiosity ?? 2)
        move = moves[i]
        const edge = edges[i]
        if (edge !== undefined) path.push(edge)
        if (seat === observer) since += names[i]
      } else {
        move = heuristics.policy?.(state, seat, moves, chance) ?? moves[chance.int(moves.length)]
      }
    }
    if (move === undefined) throw new Error('A game asked a seat to move and listed no moves.')
    game.apply(state, seat, move, chance, at === undefined ? deaf : listen)
    values = worth(plan, state)
  }
  for (const edge of path) {
    edge.visits += 1
    edge.total += values[edge.seat] ?? 0
  }
}

function deaf(): void {}

/** Whose decision to play out: the observer finishes its own first (simultaneous play). */
function mover<T extends GameTypes>(game: Game<T>, state: T['State'], observer: Seat): Seat {
  const active = game.active(state)
  const seat = active.includes(observer) ? observer : active[0]
  if (seat === undefined) throw new Error('A game without an outcome has nobody to move.')
  return seat
}

/** By seat, or `undefined` while the game has to be played on. */
function worth<T extends GameTypes>(
  { game, heuristics }: SearchSetup<T>,
  state: T['State'],
): readonly number[] | undefined {
  const values = heuristics.evaluate?.(state)
  if (values !== undefined) return values
  const outcome = game.outcome(state)
  if (outcome === undefined) return undefined
  const { winners, scores } = outcome
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
