import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Card,
  cards,
  type Hero,
  heroes,
  kits,
  type MonsterType,
  type Token,
  types,
} from '../content/ids.ts'
import type { Move } from '../move.ts'
import type { State } from '../state.ts'
import { runOf } from '../testing/index.ts'
import { tokensIn } from './kits.ts'
import { responses } from './legal-moves.ts'
import { profile } from './monster-profile.ts'
import { responseBits } from './responses.ts'

/*
 * The rules of answering a card once more, as sets and sentences instead of bits and tables, straight from sections
 * 5, 7 and 11. Both must agree on any encounter at all, likely or not.
 */

interface Meeting {
  readonly hero: Hero
  readonly row: readonly Token[]
  readonly card: Card
  readonly strength: number | undefined
  readonly type: MonsterType | undefined
  /** Cards of its type revealed so far, this one included. */
  readonly count: number
  readonly named: MonsterType
  readonly hp: number
  readonly flute: number
  readonly coinActive: boolean
  readonly ally: boolean
  readonly pact: boolean
  readonly deck: number
}

type Predicate = (meeting: Meeting) => boolean
const isType =
  (...listed: MonsterType[]): Predicate =>
  ({ type }) =>
    type !== undefined && listed.includes(type)
const isNamed: Predicate = ({ type, named }) => type === named
const strengthIs =
  (test: (s: number) => boolean): Predicate =>
  ({ strength }) =>
    strength !== undefined && test(strength)
const even = strengthIs(s => s % 2 === 0)
const odd = strengthIs(s => s % 2 === 1)
const weak = strengthIs(s => s <= 3)

/** Section 11, the column "Effect", kinds `free` and `once`. */
const free: Partial<Record<Token, Predicate>> = {
  'nec.stone': isType('goblin', 'orc'),
  'nec.wand': isType('vampire'),
  'pri.scepter': ({ type, count }) => type !== undefined && count === 2,
  'pri.sword': isNamed,
  'pri.collar': isType('dragon'),
  'nin.shuriken': isType('vampire'),
  'nin.ninjato': strengthIs(s => s >= 7),
  'bar.flute': isType('goblin'),
  'war.torch': weak,
  'war.grail': even,
  'war.spear': isType('dragon'),
  'war.sword': isNamed,
  'brb.torch': weak,
  'brb.hammer': isType('golem'),
  'mag.grail': even,
  'mag.pact': meeting => meeting.type === 'demon' || meeting.pact,
  'rog.ring': strengthIs(s => s <= 2),
  'rog.cloak': strengthIs(s => s >= 6),
  'rog.dagger': isNamed,
}
const once: Partial<Record<Token, Predicate>> = {
  'nec.scroll': strengthIs(s => s >= 1 && s <= 5),
  'nin.tools': isType('goblin', 'orc', 'golem'),
  'bar.blade': odd,
  'brb.axe': ({ card }) => card !== 'jelly',
}
const hpOf: Partial<Record<Token, number>> = { 'nin.outfit': 5, 'nin.herbs': 3 }
const gains: readonly Token[] = ['nec.wand', 'nec.scroll', 'rog.ring']

function damage({ row, strength = 0, hp, flute }: Meeting): number {
  const cap = strength % 2 === 1 ? 1 : 2
  const harped = row.includes('bar.harp') && hp < 5 ? Math.min(strength, cap) : strength
  return Math.max(0, harped - flute - (row.includes('pri.crown') ? 2 : 0))
}

function expected(meeting: Meeting): Move[] {
  const { row, card, strength, type, count, hp, coinActive, ally, deck } = meeting
  const beats = row.filter(token => free[token]?.(meeting))
  const spends = row.filter(token => once[token]?.(meeting))
  const byToken = (tokens: readonly Token[]): Move[] => tokens.map(token => ({ do: 'defeat', token }))
  const byAlly: Move[] = ally ? [{ do: 'ignore', by: 'ally' }] : []

  // WB-7.23
  if (coinActive && beats.length === 0 && spends.length > 0) return [...byToken(spends), ...byAlly]

  // WB-5.17
  const food = row.filter(token => token !== 'nin.bomb')
  const idle =
    card === 'fairy' ||
    card === 'ally' ||
    (card === 'jelly' && food.length === 0) ||
    (card !== 'jelly' && damage(meeting) === 0)
  const harmless = idle && !(coinActive && odd(meeting))
  const change: Move[] = row.includes('mag.poly') && deck > 0 && !harmless ? [{ do: 'polymorph' }] : []

  // WB-5.13, 5.14, 5.16, 5.18
  const skips = row.includes('pri.scepter') && count >= 3
  const lucky = coinActive && even(meeting) && beats.length === 0
  if (beats.length > 0 || skips || lucky) {
    const gain = (token: Token) => (gains.includes(token) ? (strength ?? 0) : 0)
    const brings = (token: Token) =>
      gain(token) > 0 || token === 'bar.flute' || (token === 'mag.pact' && type === 'demon')
    const plain: Token[] = beats.filter(token => !brings(token))
    if (skips) plain.push('pri.scepter')
    if (lucky) plain.push('bar.coin')
    const first = row.find(token => plain.includes(token))
    const best = Math.max(0, ...beats.map(gain))
    const better = harmless ? [] : spends.filter(token => gain(token) > best)
    const taken = row.filter(
      token =>
        beats.includes(token) && (brings(token) || token === first) && !(skips && token === 'pri.scepter'),
    )
    const moves = byToken(row.filter(token => taken.includes(token) || better.includes(token)))
    if (skips && first === 'pri.scepter') moves.push({ do: 'ignore', by: 'scepter' })
    if (lucky && first === 'bar.coin') moves.push({ do: 'ignore', by: 'coin' })
    return [...moves, ...change]
  }
  if (harmless) return [{ do: 'suffer' }]

  // WB-5.15, 7.5 to 7.8, 7.18
  const coins: Token[] = row.includes('bar.coin') && !coinActive && even(meeting) ? ['bar.coin'] : []
  const tools = row.filter(token => spends.includes(token) || coins.includes(token))
  const pays: Move[] =
    row.includes('nin.bomb') && card !== 'jelly'
      ? food.filter(token => hp > (hpOf[token] ?? 0)).map(pay => ({ do: 'bomb', pay }))
      : []
  return [{ do: 'suffer' }, ...byToken(tools), ...byAlly, ...pays, ...change]
}

interface Drawn extends Omit<Meeting, 'strength' | 'type' | 'count'> {
  readonly position: number
  readonly successes: number
  readonly before: number
}

const drawn: fc.Arbitrary<Drawn> = fc.constantFrom(...heroes).chain(hero =>
  fc.record({
    hero: fc.constant(hero),
    row: fc.subarray<Token>([...kits[hero]]),
    card: fc.constantFrom(...cards),
    position: fc.integer({ min: 1, max: 15 }),
    successes: fc.integer({ min: 0, max: 1 }),
    before: fc.integer({ min: 0, max: 3 }),
    named: fc.constantFrom(...types),
    hp: fc.integer({ min: 1, max: 12 }),
    flute: fc.integer({ min: 0, max: 2 }),
    coinActive: fc.boolean(),
    ally: fc.boolean(),
    pact: fc.boolean(),
    deck: fc.integer({ min: 0, max: 1 }),
  }),
)

/** The encounter as a state, and as the sentences above see it. */
function meet(at: Drawn): { state: State; meeting: Meeting } {
  const { hero, row, card, position, successes, named } = at
  const state = runOf(hero, row, ['goblin'], { named, deck: at.deck > 0 ? ['orc'] : [] })
  if (state.run === undefined) throw new Error('The run did not begin.')
  const { strength, type } = profile(card, { tokens: tokensIn[state.row] ?? 0, position, successes })
  const count = type === undefined ? 0 : at.before + 1
  const known = {
    hp: at.hp,
    flute: at.flute,
    coinActive: at.coinActive && row.includes('bar.coin'),
    ally: at.ally,
    pact: at.pact && row.includes('mag.pact'),
  }
  Object.assign(state.run, known)
  state.run.typeCount.splice(0, types.length, ...types.map(each => (each === type ? count : 0)))
  state.run.met.push({
    card,
    by: 1,
    position,
    ...(strength !== undefined && { strength }),
    ...(type !== undefined && { type }),
  })
  return { state, meeting: { ...at, ...known, strength, type, count } }
}

describe('the answers to a card', () => {
  it('[WB-5.13] [WB-5.14] [WB-5.16] [WB-5.17] [WB-5.18] [WB-7.23] are those of the rules in any encounter', () => {
    fc.assert(
      fc.property(drawn, at => {
        const { state, meeting } = meet(at)
        expect(responses(at.hero, responseBits(state))).toEqual(expected(meeting))
      }),
      { numRuns: 6_000, seed: 5 },
    )
  })

  it('[WB-15.1] are never more than eight, and never none', () => {
    fc.assert(
      fc.property(drawn, at => {
        const { length } = responses(at.hero, responseBits(meet(at).state))
        expect(length).toBeGreaterThan(0)
        expect(length).toBeLessThanOrEqual(8)
      }),
      { numRuns: 1_000, seed: 6 },
    )
  })
})
