import type { Seat } from '@kazamata/kernel'
import type { Card, Hero, MonsterType, Special, Token } from './content/ids.ts'
import type { Options } from './options.ts'

/** What the table waits for; the top of the agenda (last element) is the question now asked. */
export type Task =
  | { readonly do: 'hero'; readonly seat: Seat }
  /** Draw or pass. */
  | { readonly do: 'turn'; readonly seat: Seat }
  /** Add the drawn card or remove it with a token. */
  | { readonly do: 'place'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'ask'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly named: Seat }
  | { readonly do: 'pick'; readonly seat: Seat; readonly types: readonly [MonsterType, MonsterType] }
  | { readonly do: 'name'; readonly seat: Seat; readonly token: Token }
  | { readonly do: 'reveal'; readonly seat: Seat }
  | { readonly do: 'respond'; readonly seat: Seat }
  | { readonly do: 'jelly'; readonly seat: Seat }

export interface Aside {
  readonly card: Card
  readonly token: Token
}

export interface Player {
  successes: number
  failures: number
  passed: boolean
  /** Turns taken in this decision phase (WB-10.3). */
  turns: number
  /** Monsters removed this round, each under its token. */
  aside: Aside[]
}

/** A card in the dungeon; once met, how it ended. */
export interface Met {
  card: Card
  by: Seat
  position: number
  /** Locked at the reveal (WB-5.8); absent when the card has none. */
  strength?: number
  type?: MonsterType
  fate?: 'defeated' | 'ignored' | 'harmless' | 'hurt' | 'effect' | 'replaced'
}

export interface Run {
  seat: Seat
  hp: number
  /** How many cards of each type were revealed, by index into `types` (WB-5.11). */
  typeCount: number[]
  flute: number
  coinActive: boolean
  ally: boolean
  pact: boolean
  swordType?: MonsterType
  vorpalType?: MonsterType
  /** Cards met so far in order; the last one is on the table while it has no `fate`. */
  met: Met[]
}

export interface State {
  readonly options: Options
  players: Player[]
  round: number
  /** Who began this round. */
  start: Seat
  /** Absent until the first Hero is chosen. */
  hero?: Hero
  /** Bit i is set while token i of the Hero's kit is in the row. */
  row: number
  /** Tokens that left the row in the run, in order; removed ones lie on their owners' set-asides. */
  spent: { token: Token; how: 'spent' | 'jelly' | 'bomb' | 'coin' }[]
  /**
   * How many of each card are left in the deck, by index into `cards`.
   * The last element counts Specials that nobody has seen yet: which one it is is drawn when it is.
   */
  deck: number[]
  /** The Special pair as far as it was ever drawn, in order of appearance or, when shown, both. */
  pair: Special[]
  /** How many of `pair`, from the front, are known to everybody. */
  shown: number
  /** The Dungeon pile, bottom first: the last one is met first. */
  pile: { readonly card: Card; readonly by: Seat }[]
  agenda: Task[]
  run?: Run
  /** Set when the game is over. */
  winner?: Seat
}
