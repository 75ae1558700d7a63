import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { attackKind, checkOf } from '../../rules/check/declared-action.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { profileOf } from '../../rules/check/profile.ts'
import { aimed, declares, intend } from '../../rules/check/target-preview.ts'
import { attackTargets } from '../../rules/check/targets.ts'
import { defenceOf, enemiesOf, placeOf } from '../../rules/dungeon/figures.ts'
import { cellCount, exitsOf, isRevealed, lair } from '../../rules/dungeon/grid.ts'
import { distances, sight } from '../../rules/dungeon/range-and-sight.ts'
import { openings } from '../../rules/dungeon/reveal.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import { type Reach, reachable } from '../../rules/movement/reachable.ts'
import { activeHero, type Place, type Plan, type State, type Task } from '../../state.ts'
import { sameMove } from '../questions/question.ts'
import { type Figure, type Marks, noMarks } from '../shared/display.ts'

/** What the person at this screen is thinking of; nothing of it has happened. */
export type Wish =
  /** A room to walk to. */
  | { readonly on: 'way'; readonly to: Place }
  /** A figure looked at. */
  | { readonly on: 'figure'; readonly figure: Figure }
  /** An action and whom it is aimed at so far, or the answer to a question. */
  | { readonly on: 'move'; readonly move: Move; readonly whom: readonly Move[] }

/** What the bright button would do. */
export interface Deal {
  readonly moves: readonly Move[]
  /** The way walked, from the hero's room on. */
  readonly way?: readonly Place[]
  /** The last room of the way. */
  readonly reach?: Reach
  /** The deed declared, fully aimed. */
  readonly plan?: Plan
  /** Whom else it has to be aimed at first. */
  readonly of?: readonly Move[]
}

const sameFigure = (one: Figure, other: Figure | undefined): boolean =>
  other !== undefined &&
  ('hero' in one ? 'hero' in other && one.hero === other.hero : 'enemy' in other && one.enemy === other.enemy)

const placeIn = (move: Move): Place | undefined => {
  if (move.do === 'step' || move.do === 'go' || move.do === 'path') return move.to
  if (move.do === 'enter') return lair
  return move.do === 'flip' ? move.cell : undefined
}

const figureIn = (move: Move): Figure | undefined => {
  if (move.do === 'enemy') return { enemy: move.enemy }
  return move.do === 'target' ? { hero: move.hero } : undefined
}

const isTarget = (move: Move): boolean => figureIn(move) !== undefined

/** Is the hero at turn free to do as the player likes, rather than being asked something? */
export const isTurn = (task: Task | undefined): boolean => task?.do === 'turn'

/** The rooms on the way to a reachable one, from the hero's own on. */
function wayTo(state: State, reach: readonly Reach[], place: Place): Place[] {
  const way: Place[] = []
  const start = activeHero(state).place
  for (let at = place; at !== start; ) {
    const step = reach.find(({ cell }) => cell === at)
    if (step === undefined) return []
    way.unshift(at)
    at = step.from
  }
  return [start, ...way]
}

/** Steps along a way; the last may turn a card. What interrupts it ends it, for the next step is no answer then. */
function stepsAlong(state: State, way: readonly Place[]): Move[] {
  return way
    .slice(1)
    .map((to): Move => (isRevealed(state, to) ? { do: 'step', to } : { do: 'flip', cell: to }))
}

const isListed = (moves: readonly Move[], move: Move): boolean => moves.some(one => sameMove(one, move))

/** A deed and whom it is aimed at. */
export interface Arm {
  readonly move: Move
  readonly whom: readonly Move[]
}

/** What can be aimed at a figure now: against an enemy the attack that promises most first. */
export function armsOn(state: State, moves: readonly Move[], figure: Figure): Arm[] {
  const whom: readonly Move[] = [
    'enemy' in figure ? { do: 'enemy', enemy: figure.enemy } : { do: 'target', hero: figure.hero },
  ]
  const found = moves.filter(declares).flatMap(move => {
    const { plan } = intend(state, move, whom)
    const hits = plan.aims.some(aim =>
      'enemy' in figure ? aim.enemies.includes(figure.enemy) : aim.heroes.includes(figure.hero),
    )
    return hits ? [{ move, whom, worth: 'enemy' in figure ? promiseOf(state, plan, figure.enemy) : 0 }] : []
  })
  return found.sort((a, b) => b.worth - a.worth)
}

/** Damage to be expected; of spells only that they work, for what they do is told in words. */
function promiseOf(state: State, plan: Plan, enemy: Enemy): number {
  const kind = attackKind(plan)
  if (kind === undefined || checkOf(plan)?.skill === 'any') return 0
  const { dice, modifier, beats, odds } = profileOf(state, plan)
  return beats ? expectedDamage(dice, modifier, defenceOf(enemy, kind)) : odds
}

/** What would be played for a wish; nothing if the wish is not enough, or no longer possible. */
export function dealFor(state: State, moves: readonly Move[], wish: Wish | undefined): Deal | undefined {
  const task = state.agenda.at(-1)
  switch (wish?.on) {
    case undefined:
    case 'figure':
      return undefined
    case 'way': {
      if (!isTurn(task) || moves.length === 0) return undefined
      const reach = reachable(state)
      const way = wayTo(state, reach, wish.to)
      const last = reach.find(({ cell }) => cell === wish.to)
      return last && { moves: stepsAlong(state, way), way, reach: last }
    }
    case 'move': {
      if (!isListed(moves, wish.move)) return undefined
      if (task?.do === 'aim') {
        const { plan, of } = aimed(state, task.plan, [wish.move])
        return { moves: [wish.move], plan, of }
      }
      if (!declares(wish.move)) return { moves: [wish.move] }
      const { plan, of, asked } = intend(state, wish.move, wish.whom.filter(isTarget))
      return { moves: [wish.move, ...asked], plan, of }
    }
  }
}

/** The answer that a place or a figure stands for, if it is one. */
export const answerAt = (moves: readonly Move[], place: Place): Move | undefined =>
  moves.find(move => placeIn(move) === place)
export const answerOf = (moves: readonly Move[], figure: Figure): Move | undefined =>
  moves.find(move => sameFigure(figure, figureIn(move)))

/** The card turned on, clockwise, to the next way it can lie. */
export function turnedOn(moves: readonly Move[], now: Move | undefined): Move | undefined {
  const all = moves.filter(move => move.do === 'rotate')
  const at = now?.do === 'rotate' ? all.findIndex(({ turns }) => turns === now.turns) : 0
  return all[(at + 1) % all.length]
}

/** Rooms within range and sight of an attack (TE-UI.10). */
function rangeOf(state: State, move: Move): Place[] {
  const hero = activeHero(state)
  if (hero.place >= cellCount) return []
  const known = Array.from({ length: cellCount }, (_, cell) => cell).filter(cell => isRevealed(state, cell))
  if (move.do === 'attack') {
    const attack = abilityFor(move.with, 'attack')
    if (attack === undefined) return []
    if (move.area) {
      const away = distances(state, hero.place, false)
      return known.filter(
        cell => (away[cell] ?? 99) <= (typeof attack.area?.within === 'number' ? attack.area.within : 0),
      )
    }
    if (attack.kind === 'melee') return [hero.place]
    return known.filter(cell => {
      const steps = sight(state, hero.place, cell)
      return steps > 0 && steps <= (attack.range ?? 0)
    })
  }
  if (!declares(move)) return []
  return [
    ...new Set(
      intend(state, move).of.flatMap(one => (one.do === 'enemy' ? [placeOf(state, one.enemy)] : [])),
    ),
  ]
}

/** What the map shows of a question and of what is being thought of. */
export function marksFor(
  state: State,
  moves: readonly Move[],
  wish: Wish | undefined,
  deal: Deal | undefined,
): Marks {
  const task = state.agenda.at(-1)
  if (moves.length === 0) return noMarks
  const turn = isTurn(task)
  const deed = turn && wish?.on === 'move' && declares(wish.move) ? wish.move : undefined
  const open = deed === undefined ? moves : (deal?.of ?? [])
  const targets = open.flatMap(move => figureIn(move) ?? [])
  const aims = deal?.plan?.aims.at(-1)
  const hit: Figure[] = [
    ...(aims?.enemies ?? []).map(enemy => ({ enemy })),
    ...(aims?.heroes ?? []).map(hero => ({ hero })),
  ]
  const looked = wish?.on === 'figure' ? wish.figure : hit[0]
  return {
    ...noMarks,
    reach: turn && deed === undefined ? reachable(state) : [],
    way: deal?.way ?? [],
    // Rooms within reach are marked as such; the lair is none of them.
    legal: open.flatMap(move => (turn && move.do !== 'enter' ? [] : (placeIn(move) ?? []))),
    targets: targets.length > 0 ? targets : deed !== undefined ? hit : turn ? prey(state, moves) : [],
    ...(looked === undefined ? {} : { aimed: looked }),
    range: deed === undefined ? [] : rangeOf(state, deed),
    ...turningOf(state, task, moves, deal),
  }
}

/** Enemies that some attack or spell reaches from here. */
function prey(state: State, moves: readonly Move[]): Figure[] {
  const found = new Set(
    moves.flatMap(move => {
      const attack = move.do === 'attack' ? abilityFor(move.with, 'attack') : undefined
      if (attack !== undefined && move.do === 'attack')
        return attackTargets(state, attack, move.area ?? false)
      if (move.do !== 'cast') return []
      const { plan, of } = intend(state, move)
      return [
        ...of.flatMap(one => (one.do === 'enemy' ? [one.enemy] : [])),
        ...plan.aims.flatMap(({ enemies }) => enemies),
      ]
    }),
  )
  return enemiesOf(state)
    .filter(enemy => found.has(enemy))
    .map(enemy => ({ enemy }))
}

/** A card being turned: as it is wished to lie, at first as it came. */
function turningOf(
  state: State,
  task: Task | undefined,
  moves: readonly Move[],
  deal: Deal | undefined,
): Pick<Marks, 'turning'> {
  if (task?.do !== 'rotate') return {}
  const move = deal?.moves[0] ?? moves[0]
  const turns = move?.do === 'rotate' ? move.turns : 0
  const deals = openings(state, task.cell, exitsOf(task.room, turns))
  return { turning: { cell: task.cell, room: task.room, turns, deals } }
}
