import type { AnyGame, Seat } from '@kazamata/kernel'
import type { GameManifest } from '@kazamata/registry'
import type { Activity, Hint, Snapshot } from '@kazamata/room'
import type { AnyGameUi } from '@kazamata/ui'

/**
 * What is wrong. Why what happens is not stored: the browser has no space (`unsaved`), or another tab went on with the match
 * (`elsewhere`). Of a match on a server: the line is broken (`offline`), and a decision waits for it (`waiting`); the last
 * decision came too late (`dropped`), or a suggestion found no line (`unsent`); a server restored from a backup knows less (`rewound`); the page has to be loaded again (`outdated`).
 */
export type Trouble =
  | 'unsaved'
  | 'elsewhere'
  | 'offline'
  | 'waiting'
  | 'dropped'
  | 'unsent'
  | 'rewound'
  | 'outdated'

/** What this screen shows: what one viewer knows, and what only this screen knows. */
export interface TableState extends Activity {
  /** Its moves and undo are those of the person who decides or has just moved at this screen, also in the table's view. */
  readonly snapshot: Snapshot
  /** The person who decides now, at this screen. */
  readonly actor?: Seat
  /** The people the device may go to: until one says they have it, nothing but the table's view is shown. */
  readonly curtain?: readonly Seat[]
  readonly trouble?: Trouble
}

/** What everybody may know of a match, apart from how it goes. */
export interface MatchInfo {
  readonly id: string
  readonly options: unknown
  /** The commitment that was shown before the first move. */
  readonly commitment: string
  /** Its commitment binds neither options nor seats: it was begun before they were bound. */
  readonly isOlder: boolean
  /** The word that was chosen as its seed, where chance has not chosen. */
  readonly seedWord?: string
  /** It came from a file, and was running or over then. */
  readonly imported?: 'running' | 'over'
  /** How its seed was made by the server and the browsers together; absent where no browser took part. */
  readonly deal?: DealInfo
  /** It runs on a server: this page stores nothing of it, and there is a file of it once it is over. */
  readonly isOnline?: true
}

/** What everybody may know of a deal, and what this browser has kept of it. */
export interface DealInfo {
  /** Of the server's secret. */
  readonly commitment: string
  readonly redeals: number
  /** Names of those whose browsers took part. */
  readonly by: readonly string[]
  /** This browser's receipt, as a file; absent where it took no part. */
  readonly receipt?: string
}

/** A match at this screen, whether it runs in this page or elsewhere. */
export interface Table {
  readonly game: AnyGame
  readonly match: MatchInfo
  get(): TableState
  subscribe(listener: () => void): () => void
  /**
   * The actor's decisions, one after another as long as they are legal. They are dropped when the actor's question is no
   * longer the one that was shown; what others do in secret does not change it.
   */
  play(...moves: readonly unknown[]): void
  /** Takes so many of the last decisions back, where the rules of undo allow it. */
  undo(moves: number): void
  /** Suggests something, or takes the suggestion back. */
  hint(hint: Hint): void
  /** The board has shown all of this snapshot: bots hold what others hear of until then. */
  shown(snapshot: Snapshot): void
  /** Bots play on without pauses, for whoever only watches. */
  hurry(): void
  /** One of those the curtain waits for has the device. */
  confirm(seat: Seat): void
  /** The match as a file, where there is one. */
  file(): Promise<Blob | undefined>
  close(): void
}

/** A game with all that is needed to show it. */
export interface LoadedGame {
  readonly manifest: GameManifest
  readonly game: AnyGame
  readonly ui: AnyGameUi
}
