import type { Seat } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import type { Accepted, RoomRefusal } from './request-result.ts'

type Answer = Accepted | RoomRefusal

/** So many refused requests are known again; who sends more does not fill the memory. */
const maxRefused = 1_000

interface Asked {
  readonly seat: Seat
  readonly id: string
  readonly answer: Promise<Answer>
}

/** What requests were answered with, by seat and id: one that is sent again gets its first answer. */
export class RequestAnswers {
  /** Requests that are under way: seldom more than one. */
  private readonly asked: Asked[] = []
  /** Requests that were refused. */
  private readonly refused: Map<string, Promise<Answer>>[] = []
  /** The same, oldest first. */
  private readonly refusals: Asked[] = []
  /** Requests that are in the log, whoever wrote them. */
  private readonly stored: Map<string, Accepted>[] = []
  /** What the last entry of the log came from, and how many moves it brought so far: its entries follow each other. */
  private last = { seat: -1, request: '', played: 0 }

  /** The first answer, or else what `ask` brings. */
  once(seat: Seat, id: string, ask: () => Promise<Answer>): Promise<Answer> {
    for (const asked of this.asked) if (asked.id === id && asked.seat === seat) return asked.answer
    const known = this.refused[seat]?.get(id)
    if (known !== undefined) return known
    const answer = ask()
    const asked = { seat, id, answer }
    this.asked.push(asked)
    answer.then(result => {
      this.asked.splice(this.asked.indexOf(asked), 1)
      // What was stored is known from the log, and what was not may be asked for again.
      if ('error' in result && result.error !== 'unavailable') this.noteRefused(asked)
    })
    return answer
  }

  /** The answer to a request that is in the log. */
  inLog(seat: Seat, id: string): Accepted | undefined {
    return this.stored[seat]?.get(id)
  }

  /** An entry was folded in, after which its seat has this version; of those that a request brought the last one counts. */
  note(entry: Entry, version: number, request: string | undefined): void {
    if (request === undefined) return
    const { seat } = entry
    const before = this.last.seat === seat && this.last.request === request ? this.last.played : 0
    const played = before + ('move' in entry ? 1 : 0)
    this.last = { seat, request, played }
    ofSeat(this.stored, seat).set(request, { version, played })
  }

  private noteRefused(asked: Asked): void {
    ofSeat(this.refused, asked.seat).set(asked.id, asked.answer)
    const oldest = this.refusals.push(asked) > maxRefused ? this.refusals.shift() : undefined
    if (oldest !== undefined) this.refused[oldest.seat]?.delete(oldest.id)
  }
}

function ofSeat<T>(bySeat: Map<string, T>[], seat: Seat): Map<string, T> {
  const known = bySeat[seat] ?? new Map<string, T>()
  bySeat[seat] = known
  return known
}
