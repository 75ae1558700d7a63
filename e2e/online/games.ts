import type { AnyGame, Seat } from '@kazamata/kernel'
import { paperDungeons } from '@kazamata/paper-dungeons'
import { tinyEpic } from '@kazamata/tiny-epic'
import { welcomeBack } from '@kazamata/welcome-back'
import type { Locator } from '@playwright/test'
import { pageClicks } from '../page-clicks.ts'
import * as paper from '../paper-dungeons/matches.ts'
import { dungeonOn as sheetOn } from '../paper-dungeons/table.ts'
import type { Press } from '../press.ts'
import * as tiny from '../tiny-epic/matches.ts'
import { dungeonOn } from '../tiny-epic/table.ts'
import type { MatchStorage } from '../wait-for-entries.ts'
import { brief } from '../welcome-back/policies.ts'
import { tableOn } from '../welcome-back/table.ts'
import type { GameId } from '../words.ts'
import type { Person } from './people.ts'

/** A table on somebody's page. */
export interface Screen {
  /** Waits until the page asks them for a decision, or shows the end. */
  asked(): Promise<unknown>
  /** Makes the decision that the page asks for, with real clicks, and says which moves it was. */
  decide(): Promise<readonly unknown[]>
  /** Lies on the table when it is over. */
  readonly ending: Locator
}

export interface OnlineGame {
  readonly game: AnyGame
  /** The server's chance with which the match is not long. */
  readonly seed: number
  /** Has it secrets? */
  readonly secret: boolean
  screen(person: Person, seat: Seat, storage: MatchStorage): Screen
}

const clicks = ({ press }: Person): Press => pageClicks(press.name === 'tap' ? 'touch' : 'mouse', press)

export const onlineGames: Readonly<Record<GameId, OnlineGame>> = {
  'welcome-back': {
    game: welcomeBack,
    seed: 1,
    secret: true,
    screen(person, seat, storage) {
      const table = tableOn(person.page, person.words, clicks(person), {}, storage)
      return {
        asked: table.asked,
        async decide() {
          const match = await table.asked()
          const move = brief(match, seat, welcomeBack.moves(match.state, seat))
          await table.play(match, move)
          return [move]
        },
        ending: table.gameEnd,
      }
    },
  },
  'paper-dungeons': {
    game: paperDungeons,
    seed: 1,
    secret: true,
    screen(person, seat, storage) {
      const table = sheetOn(person.page, person.words, clicks(person), {}, storage, seat)
      return {
        asked: table.asked,
        async decide() {
          const match = await table.asked()
          const moves = paper.decision(match, seat, paper.brisk)
          await table.play(match, moves)
          return moves
        },
        ending: table.ending,
      }
    },
  },
  'tiny-epic': {
    game: tinyEpic,
    seed: 1,
    secret: false,
    screen(person, _, storage) {
      const table = dungeonOn(person.page, person.words, clicks(person), {}, storage)
      return {
        asked: table.asked,
        async decide() {
          const match = await table.asked()
          const moves = tiny.decision(match, tiny.like('novice'))
          await table.play(match, moves)
          return moves
        },
        ending: table.ending,
      }
    },
  },
}
