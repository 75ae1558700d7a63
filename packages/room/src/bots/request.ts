import { fastChance, type GameEvent, type GameTypes, type Message, type Seat } from '@kazamata/kernel'
import type { Bots } from '@kazamata/search'
import type { Task, TaskAnswer } from './worker-pool.ts'

type AnyBots = Bots<GameTypes['View'], GameTypes['Move'], GameEvent>

/** All that a bot gets: what a person in its seat would know, and dice of its own. No state, no seed of the match. */
export interface BotRequest {
  readonly game: string
  readonly level: string
  readonly seat: Seat
  readonly view: unknown
  /** The legal moves, two or more. */
  readonly moves: readonly unknown[]
  /** Everything its seat was told. */
  readonly events: readonly GameEvent[]
  /** Of the bot's own dice. */
  readonly seed: string
  readonly budget: BotBudget
}

/** How long a bot may think, in milliseconds: over one decision, and over a whole turn where it plans one. */
export interface BotBudget {
  readonly decision: number
  readonly turn: number
}

export interface BotDecision {
  /** To be played one after another. */
  readonly moves: readonly unknown[]
  /** What they are for, if the bot said so. */
  readonly aim?: Message
}

/** The work of a bot. `now` is a clock in milliseconds. */
export function decide(
  bots: AnyBots,
  { level, seat, view, moves, events, seed, budget }: BotRequest,
  now: () => number,
): BotDecision {
  const bot = bots.bot(level)
  const until = now() + (bot.plan === undefined ? budget.decision : budget.turn)
  let aim: Message | undefined
  const context = {
    seat,
    view,
    moves,
    events,
    chance: fastChance(seed),
    shouldStop: () => now() >= until,
    announce: (intention: Message) => {
      aim = intention
    },
  }
  const chosen = bot.plan?.(context) ?? [bot.choose(context)]
  return { moves: chosen, ...(aim && { aim }) }
}

/** What a worker does with a task of its pool. A bot that throws costs its answer, not the worker. */
export async function answerTask(
  { id, request }: Task<BotRequest>,
  load: (game: string) => Promise<AnyBots>,
  now: () => number,
): Promise<TaskAnswer<BotDecision>> {
  try {
    return { id, answer: decide(await load(request.game), request, now) }
  } catch (error) {
    return { id, error: String(error) }
  }
}
