import type { AnyGame, GameEvent, Seat } from '@kazamata/kernel'
import { tutorial as paperDungeonsTutorial } from '@kazamata/paper-dungeons/tutorial'
import { tutorial as tinyEpicTutorial } from '@kazamata/tiny-epic/tutorial'
import type { AnyGameUi } from '@kazamata/ui'
import { tutorial as welcomeBackTutorial } from '@kazamata/welcome-back/tutorial'
import type { ComponentType } from 'react'
import { type AnyBots, bots, type Level } from './bots.ts'
import { gameLoaders } from './game-loaders.ts'
import { type Loader, type LocaleLoader, lazily, loadOnce } from './loader.ts'
import type { Messages } from './locale.ts'
import type { Rules } from './rules.ts'
import { type Choices, type Story, stories } from './stories.ts'

export { type AnyBots, type Level, levels } from './bots.ts'
export { type Loader, type LocaleLoader, lazily } from './loader.ts'
export { type Locale, locales, type Messages } from './locale.ts'
export type * from './rules.ts'
export type { Choices, Story } from './stories.ts'

/** How to play, on one illustrated page. Its messages are shown beside the game's own. */
export interface Guide {
  readonly load: Loader<ComponentType>
  readonly messages: LocaleLoader<Messages>
}

/**
 * A first match that the board explains while it is played, the same for everybody: whoever plays with its seed is
 * guided. The person has the first seat.
 */
export interface Tutorial {
  /** No more letters than a seed has room for. */
  readonly seedWord: string
  readonly options: Choices
  /** Who has the other seats. */
  readonly bots: readonly Level[]
  /** Whose choice the board shows as advice to the person; its level must not depend on how long it thinks. */
  readonly adviser?: Level
  /** What a bot plays where the explanations need it; `undefined` leaves it to the bot's level. */
  readonly script?: () => Promise<BotScript>
}

/** Gets what a bot gets. */
export type BotScript = (request: {
  readonly seat: Seat
  readonly view: unknown
  readonly moves: readonly unknown[]
  readonly events: readonly GameEvent[]
}) => unknown

/**
 * A game as the registry lists it. Its texts on the home page are in `messages/` under `<id>.…`; the rest is loaded when
 * asked for, `ui`, `guide` and `rules` only in the browser.
 */
export interface GameManifest {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** All play on one side, and win or lose together. */
  readonly coop: boolean
  readonly game: Loader<AnyGame>
  readonly bots: () => Promise<AnyBots>
  readonly ui: Loader<AnyGameUi>
  readonly messages: LocaleLoader<Messages>
  readonly guide: Guide
  /** Its board prints sheets of paper. */
  readonly hasSheets?: true
  readonly rules: LocaleLoader<Rules>
  readonly tutorial: Tutorial
  /** What a first game is best played with; the words for it are `first.title` and `first.text` of the game. */
  readonly firstGame?: Choices
  readonly stories?: readonly Story[]
  /** What the dungeon of the day is played with, alone; absent where it cannot be played so. */
  readonly daily?: Choices
  /** What a score makes of whoever plays alone, from so much on, highest first; the word is `rank.<rank>` of the game. */
  readonly ranks?: () => Promise<readonly { readonly rank: string; readonly from: number }[]>
  /** Where a player may run several heroes: how many there are; they are dealt to the seats in turn. */
  readonly party?: {
    /** The option that wishes for a number. */
    readonly option: string
    readonly size: Loader<(chosen: Choices, seats: number) => number>
  }
}

/** The list of games. CONTRIBUTING.md names the other places for a new game. */
export const games: readonly GameManifest[] = [
  {
    id: 'welcome-back',
    seats: { min: 2, max: 4 },
    minutes: 30,
    coop: false,
    game: loadOnce<AnyGame>(gameLoaders['welcome-back']),
    tutorial: welcomeBackTutorial,
    bots: bots['welcome-back'],
    ui: loadOnce<AnyGameUi>(async () => (await import('@kazamata/welcome-back/board')).ui),
    messages: lazily({
      en: () => import('@kazamata/welcome-back/messages/en.json'),
      pl: () => import('@kazamata/welcome-back/messages/pl.json'),
      cs: () => import('@kazamata/welcome-back/messages/cs.json'),
      hu: () => import('@kazamata/welcome-back/messages/hu.json'),
    }),
    guide: {
      load: loadOnce<ComponentType>(async () => (await import('@kazamata/welcome-back/guide')).Guide),
      messages: lazily<Messages>({
        en: () => import('@kazamata/welcome-back/guide/messages/en.json'),
        pl: () => import('@kazamata/welcome-back/guide/messages/pl.json'),
        cs: () => import('@kazamata/welcome-back/guide/messages/cs.json'),
        hu: () => import('@kazamata/welcome-back/guide/messages/hu.json'),
      }),
    },
    rules: lazily({
      en: () => import('@kazamata/welcome-back/RULES.md?rules'),
      pl: () => import('@kazamata/welcome-back/rules/pl.md?rules'),
      cs: () => import('@kazamata/welcome-back/rules/cs.md?rules'),
      hu: () => import('@kazamata/welcome-back/rules/hu.md?rules'),
    }),
  },
  {
    id: 'paper-dungeons',
    seats: { min: 1, max: 8 },
    minutes: 30,
    coop: false,
    game: loadOnce<AnyGame>(gameLoaders['paper-dungeons']),
    tutorial: paperDungeonsTutorial,
    bots: bots['paper-dungeons'],
    ui: loadOnce<AnyGameUi>(async () => (await import('@kazamata/paper-dungeons/board')).ui),
    messages: lazily<Messages>({
      en: () => import('@kazamata/paper-dungeons/messages/en.json'),
      pl: () => import('@kazamata/paper-dungeons/messages/pl.json'),
      cs: () => import('@kazamata/paper-dungeons/messages/cs.json'),
      hu: () => import('@kazamata/paper-dungeons/messages/hu.json'),
    }),
    guide: {
      load: loadOnce<ComponentType>(async () => (await import('@kazamata/paper-dungeons/guide')).Guide),
      messages: lazily<Messages>({
        en: () => import('@kazamata/paper-dungeons/guide/messages/en.json'),
        pl: () => import('@kazamata/paper-dungeons/guide/messages/pl.json'),
        cs: () => import('@kazamata/paper-dungeons/guide/messages/cs.json'),
        hu: () => import('@kazamata/paper-dungeons/guide/messages/hu.json'),
      }),
    },
    rules: lazily({
      en: () => import('@kazamata/paper-dungeons/RULES.md?rules'),
      pl: () => import('@kazamata/paper-dungeons/rules/pl.md?rules'),
      cs: () => import('@kazamata/paper-dungeons/rules/cs.md?rules'),
      hu: () => import('@kazamata/paper-dungeons/rules/hu.md?rules'),
    }),
    hasSheets: true,
    firstGame: { missions: false, vanishingGems: false, dungeon: 'I' },
    stories: stories['paper-dungeons'],
    daily: { dungeon: 'random', bosses: 'random' },
    ranks: async () => (await import('@kazamata/paper-dungeons')).ranks,
  },
  {
    id: 'tiny-epic',
    seats: { min: 1, max: 4 },
    minutes: 60,
    coop: true,
    game: loadOnce<AnyGame>(gameLoaders['tiny-epic']),
    tutorial: tinyEpicTutorial,
    bots: bots['tiny-epic'],
    ui: loadOnce<AnyGameUi>(async () => (await import('@kazamata/tiny-epic/board')).ui),
    messages: lazily<Messages>({
      en: () => import('@kazamata/tiny-epic/messages/en.json'),
      pl: () => import('@kazamata/tiny-epic/messages/pl.json'),
      cs: () => import('@kazamata/tiny-epic/messages/cs.json'),
      hu: () => import('@kazamata/tiny-epic/messages/hu.json'),
    }),
    guide: {
      load: loadOnce<ComponentType>(async () => (await import('@kazamata/tiny-epic/guide')).Guide),
      messages: lazily<Messages>({
        en: () => import('@kazamata/tiny-epic/guide/messages/en.json'),
        pl: () => import('@kazamata/tiny-epic/guide/messages/pl.json'),
        cs: () => import('@kazamata/tiny-epic/guide/messages/cs.json'),
        hu: () => import('@kazamata/tiny-epic/guide/messages/hu.json'),
      }),
    },
    rules: lazily({
      en: () => import('@kazamata/tiny-epic/RULES.md?rules'),
      pl: () => import('@kazamata/tiny-epic/rules/pl.md?rules'),
      cs: () => import('@kazamata/tiny-epic/rules/cs.md?rules'),
      hu: () => import('@kazamata/tiny-epic/rules/hu.md?rules'),
    }),
    firstGame: { difficulty: 'easy' },
    daily: { choice: 'random' },
    party: {
      option: 'heroes',
      size: loadOnce(async () => {
        const { partySize, tinyEpic } = await import('@kazamata/tiny-epic')
        return (chosen: Choices, seats: number) => partySize(tinyEpic.options.parse(chosen).heroes, seats)
      }),
    },
  },
]

export function findGame(id: string): GameManifest | undefined {
  return games.find(game => game.id === id)
}

/** Titles and short descriptions of all games, for the home page. */
export const cardMessages = lazily<Messages>({
  en: () => import('./messages/en.json'),
  pl: () => import('./messages/pl.json'),
  cs: () => import('./messages/cs.json'),
  hu: () => import('./messages/hu.json'),
})
