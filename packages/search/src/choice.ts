import type { GameEvent } from '@kazamata/kernel'
import type { Bot, BotContext } from './bot.ts'

/** What the bot plays; it is not asked where there is only one legal move. */
export function chooseMove<View, Move, Event extends GameEvent>(
  bot: Bot<View, Move, Event>,
  context: BotContext<View, Move, Event>,
): Move {
  const [first, second] = context.moves
  if (first === undefined) throw new Error('A bot was asked to choose among no moves.')
  return second === undefined ? first : bot.choose(context)
}

/** `shouldStop` for simulations: a fixed number of iterations, so that the same seed plays the same game. */
export function stopAfter(count: number): (iterations: number) => boolean {
  return iterations => iterations >= count
}

/** The best of some, the first among equals. */
export function best<T>(some: readonly T[], worth: (each: T) => number): T {
  let top: T | undefined
  let topWorth = Number.NEGATIVE_INFINITY
  for (const each of some) {
    const w = worth(each)
    if (top === undefined || w > topWorth) {
      top = each
      topWorth = w
    }
  }
  if (top === undefined) throw new Error('There is no best of nothing.')
  return top
}
