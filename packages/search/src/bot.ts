import type { Chance, GameEvent, Message, Seat } from '@kazamata/kernel'

/** All that a bot gets: what a person in its seat would know, and dice of its own. */
export interface BotContext<View, Move, Event extends GameEvent> {
  readonly seat: Seat
  readonly view: View
  /** The legal moves, two or more. */
  readonly moves: readonly Move[]
  /** Everything this seat was told since the match began. */
  readonly events: readonly Event[]
  /** The bot's own generator, never the match's. */
  readonly chance: Chance
  /** Asked between iterations: is it time to answer? A clock in play, a count in simulations. */
  readonly shouldStop: (iterations: number) => boolean
  /** Tells everybody what it intends; shown in co-operative games only. Absent where nobody is shown it. */
  readonly announce?: (aim: Message) => void
}

export interface Bot<View, Move, Event extends GameEvent> {
  choose(context: BotContext<View, Move, Event>): Move
  /**
   * The moves of a whole hidden turn, where nothing that others do can come between: played one after another as
   * long as they are legal, then the bot is asked again. Used instead of `choose` where a bot has it.
   */
  plan?(context: BotContext<View, Move, Event>): readonly Move[]
}

/** A game's bots by level, weakest first. */
export interface Bots<View, Move, Event extends GameEvent> {
  readonly levels: readonly string[]
  bot(level: string): Bot<View, Move, Event>
}

/** Bots by the names of their levels, listed weakest first. */
export function botsByLevel<View, Move, Event extends GameEvent>(
  byLevel: Readonly<Record<string, Bot<View, Move, Event>>>,
): Bots<View, Move, Event> {
  return {
    levels: Object.keys(byLevel),
    bot(level) {
      const bot = byLevel[level]
      if (bot === undefined) throw new Error(`There is no bot of level ${level}.`)
      return bot
    },
  }
}
