import { monsters } from '../content/monsters.ts'
import { heroOf, type Met, namedType, running, type State } from '../state.ts'
import { damageOf } from './damage.ts'
import { deckEmpty } from './deck.ts'
import { type Kit, kitOf, worth } from './kits.ts'
import { type Profile, profileAt, typeIndex } from './monster-profile.ts'

/*
 * The answers to a revealed card (WB-5.13 to 5.19, 7.23) as bits, because they are asked for at every reveal, every
 * listing and every check. `moves.ts` turns a set of bits into the list of moves, in the order of these bits.
 */
export const suffer = 1
/** Defeat by token i of the kit is `token bit << defeat`. */
export const defeat = 1
export const ignoreAlly = 1 << 7
export const ignoreScepter = 1 << 8
export const ignoreCoin = 1 << 9
/** Paying token i to the Smoke Bomb is `token bit << bomb`. */
export const bomb = 10
export const polymorph = 1 << 16

const leftmost = (bits: number): number => bits & -bits

/** The card on the table. */
export function cardOnTable(state: State): Met {
  const met = running(state).met
  const card = met[met.length - 1]
  if (card === undefined || card.fate !== undefined) throw new Error('No card lies open in the Dungeon.')
  return card
}

/** The tokens the Jelly Cube may take: any but the Bomb (WB-7.7). */
export function discardable(kit: Kit, row: number): number {
  return row & ~kit.bomb
}

/** Nothing would happen (WB-5.17), the cost of an active Coin aside. */
function harmless(state: State, kit: Kit, card: Met, profile: Profile): boolean {
  switch (monsters[card.card].effect) {
    case 'nothing':
    case 'charge':
      return true
    case 'discard':
      return discardable(kit, state.row) === 0
    case 'damage':
      return damageOf(kit, state.row, running(state), profile) === 0
  }
}

/** Tokens without ⚡ that defeat the card, the Pact's chain and the Scepter on a second of its type included. */
function freeDefeats(state: State, kit: Kit, profile: Profile, count: number): number {
  const run = running(state)
  let bits = kit.free[profile.key] ?? 0
  if (profile.type !== undefined) {
    if (profile.type === namedType(run)) bits |= kit.named
    if (count === 2) bits |= kit.repeat
  }
  if (run.pact) bits |= kit.pact
  return bits & state.row
}

/** The Smoke Bomb: any other token whose loss does not kill (WB-7.5 to 7.8). */
function payments(state: State, kit: Kit): number {
  if ((state.row & kit.bomb) === 0) return 0
  const hp = running(state).hp
  let bits = 0
  for (let bit = 1; bit <= state.row; bit <<= 1) {
    if (state.row & ~kit.bomb & bit && hp > worth(kit, bit)) bits |= bit
  }
  return bits
}

/** What the runner may answer to the card on the table; one bit means there is nothing to decide (WB-5.19). */
export function responseBits(state: State): number {
  const run = running(state)
  const kit = kitOf(heroOf(state))
  const card = cardOnTable(state)
  const profile = profileAt(card.strength, card.type)
  const { strength, parity, type } = profile
  const count = type === undefined ? 0 : (run.typeCount[typeIndex[type]] ?? 0)

  const beats = freeDefeats(state, kit, profile, count)
  const takes = monsters[card.card].effect === 'discard'
  // Against the Jelly Cube a spent token would only replace the one it takes (WB-7.8, WB-11.86).
  const spends = takes ? 0 : (kit.once[profile.key] ?? 0) & state.row

  // An active Coin compels: if other Equipment can beat the Monster, it does (WB-7.23).
  if (run.coinActive && beats === 0 && spends !== 0) return (spends << defeat) | (run.ally ? ignoreAlly : 0)

  const skips = count >= 3 ? kit.repeat & state.row : 0
  const coin = kit.coin & state.row
  const lucky = run.coinActive && parity === 'even' && beats === 0 ? coin : 0
  const safe = harmless(state, kit, card, profile) && !(run.coinActive && parity === 'odd' && beats === 0)
  const change = !safe && (state.row & kit.polymorph) !== 0 && !deckEmpty(state.deck) ? polymorph : 0

  if ((beats | skips | lucky) !== 0) {
    // Free outcomes that bring something are options of their own; the others are one, the leftmost (WB-5.18).
    const gaining = strength !== undefined && strength > 0 ? kit.gains : 0
    const chaining = type === 'demon' ? kit.pact : 0
    const telling = beats & (gaining | kit.flute | chaining)
    const plain = leftmost((beats & ~telling) | skips | lucky)
    let bits = (telling << defeat) | change
    if (plain & skips) bits |= ignoreScepter
    else if (plain & lucky) bits |= ignoreCoin
    else bits |= plain << defeat
    // A ⚡ token that gives more HP than all of them stays (WB-5.16).
    if (!safe && (beats & gaining) === 0) bits |= (spends & gaining) << defeat
    return bits
  }
  if (safe) return suffer
  const luck = !run.coinActive && parity === 'even' ? coin : 0
  const pays = takes ? 0 : payments(state, kit)
  return suffer | ((spends | luck) << defeat) | (run.ally ? ignoreAlly : 0) | (pays << bomb) | change
}
