import type { Seat, Viewer } from '@kazamata/kernel'
import type { Clause } from './clause.ts'
import type { Card, Hero, MonsterType, Special, Token } from './content/ids.ts'

/** Why a token left the row during a run. */
export type Loss = 'spent' | 'jelly' | 'bomb' | 'coin'

/** How the damage came about: strength, then what replaces, then what subtracts (WB-5.23). */
export interface DamageBreakdown {
  readonly strength: number
  /** The Harp's cap, when it lowered the damage. */
  readonly harp?: number
  readonly flute?: number
  readonly crown?: number
  /** What is left, never below 0. */
  readonly damage: number
}

interface Body {
  /** A match begins: who starts, and the Special pair when it is shown (WB-2.5). */
  began: { readonly start: Seat; readonly specials?: readonly Special[] }
  /** A new round with all cards in the deck; `start` acts first. */
  round: { readonly round: number; readonly start: Seat; readonly deck: number }
  /** The Hero of the round; without `seat` it was drawn at random. */
  hero: { readonly seat?: Seat; readonly hero: Hero }
  /** `card` only for the drawer. */
  drew: { readonly seat: Seat; readonly card?: Card; readonly deck: number }
  /** `card` only for the one who added; `slot` counts from 1, the bottom of the pile. */
  added: { readonly seat: Seat; readonly card?: Card; readonly slot: number }
  /** `card` only for the one who removed; `hp` is the starting HP before and after. */
  removed: {
    readonly seat: Seat
    readonly card?: Card
    readonly token: Token
    readonly hp: readonly [number, number]
  }
  passed: { readonly seat: Seat; readonly forced?: true }
  /** The runner enters: printed HP, HP of each token, their sum, cards in the pile. */
  entered: {
    readonly seat: Seat
    readonly hero: Hero
    readonly printed: number
    readonly tokens: readonly { readonly token: Token; readonly hp: number }[]
    readonly hp: number
    readonly pile: number
  }
  asked: { readonly seat: Seat; readonly named: Seat }
  offered: { readonly seat: Seat; readonly named: Seat; readonly types: readonly [MonsterType, MonsterType] }
  /** The Sword's named player picked. */
  picked: { readonly seat: Seat; readonly monster: MonsterType }
  named: { readonly seat: Seat; readonly token: Token; readonly monster: MonsterType }
  /** A card is met; strength and type are locked now (WB-5.8). `by` added it. */
  revealed: {
    readonly seat: Seat
    readonly card: Card
    readonly position: number
    readonly of: number
    readonly by: Seat
    readonly strength?: number
    readonly monster?: MonsterType
  }
  /** `by` is a token, or `'pact'` for the chain after a Demon. */
  defeated: {
    readonly seat: Seat
    readonly card: Card
    readonly by: Token
    readonly chain?: true
    /** HP gained and HP after it. */
    readonly gain?: number
    readonly hp: number
    /** The Flute's new count. */
    readonly flute?: number
  }
  ignored: {
    readonly seat: Seat
    readonly card: Card
    readonly by: 'ally' | 'scepter' | 'coin' | 'bomb'
    readonly hp: number
  }
  /** Nothing happens: Fairy, damage 0, a Jelly Cube with nothing to take. */
  harmless: { readonly seat: Seat; readonly card: Card; readonly sum?: DamageBreakdown }
  damaged: {
    readonly seat: Seat
    readonly card: Card
    readonly sum: DamageBreakdown
    readonly hp: number
    readonly before: number
  }
  /** The Ally gives a charge for the next card; `lost` when it went by unused. */
  ally: { readonly seat: Seat; readonly charge: 'gained' | 'lost' }
  /** The Jelly Cube wants a token and the runner chooses which. */
  demanded: { readonly seat: Seat; readonly card: Card }
  /** A token leaves the row; `hp` after its HP value, if any, went with it. */
  lost: {
    readonly seat: Seat
    readonly token: Token
    readonly how: Loss
    readonly value?: number
    readonly hp: number
  }
  /** The Lucky Coin becomes active. */
  coin: { readonly seat: Seat }
  polymorphed: {
    readonly seat: Seat
    readonly from: Card
    readonly to: Card
    readonly position: number
    readonly strength?: number
    readonly monster?: MonsterType
  }
  revived: { readonly seat: Seat; readonly token: Token; readonly hp: number }
  /** HP reached 0 and nothing revives. */
  died: { readonly seat: Seat; readonly card: Card }
  /** Omnipotence looks at the whole pile (WB-11.94). */
  omnipotence: { readonly seat: Seat; readonly saved: boolean }
  succeeded: { readonly seat: Seat; readonly successes: number; readonly hp: number }
  failed: { readonly seat: Seat; readonly failures: number }
  eliminated: { readonly seat: Seat }
  /** All that was hidden this round (WB-4.5, 4.6): set-asides by seat, the unmet rest in reveal order. */
  unveiled: {
    readonly asides: readonly { readonly seat: Seat; readonly card: Card; readonly token: Token }[]
    readonly rest: readonly { readonly card: Card; readonly by: Seat }[]
  }
  won: { readonly seat: Seat; readonly by: 'successes' | 'last' }
}

/** What happened; `why` is the clause that caused it. */
export type Event = { [T in keyof Body]: { readonly type: T; readonly why: Clause } & Body[T] }[keyof Body]
export type EventOf<T extends keyof Body> = Extract<Event, { type: T }>

/** A card turned over, a pile looked through, what lay face down: until then only some knew. */
export function reveals(event: Event): boolean {
  return event.type === 'revealed' || event.type === 'omnipotence' || event.type === 'unveiled'
}

/**
 * What a viewer is told of an event. Only its owner learns the name of a face-down card; the rest is open on a real
 * table. A new type of event does not compile until somebody has decided here.
 */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew':
      if (event.seat === viewer) return event
      return { type: 'drew', why: event.why, seat: event.seat, deck: event.deck }
    case 'added':
      if (event.seat === viewer) return event
      return { type: 'added', why: event.why, seat: event.seat, slot: event.slot }
    case 'removed':
      if (event.seat === viewer) return event
      return { type: 'removed', why: event.why, seat: event.seat, token: event.token, hp: event.hp }
    case 'began':
    case 'round':
    case 'hero':
    case 'passed':
    case 'entered':
    case 'asked':
    case 'offered':
    case 'picked':
    case 'named':
    case 'revealed':
    case 'defeated':
    case 'ignored':
    case 'harmless':
    case 'damaged':
    case 'ally':
    case 'demanded':
    case 'lost':
    case 'coin':
    case 'polymorphed':
    case 'revived':
    case 'died':
    case 'omnipotence':
    case 'succeeded':
    case 'failed':
    case 'eliminated':
    case 'unveiled':
    case 'won':
      return event
  }
}
