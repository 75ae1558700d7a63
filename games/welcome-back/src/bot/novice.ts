import { type Chance, pick, type Seat } from '@kazamata/kernel'
import { type Bot, best } from '@kazamata/search'
import { type Card, cards, type Hero, type MonsterType } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { Move } from '../move.ts'
import { cardIndex } from '../rules/deck.ts'
import { kitOf, tokensIn } from '../rules/kits.ts'
import type { View } from '../view.ts'
import { afterPlacing, dungeonOf } from './knowledge.ts'
import { constantChance, encountersOf, hpOf, rowOf } from './odds/encounters.ts'
import type { Dungeon } from './odds/exact.ts'

/**
 * Adds up hit points: what each card would cost by itself, against what the Hero has. It forgets that a
 * token may be needed twice, and is off by a few points either way.
 */
export const novice: Bot<View, Move, Event> = {
  choose({ view, seat, moves, chance }) {
    switch (view.ask?.do) {
      case 'turn': {
        const brave = margin(dungeonOf(view, seat)) > reserve + error(chance, 2)
        return best(moves, move => Number((move.do === 'draw') === brave))
      }
      case 'place':
        // The move that leaves the dungeon easiest: it may have to go in itself.
        return best(moves, move => margin(dungeonOf(view, seat, afterPlacing(view, move))) + error(chance, 2))
      case 'offer':
      case 'name':
        return best(moves, move => fearOf(dungeonOf(view, seat), move) + error(chance, 3))
      case 'respond':
      case 'jelly':
        return best(moves, move => valueAfter(view, seat, move) + error(chance, 1))
      default:
        return pick(chance, moves)
    }
  },
}

/** Hit points it would like to have left in the end. */
const reserve = 2

/** An error of up to `most` points either way. */
function error(chance: Chance, most: number): number {
  return chance.int(2 * most + 1) - most
}

/** How many hit points a token that can be spent is worth to it. */
const tokenValue = 3

/** What a card would cost if it were the only one and no token were spent on it. */
function cost(dungeon: Dungeon, card: Card): number {
  const { runner, hero } = dungeon
  // A Sword or Vorpal weapon that is not yet named counts as named after the Golem.
  const facts = { ...dungeon, named: dungeon.named ?? 'golem' }
  const bare = runner & ~spendable(hero)
  const ends = encountersOf(facts).meet(bare, cardIndex.get(card) ?? 0, 1, 0)
  return Math.min(...ends.map(end => hpOf(bare) - (end < 0 ? 0 : hpOf(end))))
}

function spendable(hero: Hero): number {
  const kit = kitOf(hero)
  return kit.once.reduce((bits, each) => bits | each, kit.bomb | kit.polymorph)
}

/** Hit points left over in its reckoning after the whole pile. */
function margin(dungeon: Dungeon): number {
  let sum = 0
  let count = 0
  cards.forEach((card, i) => {
    const n = dungeon.unseen[i] ?? 0
    if (n === 0) return
    sum += n * cost(dungeon, card)
    count += n
  })
  const usual = count === 0 ? 0 : sum / count
  const spare = tokenValue * (tokensIn[rowOf(dungeon.runner) & spendable(dungeon.hero)] ?? 0)
  return dungeon.pile.reduce(
    (left, card) => left - (card === undefined ? usual : cost(dungeon, card)),
    hpOf(dungeon.runner) + spare,
  )
}

/** How much it fears the types that a move names. */
function fearOf(dungeon: Dungeon, move: Move): number {
  const fear = (type: MonsterType) => cost(dungeon, type)
  if (move.do === 'offer') return fear(move.types[0]) + fear(move.types[1])
  return move.do === 'name' ? fear(move.type) : 0
}

/** How good its position is right after an answer; a certain failure is the worst. */
function valueAfter(view: View, seat: Seat, move: Move): number {
  const state = welcomeBack.sampleState(view, constantChance)
  let lost = false
  welcomeBack.apply(state, seat, move, constantChance, event => {
    lost ||= event.type === 'failed'
  })
  if (lost) return -100
  return state.run === undefined ? 100 : state.run.hp + tokenValue * (tokensIn[state.row] ?? 0)
}
