import { type AnyGame, type Chance, equal, fastChance, type GameEvent, type Seat } from '@kazamata/kernel'
import { type AnyBots, findGame } from '@kazamata/registry'
import { type Tools, tools } from '@kazamata/registry/tools'
import { type BotContext, chooseMove, stopAfter } from '@kazamata/search'
import { type Plan, type Result, seating } from './plan.ts'

/** Everything of a game that a simulation needs. */
export interface LoadedGame {
  readonly game: AnyGame
  readonly bots: AnyBots
  readonly tools: Tools
}

/** A bot, its dice, and all events that its seat was told. */
interface Player {
  readonly bot: ReturnType<AnyBots['bot']>
  readonly chance: Chance
  readonly events: GameEvent[]
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const found = findGame(id)
  const itsTools = await tools[id]?.()
  if (found === undefined || itsTools === undefined)
    throw new Error(`The registry does not hold all of ${id}.`)
  return { game: await found.game(), bots: await found.bots(), tools: itsTools }
}

/** Plays one game of the plan to its end. */
export function simulate({ game, bots, tools }: LoadedGame, plan: Plan, index: number): Result {
  const name = `${plan.seed} game ${index}`
  const order = seating(plan, index)
  const players = order.map(
    (player, seat): Player => ({
      bot: bots.bot(plan.players[player] ?? ''),
      chance: fastChance(`${name} seat ${seat}`),
      events: [],
    }),
  )
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => {
    events.push(event)
    for (const [seat, player] of players.entries()) {
      const redacted = game.redact(event, seat)
      if (redacted !== undefined) player.events.push(redacted)
    }
  }
  const chance = fastChance(`${name} chance`)
  const state = game.setup(game.options.parse(plan.options), order.length, chance, emit)

  const shouldStop = stopAfter(plan.iterations)
  const think = (seat: Seat): readonly unknown[] => {
    const player = players[seat]
    if (player === undefined) throw new Error(`Nobody sits in seat ${seat}.`)
    const { bot, chance, events } = player
    const moves = game.moves(state, seat)
    const context: BotContext<unknown, unknown, GameEvent> = {
      seat,
      view: game.view(state, seat),
      moves,
      events,
      chance,
      shouldStop,
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
