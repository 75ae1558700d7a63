import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { best } from '@kazamata/search'
import { describe, expect, it } from 'vitest'
import { type Card, cards, type Hero, heroes, kits, specials, types } from '../../content/ids.ts'
import { welcomeBack } from '../../game.ts'
import { cardIndex, fullDeck, specialBit } from '../../rules/deck.ts'
import { slot } from '../../rules/questions.ts'
import { clone, type State } from '../../state.ts'
import { runOf } from '../../testing/index.ts'
import { knowledge, runOdds } from '../knowledge.ts'
import { answerOdds } from '../run-choices.ts'
import { runnerState } from './encounters.ts'
import { type Dungeon, exactSurvival } from './exact.ts'

const cases = 40
const still: Chance = { int: () => 0 }
const mystery = cards.length

interface Case {
  readonly hero: Hero
  readonly row: readonly string[]
  readonly successes: number
  readonly pile: readonly (Card | undefined)[]
  readonly unseen: readonly number[]
  readonly known: number
  readonly deck: boolean
}

/** A run before its first reveal; unknown places hold some card, which the brute force replaces. */
function opened({ hero, row, successes, pile, deck }: Case): State {
  const state = runOf(
    hero,
    row,
    pile.map(card => card ?? 'goblin'),
    {
      successes,
      named: 'golem',
      deck: deck ? ['goblin'] : [],
    },
  )
  if (state.run === undefined) throw new Error('The run is over before it began.')
  return state
}

function dungeon(at: Case): Dungeon {
  const state = opened(at)
  if (state.run === undefined) throw new Error('The run is over before it began.')
  return {
    hero: at.hero,
    hasSuccess: at.successes > 0,
    named: 'golem',
    runner: runnerState(state.row, state.run),
    pile: at.pile,
    unseen: at.unseen,
    known: at.known,
    deck: at.deck,
    position: 0,
    met: [],
    typeCount: types.map(() => 0),
  }
}

interface Bag {
  readonly counts: readonly number[]
  readonly known: number
}

/** Every card that could come from the bag, with its share and what is left. */
function draws({ counts, known }: Bag): { card: Card; share: number; left: Bag }[] {
  const size = counts.reduce((sum, n) => sum + n, 0)
  return counts.flatMap((n, i) => {
    if (n === 0) return []
    const left = counts.with(i, n - 1)
    const card = cards[i]
    if (card !== undefined) return [{ card, share: n / size, left: { counts: left, known } }]
    const hidden = specials.filter(special => (known & specialBit(special)) === 0)
    return hidden.map(special => ({
      card: special,
      share: n / size / hidden.length,
      left: { counts: left, known: known | specialBit(special) },
    }))
  })
}

/** Plays out every order of cards and every choice on the real rules, remembering nothing. */
function brute(state: State, rest: readonly (Card | undefined)[], bag: Bag): number {
  const [next, ...later] = rest
  const all = next === undefined ? draws(bag) : [{ card: next, share: 1, left: bag }]
  let sum = 0
  for (const { card, share, left } of all) {
    const trial = clone(state)
    trial.pile[trial.pile.length - 1] = slot(card, 1)
    sum += share * step(trial, { do: 'reveal' }, later, left)
  }
  return sum
}

function step(
  state: State,
  move: Parameters<typeof welcomeBack.apply>[2],
  later: readonly (Card | undefined)[],
  bag: Bag,
): number {
  let end: number | undefined
  welcomeBack.apply(state, 0, move, still, event => {
    if (event.type === 'omnipotence') {
      const met = state.run?.met.filter(({ fate }) => fate !== 'replaced').map(({ card }) => card) ?? []
      end = different(met, later, bag)
    } else if (event.type === 'died') end ??= 0
    else if (event.type === 'succeeded') end ??= 1
  })
  if (end !== undefined) return end
  if (state.ask.do === 'reveal') return brute(state, later, bag)
  return Math.max(
    ...welcomeBack.moves(state, 0).map(next => {
      if (next.do !== 'polymorph') return step(clone(state), next, later, bag)
      let sum = 0
      for (const { card, share, left } of draws(bag)) {
        const trial = clone(state)
        trial.deck.fill(0)
        trial.deck[cardIndex.get(card) ?? 0] = 1
        sum += share * step(trial, next, later, left)
      }
      return sum
    }),
  )
}

/** The chance that all names differ, over every order. */
function different(met: readonly Card[], later: readonly (Card | undefined)[], bag: Bag): number {
  const [next, ...rest] = later
  if (later.length === 0) return new Set(met).size === met.length ? 1 : 0
  if (next !== undefined) return different([...met, next], rest, bag)
  return draws(bag).reduce(
    (sum, { card, share, left }) => sum + share * different([...met, card], rest, left),
    0,
  )
}

/** A small random case: some cards of the box in the bag, up to three unknown places, up to two known ones. */
function someCase(hero: Hero, chance: Chance): Case {
  const known = specials.reduce(
    (bits, special) => (chance.int(3) === 0 ? bits | specialBit(special) : bits),
    0,
  )
  const box = fullDeck(known, specials.length)
  const unknown = 1 + chance.int(3)
  const pile: (Card | undefined)[] = Array.from({ length: unknown }, () => undefined)
  for (let n = chance.int(3); n > 0; n--) {
    const i = pick(
      chance,
      [...cards.keys()].filter(card => (box[card] ?? 0) > 0),
    )
    box[i] = (box[i] ?? 0) - 1
    pile.splice(chance.int(pile.length + 1), 0, cards[i])
  }
  // A match has two Specials, so no more than two can be unseen.
  const unseen = box.map((n, i) => chance.int((i === mystery ? Math.min(2, n) : n) + 1))
  while (unseen.reduce((sum, n) => sum + n, 0) <= unknown) unseen[chance.int(types.length)] = 1
  const row = kits[hero].filter(() => chance.int(3) > 0)
  return { hero, row, successes: chance.int(2), pile, unseen, known, deck: chance.int(4) > 0 }
}

describe('exact survival', () => {
  it.each(heroes)('[WB-15.4] the %s survives as often as brute force over the rules says', hero => {
    const chance = fastChance(`brute ${hero}`)
    let uncertain = 0
    for (let n = 0; n < cases; n++) {
      const at = someCase(hero, chance)
      const expected = brute(opened(at), at.pile, { counts: at.unseen, known: at.known })
      if (expected > 0 && expected < 1) uncertain += 1
      expect(exactSurvival(dungeon(at)), JSON.stringify(at)).toBeCloseTo(expected, 10)
    }
    expect(uncertain).toBeGreaterThan(10)
  })

  it('[WB-15.2] an unknown card is a chance node: the average over the unseen cards', () => {
    const unseen = fullDeck(specialBit('mimic') | specialBit('count'), 2)
    const at = (card: Card | undefined, left: readonly number[]): Dungeon =>
      dungeon({
        hero: 'bard',
        row: ['hat', 'coin'],
        successes: 0,
        pile: [card, undefined],
        unseen: left,
        known: specialBit('mimic') | specialBit('count'),
        deck: true,
      })
    const average = unseen.reduce((sum, n, i) => {
      const card = cards[i]
      return card === undefined || n === 0
        ? sum
        : sum + (n / 15) * exactSurvival(at(card, unseen.with(i, n - 1)))
    }, 0)
    expect(exactSurvival(at(undefined, unseen))).toBeCloseTo(average, 12)
    expect(average).toBeGreaterThan(0.2)
    expect(average).toBeLessThan(0.8)
  })

  it('[WB-15.2] a Special that nobody has seen is one of those that may still be', () => {
    const known = specialBit('fairy') | specialBit('ally') | specialBit('count')
    const at = (card: Card | undefined, unseen: readonly number[]): Dungeon =>
      dungeon({ hero: 'ninja', row: ['herbs'], successes: 0, pile: [card], unseen, known, deck: true })
    const only = cards.map(() => 0)
    const candidates: readonly Card[] = ['mimic', 'jelly', 'shapeshifter']
    const average = candidates.reduce((sum, card) => sum + exactSurvival(at(card, [...only, 1])) / 3, 0)
    expect(exactSurvival(at(undefined, [...only, 1]))).toBeCloseTo(average, 12)
  })

  it('[WB-15.4] real runs with the best answer each time succeed as often', () => {
    const state = runOf(
      'bard',
      ['tunic', 'flute', 'coin', 'blade'],
      ['lich', 'orc', 'goblin', 'vampire', 'golem'],
    )
    const view = welcomeBack.view(state, 0)
    const expected = runOdds(view, 0)
    const chance = fastChance('runs')
    const games = 600
    let successes = 0
    for (let n = 0; n < games; n++) {
      const world = welcomeBack.sampleState(view, chance)
      while (world.run !== undefined) {
        const seen = welcomeBack.view(world, 0)
        const moves = welcomeBack.moves(world, 0)
        const move = moves.length === 1 ? pick(chance, moves) : best(moves, each => answerOdds(seen, 0, each))
        welcomeBack.apply(world, 0, move, chance, event => {
          if (event.type === 'succeeded') successes += 1
        })
      }
    }
    expect(expected).toBeGreaterThan(0.2)
    expect(expected).toBeLessThan(0.9)
    const deviation = Math.sqrt((expected * (1 - expected)) / games)
    expect(Math.abs(successes / games - expected)).toBeLessThan(3.5 * deviation)
  })

  it('[WB-15.4] the answers to a card are worth what the run was worth before it, on average', () => {
    const state = runOf('mage', ['wall', 'pact', 'poly'], ['dragon', 'demon', 'orc', 'skeleton'])
    const before = welcomeBack.view(state, 0)
    const { unseen } = knowledge(before)
    const average = unseen.reduce((sum, n, i) => {
      const card = cards[i]
      if (card === undefined || n === 0) return sum
      const world = welcomeBack.sampleState(before, still)
      world.pile[world.pile.length - 1] = slot(card, 1)
      let end: number | undefined
      welcomeBack.apply(world, 0, { do: 'reveal' }, still, event => {
        if (event.type === 'died') end = 0
      })
      const seen = welcomeBack.view(world, 0)
      const value =
        end ??
        (world.ask.do === 'reveal'
          ? runOdds(seen, 0)
          : Math.max(...welcomeBack.moves(world, 0).map(move => answerOdds(seen, 0, move))))
      return sum + (n / 15) * value
    }, 0)
    expect(runOdds(before, 0)).toBeCloseTo(average, 10)
  })
})
