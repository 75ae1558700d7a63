import type { Seat, Viewer } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import type { Feed } from './feed.ts'
import type { Accepted, RoomRefusal } from './request-result.ts'

type Answer = Accepted | RoomRefusal

/** So many refused requests are known again; who sends more does not fill the memory. */
const maxRefused = 1_000

const keyOf = (seat: Seat, id: string) => `${seat} ${id}`

/** What requests were answered with, by seat and id: one that is sent again gets its first answer. */
export class RequestAnswers {
  /** Requests that are under way, or were refused. */
  private readonly given = new Map<string, Promise<Answer>>()
  /** Requests that are in the log, whoever wrote them. */
  private readonly stored = new Map<string, Accepted>()
  /** Oldest first. */
  private readonly refused: string[] = []

  /** The first answer, or else what `ask` brings. */
  once(seat: Seat, id: string, ask: () => Promise<Answer>): Promise<Answer> {
    const key = keyOf(seat, id)
    const known = this.given.get(key)
    if (known !== undefined) return known
    const answer = ask()
    this.given.set(key, answer)
    // What was stored is known from the log, and what was not may be asked for again.
    answer.then(given => {
      if (!('error' in given) || given.error === 'unavailable') this.given.delete(key)
      else if (this.refused.push(key) > maxRefused) this.given.delete(this.refused.shift() ?? key)
    })
    return answer
  }

  /** The answer to a request that is in the log. */
  inLog(seat: Seat, id: string): Accepted | undefined {
    return this.stored.get(keyOf(seat, id))
  }

  /** An entry was folded into the feeds; of those that a request brought the last one counts. */
  note(feeds: ReadonlyMap<Viewer, Feed>, entry: Entry | undefined, request: string | undefined): void {
    if (entry === undefined || request === undefined) return
    const key = keyOf(entry.seat, request)
    const { version = 0 } = feeds.get(entry.seat) ?? {}
    const { played = 0 } = this.stored.get(key) ?? {}
    this.stored.set(key, { version, played: played + ('move' in entry ? 1 : 0) })
  }
}
