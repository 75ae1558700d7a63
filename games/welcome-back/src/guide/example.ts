import type { SeatInfo } from '@kazamata/ui'
import { type DisplayState, displayAfter, type RoundSummary } from '../display-state.ts'
import type { Event } from '../event.ts'

/* The round that the pictures of the guide show: the third, with the Bard and three players. */

const seat = (at: number, name: string): SeatInfo => ({ seat: at, name, thinking: false, you: false })
export const seats: readonly SeatInfo[] = [seat(0, 'Łucja'), seat(1, 'Ondřej'), seat(2, 'Győző')]

const decisions: readonly Event[] = [
  { type: 'began', why: 'WB-2.5', start: 0, specials: ['mimic', 'jelly'] },
  { type: 'round', why: 'WB-9.1', round: 3, start: 0, deck: 15 },
  { type: 'hero', why: 'WB-9.3', seat: 0, hero: 'bard' },
  { type: 'drew', why: 'WB-3.3', seat: 0, deck: 14 },
  { type: 'added', why: 'WB-3.5', seat: 0, slot: 1 },
  { type: 'drew', why: 'WB-3.3', seat: 1, deck: 13 },
  { type: 'added', why: 'WB-3.5', seat: 1, slot: 2 },
  { type: 'drew', why: 'WB-3.3', seat: 2, deck: 12 },
  { type: 'added', why: 'WB-3.5', seat: 2, slot: 3 },
  { type: 'drew', why: 'WB-3.3', seat: 0, deck: 11 },
  { type: 'added', why: 'WB-3.5', seat: 0, slot: 4 },
  { type: 'drew', why: 'WB-3.3', seat: 1, deck: 10 },
  { type: 'removed', why: 'WB-3.6', seat: 1, token: 'bar.hat', hp: [10, 8] },
]

const run: readonly Event[] = [
  { type: 'drew', why: 'WB-3.3', seat: 2, deck: 9 },
  { type: 'removed', why: 'WB-3.6', seat: 2, token: 'bar.harp', hp: [8, 8] },
  { type: 'drew', why: 'WB-3.3', seat: 0, deck: 8 },
  { type: 'removed', why: 'WB-3.6', seat: 0, token: 'bar.coin', hp: [8, 8] },
  { type: 'passed', why: 'WB-3.2', seat: 1 },
  { type: 'passed', why: 'WB-3.2', seat: 2 },
  {
    type: 'entered',
    why: 'WB-3.12',
    seat: 0,
    hero: 'bard',
    printed: 3,
    tokens: [{ token: 'bar.tunic', hp: 5 }],
    hp: 8,
    pile: 4,
  },
  { type: 'revealed', why: 'WB-5.5', seat: 0, card: 'goblin', position: 1, of: 4, by: 0, strength: 1 },
  { type: 'defeated', why: 'WB-7.14', seat: 0, card: 'goblin', by: 'bar.flute', hp: 8, flute: 1 },
  { type: 'revealed', why: 'WB-5.5', seat: 0, card: 'vampire', position: 2, of: 4, by: 2, strength: 4 },
  {
    type: 'damaged',
    why: 'WB-5.26',
    seat: 0,
    card: 'vampire',
    sum: { strength: 4, flute: 1, damage: 3 },
    before: 8,
    hp: 5,
  },
  { type: 'revealed', why: 'WB-5.5', seat: 0, card: 'golem', position: 3, of: 4, by: 1, strength: 5 },
  {
    type: 'damaged',
    why: 'WB-5.26',
    seat: 0,
    card: 'golem',
    sum: { strength: 5, flute: 1, damage: 4 },
    before: 5,
    hp: 1,
  },
]

const end: readonly Event[] = [
  { type: 'revealed', why: 'WB-5.5', seat: 0, card: 'fairy', position: 4, of: 4, by: 0, strength: 0 },
  { type: 'harmless', why: 'WB-6.1', seat: 0, card: 'fairy' },
  { type: 'succeeded', why: 'WB-8.1', seat: 0, successes: 2, hp: 1 },
  {
    type: 'unveiled',
    why: 'WB-4.5',
    asides: [
      { seat: 1, card: 'skeleton', token: 'bar.hat' },
      { seat: 2, card: 'demon', token: 'bar.harp' },
      { seat: 0, card: 'lich', token: 'bar.coin' },
    ],
    rest: [],
  },
  { type: 'won', why: 'WB-8.2', seat: 0, by: 'successes' },
]

const earlier: readonly RoundSummary[] = [
  { round: 1, seat: 1, hero: 'princess', result: 'failure', hp: 0, met: 3, of: 5, killer: 'dragon' },
  { round: 2, seat: 0, hero: 'ninja', result: 'success', hp: 4, met: 6, of: 6 },
]

const after = (...events: readonly Event[]): DisplayState => {
  const display = displayAfter(events, seats.length)
  const [first, second, third] = display.seats
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three seats.')
  return {
    ...display,
    rounds: [...earlier, ...display.rounds],
    seats: [{ ...first, successes: Math.max(1, first.successes) }, { ...second, failures: 1 }, third],
  }
}

export const atTheTable = after(...decisions)
export const oneHasPassed = after(...decisions, { type: 'passed', why: 'WB-3.2', seat: 2 })
export const inTheDungeon = after(...decisions, ...run)
export const atTheEnd = after(...decisions, ...run, ...end)
