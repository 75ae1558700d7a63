import { isRefusal, type Occupant, type Outcome } from '@kazamata/kernel'
import { type MatchRecord, replay, wordOf } from '@kazamata/kernel/match'
import type { ServerParts } from '../parts.ts'
import type { OnlineMatch, Rating, SeatResult } from '../store/online-store.ts'
import { firstRating, type Part, rated } from './ratings.ts'

/** How often ratings are worked out again because another match was rated meanwhile. */
const maxTries = 8
/** How many forgotten matches are looked at for one profile. */
const maxMissing = 50

type Parts = Pick<ServerParts, 'store' | 'findGame' | 'report'>

/** Notes what finished matches were for their people: figures for profiles, and ratings among people. */
export class Results {
  private queue: Promise<void> = Promise.resolve()

  constructor(private readonly parts: Parts) {}

  /** The match has ended, or its end was taken back. */
  noteEnd(match: string, isOver: boolean): void {
    void this.enqueue(() => (isOver ? this.record(match) : this.parts.store.results.remove(match)))
  }

  /** All results of a person, those included that a crash has left out. */
  async of(person: string): Promise<readonly SeatResult[]> {
    const { results } = this.parts.store
    await this.enqueue(async () => {
      const missing = await results.missing(person)
      for (const match of missing.slice(0, maxMissing)) await this.record(match)
    })
    return results.listOf(person)
  }

  /** Ends when everything is stored. */
  settled(): Promise<void> {
    return this.queue
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work).catch(error => this.parts.report(error))
    return this.queue
  }

  private async record(id: string): Promise<void> {
    const { store, findGame } = this.parts
    const loaded = await store.matches.load(id)
    const game = loaded && (await findGame(loaded.record.game))
    if (loaded === undefined || game === undefined) return
    const { stored, record } = loaded
    const match = replay(game, record)
    // A match of older rules keeps its scores, but has no more to tell.
    const outcome = isRefusal(match) ? undefined : game.outcome(match.state)
    if (isRefusal(match) || outcome === undefined) return
    const rows = stored.people.flatMap((person, seat): SeatResult[] => {
      if (person === null) return []
      // Whoever left the end to a bot has won nothing.
      const stayed = match.occupants[seat]?.kind === 'person'
      return [
        {
          ...{ match: id, seat, person, game: game.id, seats: stored.seats.length, coop: game.coop },
          won: stayed && outcome.winners.includes(seat),
          score: outcome.scores[seat] ?? 0,
          // What was played with cards that everybody knew is compared with nothing.
          facts: wordOf(record.seed) === undefined ? (game.facts?.(match.state) ?? {}) : {},
          watchable: stored.watchable,
          played: stored.played,
        },
      ]
    })
    const isRated = !game.coop && isAmongPeople(stored, record)
    const parts = partsIn(record, match.occupants)
    for (let tries = 0; tries < maxTries; tries++) {
      const ratings = isRated ? await this.ratingsAfter(stored, outcome, parts) : []
      const result = await store.results.save(rows, ratings)
      if (result !== 'lost' || (await store.results.has(id))) return
    }
  }

  private async ratingsAfter(
    { people, game }: OnlineMatch,
    outcome: Outcome,
    parts: readonly Part[],
  ): Promise<readonly Rating[]> {
    const before = people.map(async person => {
      const ratings = await this.parts.store.results.ratingsOf(person ?? '')
      return ratings.find(rating => rating.game === game) ?? firstRating(person ?? '', game)
    })
    return rated(await Promise.all(before), outcome, parts)
  }
}

/** Did people begin it, several of them, with cards that nobody could foresee, and was every seat kept or given up by its own person? */
function isAmongPeople(
  { people, imported, settings }: OnlineMatch,
  { entries, seats, seed }: MatchRecord,
): boolean {
  const isPerson = (person: string | null): person is string => person !== null
  return (
    people.length > 1 &&
    people.every(isPerson) &&
    new Set(people).size === people.length &&
    seats.every(({ occupant }) => occupant.kind === 'person') &&
    // Where no clock runs, the host may have given the seat of somebody who was only away to a bot.
    (settings.pace.kind !== 'none' || !entries.some(entry => 'occupant' in entry)) &&
    imported === undefined &&
    wordOf(seed) === undefined
  )
}

/** By seat: whose moves they were, and who sat there at the end. */
function partsIn({ entries }: MatchRecord, occupants: readonly Occupant[]): readonly Part[] {
  return occupants.map(({ kind }, seat) => {
    if (kind === 'bot') return 'left'
    const isHelped = entries.some(entry => entry.seat === seat && 'by' in entry && entry.by !== 'player')
    return isHelped ? 'helped' : 'own'
  })
}
