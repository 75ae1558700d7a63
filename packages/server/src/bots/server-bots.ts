import type { BotBudget, BotDecision, BotPool, BotRequest } from '@kazamata/room/bots'

export interface ServerBotsParts {
  readonly pool: BotPool
  /** How many bots of the pool think at once. */
  readonly threads: number
  /** The least time of a decision in milliseconds, which also is the longest that a bot should keep a table waiting. */
  readonly least: number
  /** A clock in milliseconds. */
  now(): number
  /** Told how long after it was asked for a decision came. */
  onDecision?(ms: number): void
}

/** A decision is late so many milliseconds after its least time. */
const tolerance = 200

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
  /** Answers that kept their table waiting longer than the least time and a fifth of a second. */
  readonly late: number
}

export interface ServerBots {
  /** The bots of one match. Their requests are given a budget when a thread takes them. */
  forMatch(id: string): Pick<BotPool, 'ask'>
  readonly figures: BotFigures
  /** Whoever waits gets no answer. */
  close(): void
}

/** A request that no thread has taken yet. */
interface Waiting {
  readonly asked: number
  /** Lets it go to a thread, with its budget; without one it is not answered. */
  go(budget: BotBudget | undefined): void
}

/**
 * Shares the threads fairly among matches, however many bots they have: each has one request answered at a time, and
 * then waits behind all others in the queue.
 */
export function serverBots({ pool, threads, least, now, onDecision }: ServerBotsParts): ServerBots {
  /** Requests that wait, by match. A match is here while it is in the queue or a thread works for it. */
  const requests = new Map<string, Waiting[]>()
  /** Matches that wait for a thread. */
  const queue: string[] = []
  /** All requests that wait, the oldest first. */
  const waiting = new Set<Waiting>()
  /** When the requests of the last moments were made. */
  let recent: number[] = []
  let free = threads
  let answered = 0
  let unanswered = 0
  let late = 0
  let closed = false

  async function ask(id: string, request: BotRequest): Promise<BotDecision | undefined> {
    const asked = now()
    const budget = closed
      ? undefined
      : await new Promise<BotBudget | undefined>(go => wait(id, { asked, go }))
    let decision: BotDecision | undefined
    try {
      if (budget !== undefined) decision = await pool.ask({ ...request, budget })
    } finally {
      if (decision === undefined) unanswered += 1
      else count(now() - asked)
      if (budget !== undefined) release(id)
    }
    return decision
  }

  function count(ms: number) {
    answered += 1
    if (ms > least + tolerance) late += 1
    onDecision?.(ms)
  }

  function wait(id: string, request: Waiting) {
    waiting.add(request)
    recent.push(request.asked)
    const others = requests.get(id)
    if (others !== undefined) {
      others.push(request)
      return
    }
    requests.set(id, [request])
    queue.push(id)
    handOver()
  }

  function handOver() {
    while (free > 0) {
      const id = queue.shift()
      const request = id === undefined ? undefined : requests.get(id)?.shift()
      if (request === undefined) return
      free -= 1
      waiting.delete(request)
      request.go(budgetNow([request, ...waiting]))
    }
  }

  /** Of the first of these requests, if it is taken now. */
  function budgetNow(requests: readonly Pick<Waiting, 'asked'>[]): BotBudget {
    const at = now()
    recent = recent.filter(one => one > at - least)
    const left = requests.map(({ asked }) => asked + least - at)
    return budgetOf({ least, threads, left, lately: recent.length })
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
      const budget = budgetNow(waiting.size === 0 ? [{ asked: now() }] : [...waiting]).decision
      return { threads, waiting: waiting.size, budget, answered, unanswered, late }
    },
    close() {
      closed = true
      for (const others of requests.values()) for (const { go } of others.splice(0)) go(undefined)
      queue.length = 0
      waiting.clear()
      pool.close()
    },
  }
}

interface Load {
  readonly least: number
  readonly threads: number
  /** Of the request that is taken now and then of all that wait, in the order in which they come: the rest of the least time. */
  readonly left: readonly number[]
  /** How many requests were made within the last least time: so many may come again. */
  readonly lately: number
}

/**
 * How long a bot may think: an equal share for everybody, with which each of those that wait is answered within its least
 * time, and which leaves time for as many as came lately. Nobody takes more than half of the least time: others may come.
 */
export function budgetOf({ least, threads, left, lately }: Load): BotBudget {
  const shares = left.map((rest, at) => rest / (at + 1))
  const share = Math.floor(0.9 * threads * Math.min(...shares, least / Math.max(1, lately)))
  const between = (most: number) => Math.min(most, Math.max(5, share))
  return { decision: between(Math.min(300, least / 2)), turn: between(least / 2) }
}
