import type { Bot, Bots } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { adventurer } from './adventurer.ts'
import { novice } from './novice.ts'
import { veteran } from './veteran.ts'

const levels: Readonly<Record<string, Bot<View, Move, Event>>> = {
  novice,
  adventurer,
  veteran,
}

/** Weakest first. */
export const bots: Bots<View, Move, Event> = {
  levels: Object.keys(levels),
  bot(level) {
    const bot = levels[level]
    if (bot === undefined) throw new Error(`There is no bot of level ${level}.`)
    return bot
  },
}
