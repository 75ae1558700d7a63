import type { Chance, Game, GameEvent, Seat } from '@kazamata/kernel'
import type { Thought } from './bot.ts'
import type { Guide } from './guide.ts'
import { type Edge, favourite, type Node, node, offer, select } from './tree.ts'

/** Gives a fresh state that the observer cannot tell from the real one; the search may spoil it. */
export type Worlds<State> = () => State

/** What the search found out about each legal move, in their order. */
export interface Finding<Move> {
  readonly move: Move
  readonly visits: number
  /** The mover's average. */
  readonly mean: number
}

interface Plan<State, Move, Event extends GameEvent, View, Options> {
  readonly game: Game<State, Move, Event, View, Options>
  readonly guide: Guide<State, Move>
  readonly observer: Seat
  readonly chance: Chance
}

/** The best move by information-set tree search, for as long as `thought.enough` allows. */
export function search<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  guide: Guide<State, Move>,
  thought: Thought<View, Move, Event>,
  worlds?: Worlds<State>,
): Move {
  const findings = study(game, guide, thought, worlds)
  const edges = findings.map(({ visits, mean }) => ({ visits, total: visits * mean }))
  const move = thought.moves[favourite(edges)]
  if (move === undefined) throw new Error('A bot was asked to choose among no moves.')
  return move
}

/**
 * Single-observer information-set Monte Carlo tree search. Every iteration imagines a world the observer cannot
 * tell from the real one and plays it out. Nodes are information sets: they part only by what the observer does and
 * is told, so all worlds share one tree and nothing in it depends on a secret.
 */
export function study<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  guide: Guide<State, Move>,
  thought: Thought<View, Move, Event>,
  worlds: Worlds<State> = () => game.imagine(thought.view, thought.chance),
): Finding<Move>[] {
  const plan = { game, guide, observer: thought.seat, chance: thought.chance }
  const root = node()
  let iterations = 0
  do {
    iterate(plan, root, worlds())
    iterations += 1
  } while (!thought.enough(iterations))
  return thought.moves.map(move => {
    const edge = root.edges.get(guide.name(move))
    const visits = edge?.visits ?? 0
    return { move, visits, mean: edge === undefined || visits === 0 ? 0 : edge.total / visits }
  })
}

/** One walk: down the tree, one new node, on by policy to a state that can be valued, and back up. */
function iterate<State, Move, Event extends GameEvent, View, Options>(
  plan: Plan<State, Move, Event, View, Options>,
  root: Node,
  state: State,
): void {
  const { game, guide, observer, chance } = plan
  const path: Edge[] = []
  /** What the observer did and was told since the node `at`. */
  let since = ''
  const listen = (event: Event) => {
    const told = game.told(event, observer)
    if (told !== undefined) since += JSON.stringify(told)
  }
  let at: Node | undefined = root
  let values: readonly number[] | undefined
  while (values === undefined) {
    const seat = mover(game, state, observer)
    const moves = game.moves(state, seat)
    let move = moves[0]
    if (moves.length > 1) {
      const searched = seat === observer || guide.modelled !== true
      if (searched && at !== undefined && path.length > 0) {
        const next = at.next.get(since)
        if (next === undefined) at.next.set(since, node())
        at = next
        since = ''
      }
      if (searched && at !== undefined) {
        const names = moves.map(each => guide.name(each))
        const edges = offer(at, seat, names, guide.prior?.(state, seat, moves))
        const i = select(edges, guide.curiosity ?? 2)
        move = moves[i]
        const edge = edges[i]
        if (edge !== undefined) path.push(edge)
        if (seat === observer) since += names[i]
      } else {
        move = guide.policy?.(state, seat, moves, chance) ?? moves[chance.int(moves.length)]
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
function mover<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  observer: Seat,
): Seat {
  const active = game.active(state)
  const seat = active.includes(observer) ? observer : active[0]
  if (seat === undefined) throw new Error('A game without an outcome has nobody to move.')
  return seat
}

/** By seat, or `undefined` while the game has to be played on. */
function worth<State, Move, Event extends GameEvent, View, Options>(
  { game, guide }: Plan<State, Move, Event, View, Options>,
  state: State,
): readonly number[] | undefined {
  const values = guide.evaluate?.(state)
  if (values !== undefined) return values
  const outcome = game.outcome(state)
  if (outcome === undefined) return undefined
  const { winners, scores } = outcome
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
