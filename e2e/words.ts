import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '@kazamata/kernel'
import type { Locale, Messages } from '@kazamata/registry'
import type dungeonGuide from '../games/paper-dungeons/src/board/help/messages/en.json'
import type dungeons from '../games/paper-dungeons/src/messages/en.json'
import type torchDungeon from '../games/tiny-epic/src/board/messages/en.json'
import type torches from '../games/tiny-epic/src/messages/en.json'
import type dareLessons from '../games/welcome-back/src/board/coach/messages/en.json'
import type dares from '../games/welcome-back/src/messages/en.json'
import { textIn } from '../packages/cli/src/format.ts'
import type cards from '../packages/registry/src/messages/en.json'
import type campaigns from '../packages/web/src/campaign/messages/en.json'
import type seal from '../packages/web/src/fairness/messages/en.json'
import type shell from '../packages/web/src/messages/en.json'
import type online from '../packages/web/src/online/messages/en.json'
import type print from '../packages/web/src/print/messages/en.json'
import type replay from '../packages/web/src/replay/messages/en.json'

export type WordId =
  | keyof typeof shell
  | keyof typeof seal
  | keyof typeof online
  | keyof typeof print
  | keyof typeof campaigns
  | keyof typeof replay
  | keyof typeof cards
  | keyof typeof dares
  | keyof typeof dungeons
  | keyof typeof torches
  | keyof typeof torchDungeon
  | keyof typeof dungeonGuide
  | keyof typeof dareLessons

export type GameId = 'welcome-back' | 'paper-dungeons' | 'tiny-epic'

/** The words of the page, so that a test finds things by what they are called in any language. */
export interface Words {
  readonly locale: Locale
  (id: WordId, values?: Message['values']): string
  say(message: Message): string
  /** Every message as it is written, by id. */
  readonly messages: Messages
}

/** Where a game has the messages that its board loads later. */
const later: Readonly<Record<GameId, string>> = {
  'welcome-back': 'board/coach',
  'paper-dungeons': 'board/help',
  'tiny-epic': 'board',
}

/** At a table of this game. */
export function wordsIn(locale: Locale, game: GameId = 'welcome-back'): Words {
  const homes = [
    `games/${game}/src`,
    `games/${game}/src/${later[game]}`,
    'packages/web/src',
    'packages/web/src/fairness',
    'packages/web/src/online',
    'packages/web/src/print',
    'packages/web/src/campaign',
    'packages/web/src/replay',
    'packages/registry/src',
  ]
  const messages: Messages = Object.assign({}, ...homes.map(home => messagesOf(home, locale)))
  const text = textIn(locale, messages)
  const say = (message: Message) => flat(text(message))
  const words = (id: WordId, values: Message['values'] = {}) => say({ id, values })
  return Object.assign(words, { locale, say, messages })
}

function messagesOf(home: string, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', home, `messages/${locale}.json`), 'utf8'))
}

/** As a reader hears it: no soft hyphens, single spaces. */
export const flat = (text: string) =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Stands for somebody's name in a text. */
export const anybody = '…'

/** What something is called begins with this. */
export const begins = (...texts: readonly string[]) =>
  new RegExp(
    `^(${texts.map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(anybody, '.+')).join('|')})`,
  )
