import { type Chance, type Emit, pick, type Seat } from '@kazamata/kernel'
import { best } from '@kazamata/search'
import { type MonsterType, specials, types } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { Move } from '../move.ts'
import { unseenSpecial } from '../rules/deck.ts'
import { clone, isOut, type State } from '../state.ts'
import type { View } from '../view.ts'
import { dungeonOf, knowledge, oddsByType } from './knowledge.ts'
import { constantChance } from './odds/encounters.ts'
import { omnipotenceOdds } from './odds/exact.ts'
import { survivalOdds } from './odds/survival.ts'

/* The choices before and in a run, by exact odds. */

/** The runner's odds after an answer to the card on the table (`respond`, `jelly`). */
export function answerOdds(view: View, seat: Seat, move: Move): number {
  return oddsAfter(welcomeBack.sampleState(view, constantChance), seat, move)
}

/** The sampled cards make no difference: the odds are those of the viewer's own view of the state. */
function oddsAfter(state: State, seat: Seat, move: Move): number {
  if (move.do !== 'polymorph') return applied(clone(state), seat, move)
  const { unseen, known } = knowledge(welcomeBack.view(state, seat))
  let sum = 0
  let left = 0
  const draw = (card: number, weight: number) => {
    const next = clone(state)
    next.deck.fill(0)
    next.deck[card] = 1
    sum += weight * applied(next, seat, move)
  }
  unseen.forEach((count, card) => {
    left += count
    if (count === 0) return
    const hidden = specials.flatMap((_, i) => (known & (1 << i) ? [] : [types.length + i]))
    const candidates = card === unseenSpecial ? hidden : [card]
    for (const candidate of candidates) draw(candidate, count / candidates.length)
  })
  return sum / left
}

function applied(state: State, seat: Seat, move: Move): number {
  let end: number | undefined
  const listen: Emit<Event> = event => {
    // A revival or Omnipotence is settled before anything is cleared, so this is still the run's own table.
    if (event.type === 'omnipotence') end = omnipotenceOdds(dungeonOf(welcomeBack.view(state, seat), seat))
    else if (event.type === 'died') end ??= 0
    else if (event.type === 'succeeded') end ??= 1
  }
  welcomeBack.apply(state, seat, move, constantChance, listen)
  if (end !== undefined) return end
  if (state.ask.do === 'reveal') return survivalOdds(dungeonOf(welcomeBack.view(state, seat), seat))
  return Math.max(...welcomeBack.moves(state, seat).map(next => oddsAfter(state, seat, next)))
}

/** Whom to ask for the Two-Handed Sword: an eliminated player has no stake, the others choose against the runner. */
export function whomToAsk(view: View, moves: readonly Move[]): Move {
  const helps = (seat: Seat) => {
    const player = view.players[seat]
    if (player === undefined || isOut(player)) return 1
    // Who added least to the pile knows least about it.
    return -view.pile.filter(({ by }) => by === seat).length
  }
  return best(moves, move => (move.do === 'ask' ? helps(move.seat) : Number.NEGATIVE_INFINITY))
}

/** The pair with the best worse half; from an eliminated player, who picks blindly, the best average. */
export function whatToOffer(view: View, seat: Seat, moves: readonly Move[]): Move {
  const named = view.ask?.do === 'offer' ? view.players[view.ask.named] : undefined
  const blind = named !== undefined && isOut(named)
  const values = oddsByType(dungeonOf(view, seat))
  const of = (type: MonsterType) => values.get(type) ?? 0
  return best(moves, move => {
    if (move.do !== 'offer') return Number.NEGATIVE_INFINITY
    const [a, b] = move.types
    const worse = Math.min(of(a), of(b))
    return blind ? of(a) + of(b) : worse + (of(a) + of(b)) / 1000
  })
}

/** The picked type: the worse one for the runner; without a stake any will do (WB-15.8). */
export function whatToPick(view: View, seat: Seat, moves: readonly Move[], chance: Chance): Move {
  const me = view.players[seat]
  const runner = view.run?.seat
  if (me === undefined || runner === undefined || isOut(me)) return pick(chance, moves)
  const values = oddsByType(dungeonOf(view, runner))
  return best(moves, move => (move.do === 'pick' ? -(values.get(move.type) ?? 0) : Number.NEGATIVE_INFINITY))
}

/** The Vorpal weapons: the type that helps most. */
export function whatToName(view: View, seat: Seat, moves: readonly Move[]): Move {
  const values = oddsByType(dungeonOf(view, seat))
  return best(moves, move => (move.do === 'name' ? (values.get(move.type) ?? 0) : Number.NEGATIVE_INFINITY))
}
