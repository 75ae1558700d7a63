import type { BotBudget, BotDecision, BotPool, BotRequest } from '@kazamata/room/bots'

export interface ServerBotsParts {
  readonly pool: BotPool
  /** How many bots of the pool think at once. */
  readonly threads: number
  /** The least time of a decision in milliseconds, which also is the longest that a bot should keep a table waiting. */
  readonly least: number
}

/** How busy the bots are. */
export interface BotFigures {
  readonly threads: number
  /** Requests that no thread has taken yet. */
  readonly waiting: number
  /** How long a bot might think over a decision if a thread took it now, in milliseconds. */
  readonly budget: number
  readonly answered: number
  /** Requests to which no answer came. */
  readonly unanswered: number
}

export interface ServerBots {
  /** The bots of one match. Their requests are given a budget when a thread takes them. */
  forMatch(id: string): Pick<BotPool, 'ask'>
  readonly figures: BotFigures
  /** Whoever waits gets no answer. */
  close(): void
}

/** Lets a request go to a thread, with its budget; without one it is not answered. */
type Turn = (budget: BotBudget | undefined) => void

/**
 * Shares the threads fairly among matches, however many bots they have: each has one request answered at a time, and
 * then waits behind all others in the queue.
 */
export function serverBots({ pool, threads, least }: ServerBotsParts): ServerBots {
  /** Requests that wait, by match. A match is here while it is in the queue or a thread works for it. */
  const requests = new Map<string, Turn[]>()
  /** Matches that wait for a thread. */
  const queue: string[] = []
  let free = threads
  let waiting = 0
  let answered = 0
  let unanswered = 0
  let closed = false

  async function ask(id: string, request: BotRequest): Promise<BotDecision | undefined> {
    const budget = closed ? undefined : await new Promise<BotBudget | undefined>(turn => wait(id, turn))
    let decision: BotDecision | undefined
    try {
      if (budget !== undefined) decision = await pool.ask({ ...request, budget })
    } finally {
      if (decision === undefined) unanswered += 1
      else answered += 1
      if (budget !== undefined) release(id)
    }
    return decision
  }

  function wait(id: string, turn: Turn) {
    waiting += 1
    const others = requests.get(id)
    if (others !== undefined) {
      others.push(turn)
      return
    }
    requests.set(id, [turn])
    queue.push(id)
    handOver()
  }

  function handOver() {
    while (free > 0) {
      const id = queue.shift()
      const turn = id === undefined ? undefined : requests.get(id)?.shift()
      if (turn === undefined) return
      free -= 1
      waiting -= 1
      turn(budgetOf(least, threads, waiting))
    }
  }

  function release(id: string) {
    free += 1
    if (requests.get(id)?.length === 0) requests.delete(id)
    else queue.push(id)
    handOver()
  }

  return {
    forMatch: id => ({ ask: request => ask(id, request) }),
    get figures() {
      return { threads, waiting, budget: budgetOf(least, threads, waiting).decision, answered, unanswered }
    },
    close() {
      closed = true
      for (const turns of requests.values()) for (const turn of turns.splice(0)) turn(undefined)
      queue.length = 0
      waiting = 0
      pool.close()
    },
  }
}

/** How long a bot may think: all that wait, spread over the threads, should be answered within the least time. */
export function budgetOf(least: number, threads: number, waiting: number): BotBudget {
  const share = (0.9 * least * threads) / (waiting + threads)
  const decision = Math.min(300, Math.max(5, share))
  return { decision, turn: 3 * decision }
}
