import type { Seat, Viewer } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import type { Feed } from './feed.ts'
import type { Accepted, RoomRefusal } from './request-result.ts'

type Answer = Accepted | RoomRefusal

/** So many refused requests are known again; who sends more does not fill the memory. */
const maxRefused = 1_000

/** What requests were answered with, by seat and id: one that is sent again gets its first answer. */
export class RequestAnswers {
  /** Requests that are under way, or were refused. */
  private readonly given: Map<string, Promise<Answer>>[] = []
  /** Requests that are in the log, whoever wrote them. */
  private readonly stored: Map<string, Accepted>[] = []
  /** Oldest first. */
  private readonly refused: { readonly seat: Seat; readonly id: string }[] = []

  /** The first answer, or else what `ask` brings. */
  once(seat: Seat, id: string, ask: () => Promise<Answer>): Promise<Answer> {
    const given = ofSeat(this.given, seat)
    const known = given.get(id)
    if (known !== undefined) return known
    const answer = ask()
    given.set(id, answer)
    // What was stored is known from the log, and what was not may be asked for again.
    answer.then(result => {
      if (!('error' in result) || result.error === 'unavailable') given.delete(id)
      else if (this.refused.push({ seat, id }) > maxRefused) this.forgetOldest()
    })
    return answer
  }

  /** The answer to a request that is in the log. */
  inLog(seat: Seat, id: string): Accepted | undefined {
    return this.stored[seat]?.get(id)
  }

  /** An entry was folded into the feeds; of those that a request brought the last one counts. */
  note(feeds: ReadonlyMap<Viewer, Feed>, entry: Entry | undefined, request: string | undefined): void {
    if (entry === undefined || request === undefined) return
    const stored = ofSeat(this.stored, entry.seat)
    const version = feeds.get(entry.seat)?.version ?? 0
    const played = stored.get(request)?.played ?? 0
    stored.set(request, { version, played: played + ('move' in entry ? 1 : 0) })
  }

  private forgetOldest(): void {
    const oldest = this.refused.shift()
    if (oldest !== undefined) this.given[oldest.seat]?.delete(oldest.id)
  }
}

function ofSeat<T>(bySeat: Map<string, T>[], seat: Seat): Map<string, T> {
  const known = bySeat[seat] ?? new Map<string, T>()
  bySeat[seat] = known
  return known
}
