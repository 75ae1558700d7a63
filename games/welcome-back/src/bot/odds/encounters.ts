import type { Chance, Emit } from '@kazamata/kernel'
import { type Card, cards, type Hero, type MonsterType, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import type { Event } from '../../event.ts'
import { welcomeBack } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { kitOf, tokensIn, worth } from '../../rules/kits.ts'
import { profile, typeIndex } from '../../rules/monster-profile.ts'
import { question, slot } from '../../rules/questions.ts'
import { clone, type Run, type State } from '../../state.ts'

/*
 * What a card can do to a runner, told by the rules themselves and remembered: the odds are worked out over millions
 * of encounters, of which only some thousands differ.
 */

/**
 * All of a run that decides what comes next, but cards: six bits of row, six of HP, two of the Flute's count, then
 * the Ally's charge, the Pact's chain and the active Coin.
 */
export type Stand = number

export const rowOf = (stand: Stand): number => stand & 63
export const hpOf = (stand: Stand): number => (stand >> 6) & 63

export function standOf(row: number, run: Pick<Run, 'hp' | 'flute' | 'ally' | 'pact' | 'coinActive'>): Stand {
  return (
    row |
    (run.hp << 6) |
    (run.flute << 12) |
    (Number(run.ally) << 14) |
    (Number(run.pact) << 15) |
    (Number(run.coinActive) << 16)
  )
}

/** Instead of a stand: the runner has died, or dies unless Omnipotence saves, or turns the card into another. */
const dead = -1
export const judged = -2
export const changed = -3

/** A run's own facts, which no card changes. */
export interface Delve {
  readonly hero: Hero
  /** The runner has a Success card (WB-6.10). */
  readonly glory: boolean
  /** The type of the Sword or of the Vorpal weapon. */
  readonly named: MonsterType | undefined
}

const shapeshifter = cards.indexOf('shapeshifter')
const options = optionsSchema.parse({})
const still: Chance = { int: () => 0 }

export type { Encounters }

class Encounters {
  private readonly known = new Map<number, readonly Stand[]>()
  private readonly named: Pick<Run, 'swordType' | 'vorpalType'>
  /** The Scepter: nothing else cares how many of a type were met. */
  readonly repeat: number
  private readonly bomb: number
  /** Tokens that are worth no HP. */
  private readonly plain: number
  readonly polymorph: number
  readonly omnipotence: number

  constructor(private readonly delve: Delve) {
    const kit = kitOf(delve.hero)
    this.repeat = kit.repeat
    this.bomb = kit.bomb
    this.plain = kit.worth.reduce((bits, hp, i) => (hp === 0 ? bits | (1 << i) : bits), 0)
    this.polymorph = kit.polymorph
    this.omnipotence = kit.omnipotence
    this.named =
      delve.named === undefined
        ? {}
        : delve.hero === 'princess'
          ? { swordType: delve.named }
          : { vorpalType: delve.named }
  }

  /** Index of the type that the card has at this position, or -1; only asked of a kit that counts types. */
  typeAt(card: number, position: number): number {
    if (this.repeat === 0) return -1
    const { type } = profile(cards[card] ?? 'fairy', {
      tokens: 0,
      position,
      successes: Number(this.delve.glory),
    })
    return type === undefined ? -1 : typeIndex[type]
  }

  /** By card, and last an unseen Special: the most HP it can cost in a run of so many cards. */
  worst(length: number): number[] {
    const count = this.delve.glory ? 8 : 4
    const takes = Math.max(...kitOf(this.delve.hero).worth)
    const most = { none: 0, row: 6, position: length, standing: count }
    const costs = cards.map(card => {
      const { strength, effect } = monsters[card]
      if (effect === 'discard') return takes
      return typeof strength === 'number' ? strength : most[strength]
    })
    return [...costs, Math.max(count, length, takes)]
  }

  /** Tokens that could be paid to the Smoke Bomb and are worth no HP. */
  bombs(row: number): number {
    return (row & this.bomb) === 0 ? 0 : (tokensIn[row & this.plain & ~this.bomb] ?? 0)
  }

  /** Where each answer to the card leads; `before` is how many of its type were met, 2 standing for more. */
  meet(stand: Stand, card: number, position: number, before: number): readonly Stand[] {
    const place = card === shapeshifter ? position : 0
    const key = stand | (card << 17) | (place << 21) | (before << 25)
    let ends = this.known.get(key)
    if (ends === undefined) {
      ends = this.ask(stand, cards[card] ?? 'fairy', position, before)
      this.known.set(key, ends)
    }
    return ends
  }

  private ask(stand: Stand, card: Card, position: number, before: number): readonly Stand[] {
    const state = this.table(stand, card, position, before)
    let end: Stand = 0
    const listen: Emit<Event> = event => {
      if (event.type === 'omnipotence') end = judged
      else if (event.type === 'died' && end === 0) end = dead
    }
    welcomeBack.apply(state, 0, { do: 'reveal' }, still, listen)
    const ends = new Set<Stand>()
    const follow = (from: State) => {
      if (end !== 0) ends.add(end)
      else if (from.run !== undefined && from.ask.do === 'reveal') ends.add(standOf(from.row, from.run))
      else {
        for (const move of welcomeBack.moves(from, 0)) {
          if (move.do === 'polymorph') {
            ends.add(changed)
            continue
          }
          const next = clone(from)
          end = 0
          welcomeBack.apply(next, 0, move, still, listen)
          follow(next)
        }
      }
    }
    follow(state)
    return [...ends].filter(end => ![...ends].some(other => other !== end && this.beats(other, end)))
  }

  /**
   * Is the first stand better or as good whatever comes? Only where each has one token that the other lacks, both of
   * use for nothing but HP: the dearer token with HP to match can do all that the cheaper one can. Not with the Harp,
   * under which fewer HP may be better.
   */
  private beats(a: Stand, b: Stand): boolean {
    if (a < 0 || b < 0 || a >> 12 !== b >> 12) return false
    const [mine, yours] = [rowOf(a) & ~rowOf(b), rowOf(b) & ~rowOf(a)]
    if (tokensIn[mine] !== 1 || tokensIn[yours] !== 1) return false
    const kit = kitOf(this.delve.hero)
    if (kit.cap !== 0) return false
    const [dear, cheap] = [worth(kit, mine), worth(kit, yours)]
    return cheap > 0 && dear > cheap && hpOf(a) - dear >= hpOf(b) - cheap
  }

  /** A table with one runner about to meet the card, another card behind it, and a deck. */
  private table(stand: Stand, card: Card, position: number, before: number): State {
    const type = this.typeAt(cards.indexOf(card), position)
    return {
      options,
      players: [Number(this.delve.glory), 0].map(successes => ({
        successes,
        failures: 0,
        passed: false,
        turns: 0,
        aside: [],
      })),
      round: 1,
      start: 0,
      row: rowOf(stand),
      spent: [],
      deck: [1, ...cards.map(() => 0)],
      pair: 0,
      shown: 0,
      pile: [slot('goblin', 0), slot(card, 0)],
      ask: question('reveal', 0),
      hero: this.delve.hero,
      run: {
        seat: 0,
        hp: hpOf(stand),
        typeCount: types.map((_, i) => (i === type ? before : 0)),
        flute: (stand >> 12) & 3,
        ally: ((stand >> 14) & 1) === 1,
        pact: ((stand >> 15) & 1) === 1,
        coinActive: ((stand >> 16) & 1) === 1,
        ...this.named,
        met: position === 1 ? [] : [{ card: 'fairy', by: 0, position: position - 1, fate: 'harmless' }],
      },
    }
  }
}

const books = new Map<string, Encounters>()

/** One memory for each kind of run. */
export function encountersOf({ hero, glory, named }: Delve): Encounters {
  const key = `${hero} ${glory} ${named}`
  let book = books.get(key)
  if (book === undefined) {
    book = new Encounters({ hero, glory, named })
    books.set(key, book)
  }
  return book
}
