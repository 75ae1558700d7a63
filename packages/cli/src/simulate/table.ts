import { type AnyGame, type Chance, equal, fastChance, type GameEvent, type Seat } from '@kazamata/kernel'
import { type AnyBots, findGame } from '@kazamata/registry'
import { type Tools, tools } from '@kazamata/registry/tools'
import { type BotContext, chooseMove, stopAfter } from '@kazamata/search'
import { type Plan, type Result, seating } from './plan.ts'

/** Everything of a game that a simulation needs. */
export interface Kit {
  readonly game: AnyGame
  readonly bots: AnyBots
  readonly tools: Tools
}

/** Who sits at the table, and all it was told. */
interface Sitter {
  readonly bot: ReturnType<AnyBots['bot']>
  readonly chance: Chance
  readonly told: GameEvent[]
}

export async function kitOf(id: string): Promise<Kit> {
  const found = findGame(id)
  const itsTools = await tools[id]?.()
  if (found === undefined || itsTools === undefined)
    throw new Error(`The registry does not hold all of ${id}.`)
  return { game: await found.game(), bots: await found.bots(), tools: itsTools }
}

/** Plays one game of the plan to its end. */
export function simulate({ game, bots, tools }: Kit, plan: Plan, index: number): Result {
  const name = `${plan.seed} game ${index}`
  const order = seating(plan, index)
  const sitters = order.map(
    (player, seat): Sitter => ({
      bot: bots.bot(plan.players[player] ?? ''),
      chance: fastChance(`${name} seat ${seat}`),
      told: [],
    }),
  )
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => {
    events.push(event)
    for (const [seat, { told }] of sitters.entries()) {
      const news = game.redact(event, seat)
      if (news !== undefined) told.push(news)
    }
  }
  const chance = fastChance(`${name} chance`)
  const state = game.setup(game.options.parse(plan.options), order.length, chance, emit)

  const enough = stopAfter(plan.iterations)
  const think = (seat: Seat): readonly unknown[] => {
    const sitter = sitters[seat]
    if (sitter === undefined) throw new Error(`Nobody sits in seat ${seat}.`)
    const { bot, chance, told } = sitter
    const moves = game.moves(state, seat)
    const context: BotContext<unknown, unknown, GameEvent> = {
      seat,
      view: game.view(state, seat),
      moves,
      events: told,
      chance,
      shouldStop: enough,
    }
    return moves.length > 1 && bot.plan !== undefined ? bot.plan(context) : [chooseMove(bot, context)]
  }

  let moves = 0
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    if (tools.isEndless?.(events)) break
    for (const planned of think(seat)) {
      const move = game.active(state).includes(seat)
        ? game.moves(state, seat).find(legal => equal(legal, planned))
        : undefined
      if (move === undefined) throw new Error(`A bot planned what is not legal: ${JSON.stringify(planned)}.`)
      game.apply(state, seat, move, chance, emit)
      moves += 1
    }
  }
  const outcome = game.outcome(state)
  const winners = (outcome?.winners ?? []).map(seat => order[seat] ?? seat)
  const scores = order.map((_, player) => outcome?.scores[order.indexOf(player)] ?? 0)
  const { rates, amounts = [], lengths } = tools.stats(events)
  return { winners, order, scores, rates, amounts, lengths: { moves, ...lengths } }
}
