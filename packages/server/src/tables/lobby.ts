import { createHash } from 'node:crypto'
import type { LobbyAnswer, LobbyMatch, LobbyTable } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import type { People } from '../people/people.ts'
import type { OnlineMatch, WaitingTable } from '../store/online-store.ts'
import { isComplete } from './seating.ts'

/** A table at which nobody was seen for so many milliseconds is not shown; a node says who is there three times as often. */
export const seenTime = 90_000
const mostTables = 100
const mostMatches = 50
/** So many milliseconds an answer is given again: many look at the lobby. */
const freshTime = 1_000

interface Answer {
  readonly at: number
  readonly etag: string
  readonly body: string
}

/** What strangers find: tables that wait for them, and matches they may watch. The same for all. */
export class Lobby {
  private last: Promise<Answer> | undefined
  private until = 0

  constructor(
    private readonly parts: Pick<ServerParts, 'store' | 'clock'>,
    private readonly people: People,
  ) {}

  answer(): Promise<Answer> {
    const now = this.parts.clock.now()
    if (this.last === undefined || now >= this.until) {
      this.until = now + freshTime
      this.last = this.read(now)
      this.last.catch(() => {
        this.last = undefined
      })
    }
    return this.last
  }

  /** Tables that wait for somebody, the newest first. */
  async tables(): Promise<readonly WaitingTable[]> {
    const { store, clock } = this.parts
    const tables = await store.tables.listed(clock.now() - seenTime, mostTables)
    return tables.filter(table => !isComplete(table))
  }

  private async read(at: number): Promise<Answer> {
    const [tables, matches] = await Promise.all([this.tables(), this.parts.store.matches.listed(mostMatches)])
    const lobby: LobbyAnswer = {
      tables: await Promise.all(tables.map(table => this.shownTable(table))),
      matches: matches.map(shownMatch),
    }
    const body = JSON.stringify(lobby)
    return { at, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body }
  }

  private async shownTable(table: WaitingTable): Promise<LobbyTable> {
    const { id, game, options, settings, watchable, quick, campaign } = table
    const seats = table.seats.map(async seat =>
      'person' in seat ? { kind: seat.kind, name: await this.people.nameOf(seat.person) } : seat,
    )
    return {
      id,
      game,
      options: JSON.parse(JSON.stringify(options)),
      seats: await Promise.all(seats),
      host: await this.people.nameOf(table.host),
      settings,
      watchable,
      quick: quick !== undefined,
      ...(campaign && { campaign }),
    }
  }
}

function shownMatch({ id, game, options, seats, settings, begun, campaign }: OnlineMatch): LobbyMatch {
  return {
    id,
    game,
    options: JSON.parse(JSON.stringify(options)),
    seats: seats.map(({ name, occupant }) => ({ name, occupant })),
    settings,
    begun,
    ...(campaign && { campaign }),
  }
}
