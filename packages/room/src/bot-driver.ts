import {
  type AnyGame,
  type GameEvent,
  isRefusal,
  type Message,
  type Occupant,
  type Seat,
  type Viewer,
} from '@kazamata/kernel'
import {
  type AnyMatch,
  activeSeats,
  type By,
  botSeed,
  eventsFor,
  legalMoves,
  play,
} from '@kazamata/kernel/match'
import type { BotBudget, BotPool } from './bots/index.ts'
import type { Feed } from './feed.ts'
import type { Accepted, RoomRefusal } from './request-result.ts'

/** When a bot's move may be seen. */
export interface BotPace {
  /** The least time of a decision, the same whatever it is: time would tell. */
  pause(): Promise<void>
  /** Every board that shows the match one thing after another has caught up. */
  ready(): Promise<void>
}

interface BotDriverParts {
  readonly game: AnyGame
  readonly bots: Pick<BotPool, 'ask'>
  readonly budget: BotBudget
  readonly pace: BotPace
  match(): AnyMatch
  feed(seat: Seat): Feed
  /** Plays for the bot that was asked, if it is still in its seat. */
  play(
    seat: Seat,
    bot: Occupant | undefined,
    question: number,
    moves: readonly unknown[],
    by: By,
  ): Promise<Accepted | RoomRefusal>
  announce(seat: Seat, aim: Message): void
  report(error: unknown): void
}

/** Asks bots for their moves when it is their turn, and plays them. */
export class BotDriver {
  /** Are the bots of this match asked here? */
  private isDriving = false
  private closed = false
  /** Bots that have been asked, until what they decided is played. */
  private readonly busy = new Map<Seat, Promise<void>>()

  constructor(private readonly parts: BotDriverParts) {}

  /** Bots whose turn it is. */
  deciding(): readonly Seat[] {
    const match = this.parts.match()
    if (this.closed) return []
    return activeSeats(this.parts.game, match).filter(seat => match.occupants[seat]?.kind === 'bot')
  }

  start(): void {
    if (this.isDriving) return
    this.isDriving = true
    this.wake()
  }

  /** Another process asks them from now on. What is being decided here is still played: then it ends. */
  async pause(): Promise<void> {
    this.isDriving = false
    await Promise.all(this.busy.values())
  }

  /** Asks every bot whose turn it is and who has not been asked. */
  wake(): void {
    if (!this.isDriving) return
    for (const seat of this.deciding()) {
      if (this.busy.has(seat)) continue
      const played = this.work(seat).then(
        () => {
          this.busy.delete(seat)
          // What is left of a plan, or has changed meanwhile, is decided anew.
          this.wake()
        },
        error => {
          // The same would break again: it is tried when the match has gone on.
          this.busy.delete(seat)
          this.parts.report(error)
        },
      )
      this.busy.set(seat, played)
    }
  }

  close(): void {
    this.closed = true
  }

  /** One answer of a bot, from the question to the last of its moves. */
  private async work(seat: Seat): Promise<void> {
    const { game, pace } = this.parts
    const match = this.parts.match()
    const { question } = this.parts.feed(seat)
    const least = pace.pause()
    const moves = legalMoves(game, match, seat)
    const decision = moves.length === 1 ? { moves } : await this.ask(match, seat, moves)
    if (this.closed) return
    if (decision?.aim !== undefined) this.parts.announce(seat, decision.aim)
    // No answer, or an illegal one: the seat plays what an absent one would.
    const first = decision?.moves[0]
    const answered = first !== undefined && !isRefusal(play(game, match, seat, first, 'bot'))
    const plan = answered && decision !== undefined ? decision.moves : moves.slice(0, 1)
    const by = answered ? 'bot' : 'clock'

    const bot = match.occupants[seat]
    const hidden = this.hiddenMoves(match, seat, plan)
    let then = question
    if (hidden > 0) {
      const answer = await this.parts.play(seat, bot, question, plan.slice(0, hidden), by)
      // Not before its time: a store that takes nothing now is not asked without a pause.
      if ('error' in answer) return least
      if (hidden === plan.length || answer.played < hidden) return
      then = answer.version
    }
    await least
    await pace.ready()
    if (!this.closed) await this.parts.play(seat, bot, then, plan.slice(hidden), by)
  }

  private async ask(match: AnyMatch, seat: Seat, moves: readonly unknown[]) {
    const { game, bots, budget, report } = this.parts
    const occupant = match.occupants[seat]
    if (occupant?.kind !== 'bot') return undefined
    const request = {
      game: game.id,
      level: occupant.level,
      seat,
      view: game.view(match.state, seat),
      moves,
      events: eventsFor(game, match, seat),
      seed: botSeed(match, seat),
      budget,
    }
    try {
      return await bots.ask(request)
    } catch (error) {
      report(error)
      return undefined
    }
  }

  /** How many of these moves nobody else hears of: they need neither time nor a board to be seen on. */
  private hiddenMoves(match: AnyMatch, seat: Seat, moves: readonly unknown[]): number {
    const { game } = this.parts
    const viewers: readonly Viewer[] = ['table', ...match.occupants.keys()]
    const isHeard = (event: GameEvent) =>
      viewers.some(viewer => viewer !== seat && game.redact(event, viewer) !== undefined)
    let now = match
    for (const [at, move] of moves.entries()) {
      const next = play(game, now, seat, move)
      if (isRefusal(next) || next.stepList.at(next.stepList.length - 1)?.events.some(isHeard)) return at
      now = next
    }
    return moves.length
  }
}
