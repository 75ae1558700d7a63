import { type Chance, pick } from '@kazamata/kernel'
import { type Bot, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { hasEnemy } from '../rules/dungeon/figures.ts'
import { doorCell, roomAt } from '../rules/dungeon/grid.ts'
import { sealsNeeded } from '../rules/lair/boss-health.ts'
import { isDoorOpen } from '../rules/lair/lair-door.ts'
import { activeHero, type Place, type State } from '../state.ts'
import { sampleState, type View } from '../view.ts'
import { answer, attackMoveWorth } from './decisions.ts'
import { isSeeking } from './effect-value.ts'
import { type Intention, intentionText } from './intention.ts'
import { far, frontierRooms, spread } from './situation.ts'

/** Rules of thumb: hit what is there, rest when it hurts, look what is round the corner. It plans nothing. */
export const novice: Bot<View, Move, Event> = {
  choose({ view, moves, chance, announce: tell }) {
    const state = sampleState(view)
    const task = state.agenda.at(-1)
    if (task === undefined) throw new Error('A bot is asked when something is asked.')
    if (task.do !== 'turn') return answer(state, task, moves, chance)
    const move = turn(state, moves, chance)
    tell?.(intentionText(aimOf(state, move)))
    return move
  },
}

/** It thinks of nothing but its next move. */
function aimOf(state: State, move: Move): Intention {
  const goal = state.boss !== undefined ? 'boss' : isDoorOpen(state) ? 'door' : 'explore'
  const room = roomAt(state, activeHero(state).place)
  switch (move.do) {
    case 'attack':
    case 'cast':
    case 'rest':
    case 'flip':
    case 'enter':
      return { does: move.do, goal }
    case 'taunt':
      return { does: 'lure', goal }
    case 'search':
    case 'disarm':
      return { does: 'search', goal, ...(room !== undefined && { room }) }
    case 'end':
      return { does: 'none', goal: 'none' }
    default:
      return { does: 'none', goal }
  }
}

type Of<D extends Move['do']> = Extract<Move, { do: D }>
const is =
  <D extends Move['do']>(what: D) =>
  (move: Move): move is Of<D> =>
    move.do === what

function turn(state: State, moves: readonly Move[], chance: Chance): Move {
  const hero = activeHero(state)
  const rest = moves.find(is('rest'))
  const end = best(moves, move => (move.do === 'end' ? 1 : 0))
  if (rest !== undefined && hero.health <= 2) return rest
  const taunt = moves.find(is('taunt'))
  if (taunt !== undefined && sealsNeeded(state) > 0 && state.seals.includes(hero.place)) return taunt
  const attacks = moves.filter(is('attack'))
  if (attacks.length > 0) return best(attacks, move => attackMoveWorth(state, move))
  if (moves.some(is('cast')) && hasEnemy(state, hero.place)) return pick(chance, moves.filter(is('cast')))
  const enter = moves.find(is('enter'))
  if (enter !== undefined) return enter
  const flips = moves.filter(is('flip'))
  if (flips.length > 0 && isSeeking(state) && state.goblins.length < 4) return pick(chance, flips)
  const step = stepTo(state, moves)
  if (step !== undefined) return step
  const checks = moves.filter(move => move.do === 'search' || move.do === 'disarm')
  if (checks.length > 0 && hero.health > 3) return pick(chance, checks)
  return rest ?? end
}

/** Whither: to the open door, to a minion, to a card that nobody has seen; against the boss to where it is. */
function goals(state: State): Place[] {
  if (state.boss !== undefined) return [state.boss.place]
  if (isDoorOpen(state) && doorCell(state) >= 0) return [doorCell(state)]
  const found = state.minions.map(({ place }) => place)
  if (state.goblins.length >= 3) found.push(...state.goblins.map(({ place }) => place))
  return isSeeking(state) ? [...found, ...frontierRooms(state)] : found
}

/** The step that comes nearer, if there is one. */
function stepTo(state: State, moves: readonly Move[]): Move | undefined {
  const away = spread(state, goals(state))
  const { place } = activeHero(state)
  const nearer = (move: Move) =>
    move.do === 'step' && (away[move.to] ?? far) < (away[place] ?? far) ? far - (away[move.to] ?? far) : 0
  const step = best(moves, nearer)
  return nearer(step) > 0 ? step : undefined
}
