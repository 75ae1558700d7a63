import type { Seat } from '@kazamata/kernel'
import type { Card, Hero, MonsterType, Token } from './content/ids.ts'
import type { Loss } from './event.ts'
import type { Options } from './options.ts'

/** The one question the table waits for, and whom. */
export type Question =
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
  /** Nothing more: this seat has won. */
  | { readonly do: 'over'; readonly seat: Seat }

/** A Monster removed with a token lying on it. */
export interface Aside {
  readonly card: Card
  readonly token: Token
}

export interface Player {
  successes: number
  /** Two mean eliminated. */
  failures: number
  passed: boolean
  /** Turns taken in this decision phase (WB-10.3). */
  turns: number
  /** Monsters removed this round; replaced, never changed, so that copies of a state share it. */
  aside: readonly Aside[]
}

/** A face-down card of the Dungeon and who added it. */
export interface Slot {
  readonly card: Card
  readonly by: Seat
}

/** A card met in the run; `fate` is absent while it is on the table. */
export interface Met {
  readonly card: Card
  /** Who added it; the runner, if it came by Polymorph. */
  readonly by: Seat
  readonly position: number
  /** Locked at the reveal (WB-5.8); absent when the card has none. */
  readonly strength?: number
  readonly type?: MonsterType
  readonly fate?: MetOutcome
}
export type MetOutcome = 'defeated' | 'ignored' | 'harmless' | 'hurt' | 'effect' | 'replaced'

/** A token that left the row in the run. */
export interface Spent {
  readonly token: Token
  readonly how: Loss
}

export interface Run {
  readonly seat: Seat
  hp: number
  /** How many cards of each type were revealed, by index into `types` (WB-5.11). */
  readonly typeCount: number[]
  flute: number
  coinActive: boolean
  /** A charge of the Ally covers the card on the table, or the next one. */
  ally: boolean
  /** The Demonic Pact's chain covers it. */
  pact: boolean
  swordType?: MonsterType
  vorpalType?: MonsterType
  /** Cards met so far in order; the last one is on the table while it has no `fate`. */
  readonly met: Met[]
}

export interface State {
  readonly options: Options
  readonly players: readonly Player[]
  round: number
  /** Who began this round. */
  start: Seat
  /** Bit i is set while token i of the Hero's kit is in the row. */
  row: number
  /** In order; replaced, never changed. Removed tokens lie on their owners' set-asides. */
  spent: readonly Spent[]
  /**
   * How many of each card are left in the deck, by index into `cards`.
   * The last element counts Specials that nobody has seen yet: which one it is is drawn when it is.
   */
  readonly deck: number[]
  /** The Specials that somebody has seen, as bits by index into `specials`. */
  pair: number
  /** Those of `pair` that everybody has seen. */
  shown: number
  /** The Dungeon pile, bottom first: the last one is met first. */
  readonly pile: Slot[]
  ask: Question
  /** Absent until the first Hero is chosen. */
  hero?: Hero
  /** Present during a run only. */
  run?: Run
}

export function clone(state: State): State {
  const players: Player[] = []
  for (const p of state.players) {
    players.push({
      successes: p.successes,
      failures: p.failures,
      passed: p.passed,
      turns: p.turns,
      aside: p.aside,
    })
  }
  const copy: State = {
    options: state.options,
    players,
    round: state.round,
    start: state.start,
    row: state.row,
    spent: state.spent,
    deck: state.deck.slice(),
    pair: state.pair,
    shown: state.shown,
    pile: state.pile.slice(),
    ask: state.ask,
  }
  if (state.hero !== undefined) copy.hero = state.hero
  if (state.run !== undefined) copy.run = cloneRun(state.run)
  return copy
}

/** A player at the start of a round. */
export function newPlayer(successes = 0): Player {
  return { successes, failures: 0, passed: false, turns: 0, aside: [] }
}

/** A run before its first card. */
export function newRun(seat: Seat, hp: number): Run {
  return {
    seat,
    hp,
    typeCount: [0, 0, 0, 0, 0, 0, 0, 0],
    flute: 0,
    coinActive: false,
    ally: false,
    pact: false,
    met: [],
  }
}

export function cloneRun(run: Run): Run {
  const copy: Run = {
    seat: run.seat,
    hp: run.hp,
    typeCount: run.typeCount.slice(),
    flute: run.flute,
    coinActive: run.coinActive,
    ally: run.ally,
    pact: run.pact,
    met: run.met.slice(),
  }
  if (run.swordType !== undefined) copy.swordType = run.swordType
  if (run.vorpalType !== undefined) copy.vorpalType = run.vorpalType
  return copy
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`There is no seat ${seat} at this table.`)
  return player
}

export function heroOf(state: State): Hero {
  if (state.hero === undefined) throw new Error('The first Hero is not chosen yet.')
  return state.hero
}

export function running(state: State): Run {
  if (state.run === undefined) throw new Error('Nobody is in the Dungeon.')
  return state.run
}

/** What a player has after some rounds. */
export type Score = Pick<Player, 'successes' | 'failures'>

/** Two Success cards win (WB-8.2). */
export function hasWon({ successes }: Pick<Score, 'successes'>): boolean {
  return successes >= 2
}

/** Two failures eliminate (WB-8.4). */
export function isOut({ failures }: Pick<Score, 'failures'>): boolean {
  return failures >= 2
}

/** The type that the Two-Handed Sword or a Vorpal weapon defeats in this run. */
export function namedType(run: Pick<Run, 'swordType' | 'vorpalType'>): MonsterType | undefined {
  return run.swordType ?? run.vorpalType
}
