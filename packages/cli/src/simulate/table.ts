import { type AnyGame, type Chance, fastChance, type GameEvent, type Seat } from '@kazamata/kernel'
import { type AnyBots, findGame } from '@kazamata/registry'
import { type Tools, tools } from '@kazamata/registry/tools'
import { answer, upTo } from '@kazamata/search'
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
      const news = game.told(event, seat)
      if (news !== undefined) told.push(news)
    }
  }
  const chance = fastChance(`${name} chance`)
  const state = game.setup(game.options.parse(plan.options), order.length, chance, emit)

  const enough = upTo(plan.iterations)
  const decide = (seat: Seat) => {
    const sitter = sitters[seat]
    if (sitter === undefined) throw new Error(`Nobody sits in seat ${seat}.`)
    const { bot, chance, told } = sitter
    return answer(bot, {
      seat,
      view: game.view(state, seat),
      moves: game.moves(state, seat),
      told,
      chance,
      enough,
    })
  }

  let moves = 0
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    game.apply(state, seat, decide(seat), chance, emit)
    moves += 1
  }
  const winners = (game.outcome(state)?.winners ?? []).map(seat => order[seat] ?? seat)
  const { rates, lengths } = tools.stats(events)
  return { winners, order, rates, lengths: { moves, ...lengths } }
}
