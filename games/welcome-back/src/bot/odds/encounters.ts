import type { Chance, Emit } from '@kazamata/kernel'
import { type Card, cards, type Hero, type MonsterType, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import type { Event } from '../../event.ts'
import { welcomeBack } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { kitOf, tokensIn, worth } from '../../rules/kits.ts'
import { type Profile, profile, typeIndex } from '../../rules/monster-profile.ts'
import { question, slot } from '../../rules/questions.ts'
import { clone, newPlayer, newRun, type Run, type State } from '../../state.ts'

/*
 * What a card can do to a runner, computed by the rules and cached: the odds are worked out over millions
 * of encounters, of which only some thousands differ.
 */

/**
 * All of a run that decides what comes next, but cards: six bits of row, six of HP, two of the Flute's count, then
 * the Ally's charge, the Pact's chain and the active Coin.
 */
export type RunnerState = number

export const rowOf = (runner: RunnerState): number => runner & 63
export const hpOf = (runner: RunnerState): number => (runner >> 6) & 63

export function runnerState(
  row: number,
  run: Pick<Run, 'hp' | 'flute' | 'ally' | 'pact' | 'coinActive'>,
): RunnerState {
  return (
    row |
    (run.hp << 6) |
    (run.flute << 12) |
    (Number(run.ally) << 14) |
    (Number(run.pact) << 15) |
    (Number(run.coinActive) << 16)
  )
}

/** Instead of a runner's state: the runner has died, or dies unless Omnipotence saves, or turns the card into another. */
const dead = -1
export const diesUnlessSaved = -2
export const polymorphed = -3

/** What stays the same during a run. */
export interface RunFacts {
  readonly hero: Hero
  /** The runner has a Success card (WB-6.10). */
  readonly hasSuccess: boolean
  /** The type of the Sword or of the Vorpal weapon. */
  readonly named: MonsterType | undefined
}

const shapeshifter = cards.indexOf('shapeshifter')
const options = optionsSchema.parse({})
/** For what depends on no draw. */
export const constantChance: Chance = { int: () => 0 }

export type { Encounters }

class Encounters {
  private readonly known = new Map<number, readonly RunnerState[]>()
  private readonly named: Pick<Run, 'swordType' | 'vorpalType'> = {}
  /** The Scepter: nothing else cares how many of a type were met. */
  readonly repeat: number
  private readonly bomb: number
  /** Tokens that are worth no HP. */
  private readonly plain: number
  readonly polymorph: number
  readonly omnipotence: number

  constructor(private readonly facts: RunFacts) {
    const kit = kitOf(facts.hero)
    this.repeat = kit.repeat
    this.bomb = kit.bomb
    this.plain = kit.worth.reduce((bits, hp, i) => (hp === 0 ? bits | (1 << i) : bits), 0)
    this.polymorph = kit.polymorph
    this.omnipotence = kit.omnipotence
    if (facts.named !== undefined)
      this.named = kit.namedBy === 'asked' ? { swordType: facts.named } : { vorpalType: facts.named }
  }

  /** Index of the type that the card has at this position, or -1; only asked of a kit that counts types. */
  typeAt(card: number, position: number): number {
    if (this.repeat === 0) return -1
    const { type } = this.profileAt(cards[card] ?? 'fairy', position)
    return type === undefined ? -1 : typeIndex[type]
  }

  private profileAt(card: Card, position: number, tokens = 0): Profile {
    return profile(card, { tokens, position, successes: Number(this.facts.hasSuccess) })
  }

  /** By card, and last an unseen Special: the most HP it can cost in a run of so many cards. */
  worst(length: number): number[] {
    const { worth } = kitOf(this.facts.hero)
    const costs = cards.map(card => {
      if (monsters[card].effect === 'discard') return Math.max(...worth)
      return this.profileAt(card, length, worth.length).strength ?? 0
    })
    return [...costs, Math.max(...costs.slice(types.length))]
  }

  /** Tokens that could be paid to the Smoke Bomb and are worth no HP. */
  bombs(row: number): number {
    return (row & this.bomb) === 0 ? 0 : (tokensIn[row & this.plain & ~this.bomb] ?? 0)
  }

  /** Where each answer to the card leads; `before` is how many of its type were met, 2 standing for more. */
  meet(runner: RunnerState, card: number, position: number, before: number): readonly RunnerState[] {
    const place = card === shapeshifter ? position : 0
    const key = runner | (card << 17) | (place << 21) | (before << 25)
    let ends = this.known.get(key)
    if (ends === undefined) {
      ends = this.ask(runner, cards[card] ?? 'fairy', position, before)
      this.known.set(key, ends)
    }
    return ends
  }

  private ask(runner: RunnerState, card: Card, position: number, before: number): readonly RunnerState[] {
    const state = this.table(runner, card, position, before)
    let end: RunnerState = 0
    const listen: Emit<Event> = event => {
      if (event.type === 'omnipotence') end = diesUnlessSaved
      else if (event.type === 'died' && end === 0) end = dead
    }
    welcomeBack.apply(state, 0, { do: 'reveal' }, constantChance, listen)
    const ends = new Set<RunnerState>()
    const follow = (from: State) => {
      if (end !== 0) ends.add(end)
      else if (from.run !== undefined && from.ask.do === 'reveal') ends.add(runnerState(from.row, from.run))
      else {
        for (const move of welcomeBack.moves(from, 0)) {
          if (move.do === 'polymorph') {
            ends.add(polymorphed)
            continue
          }
          const next = clone(from)
          end = 0
          welcomeBack.apply(next, 0, move, constantChance, listen)
          follow(next)
        }
      }
    }
    follow(state)
    return [...ends].filter(end => ![...ends].some(other => other !== end && this.dominates(other, end)))
  }

  /**
   * Is the first runner better or as good whatever comes? Only where each has one token that the other lacks, both of
   * use for nothing but HP: the dearer token with HP to match can do all that the cheaper one can. Not with the Harp,
   * under which fewer HP may be better.
   */
  private dominates(a: RunnerState, b: RunnerState): boolean {
    if (a < 0 || b < 0 || a >> 12 !== b >> 12) return false
    const [mine, yours] = [rowOf(a) & ~rowOf(b), rowOf(b) & ~rowOf(a)]
    if (tokensIn[mine] !== 1 || tokensIn[yours] !== 1) return false
    const kit = kitOf(this.facts.hero)
    if (kit.cap !== 0) return false
    const [dear, cheap] = [worth(kit, mine), worth(kit, yours)]
    return cheap > 0 && dear > cheap && hpOf(a) - dear >= hpOf(b) - cheap
  }

  /** A table with one runner about to meet the card, another card behind it, and a deck. */
  private table(runner: RunnerState, card: Card, position: number, before: number): State {
    const type = this.typeAt(cards.indexOf(card), position)
    return {
      options,
      players: [newPlayer(Number(this.facts.hasSuccess)), newPlayer()],
      round: 1,
      start: 0,
      row: rowOf(runner),
      spent: [],
      deck: [1, ...cards.map(() => 0)],
      pair: 0,
      shown: 0,
      pile: [slot('goblin', 0), slot(card, 0)],
      ask: question('reveal', 0),
      hero: this.facts.hero,
      run: {
        ...newRun(0, hpOf(runner)),
        typeCount: types.map((_, i) => (i === type ? before : 0)),
        flute: (runner >> 12) & 3,
        ally: ((runner >> 14) & 1) === 1,
        pact: ((runner >> 15) & 1) === 1,
        coinActive: ((runner >> 16) & 1) === 1,
        ...this.named,
        met: position === 1 ? [] : [{ card: 'fairy', by: 0, position: position - 1, fate: 'harmless' }],
      },
    }
  }
}

const encounterCaches = new Map<string, Encounters>()

/** One cache for each kind of run. */
export function encountersOf({ hero, hasSuccess, named }: RunFacts): Encounters {
  const key = `${hero} ${hasSuccess} ${named}`
  let book = encounterCaches.get(key)
  if (book === undefined) {
    book = new Encounters({ hero, hasSuccess, named })
    encounterCaches.set(key, book)
  }
  return book
}
