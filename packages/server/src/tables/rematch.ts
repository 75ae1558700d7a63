import { equal } from '@kazamata/kernel'
import type { ServerMessageOf } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import { hashOf, type People } from '../people/people.ts'
import type { OnlineMatch, WaitingSeat, WaitingTable } from '../store/online-store.ts'
import { nextChapter } from './campaign.ts'
import { newDeal } from './deal.ts'
import { isKeptFor } from './seating.ts'

/** A match has one table for playing again: whoever asks first makes it, on whichever node. */
export const rematchId = (match: string) => hashOf(`rematch ${match}`).slice(0, 32)

/** The same people, bots, options and settings; seats are kept for those who have not come yet. */
export function rematchTable(parts: ServerParts, stored: OnlineMatch, host: string): WaitingTable {
  const { clock, randomHex, chaptersOf } = parts
  const { id, game, options, watchable, settings, seats, people, campaign } = stored
  const chapters = campaign && chaptersOf(game, campaign.story)
  return {
    id: rematchId(id),
    revision: 1,
    game,
    options,
    ...(chapters && nextChapter(chapters, stored)),
    seats: seats.map(({ name, occupant }, at): WaitingSeat => {
      const person = people[at]
      if (person != null) return { kind: person === host ? 'person' : 'reserved', person }
      return { kind: 'bot', name, level: occupant.kind === 'bot' ? occupant.level : 'adventurer' }
    }),
    host,
    inviteHash: hashOf(randomHex(16)),
    watchable,
    settings,
    changed: clock.now(),
    seen: clock.now(),
    deal: newDeal(parts),
  }
}

export type Offer = NonNullable<ServerMessageOf<'rematch'>['offer']>

interface Listener {
  readonly person: string
  /** Before that there is no such table. */
  readonly isOver: () => boolean
  told: Offer | undefined
  readonly tell: (offer: Offer | undefined) => void
}

/** Tells people who look at a finished match that a seat is kept for them at the table for playing again. */
export class Rematches {
  private readonly listeners = new Map<string, Set<Listener>>()
  /** By match: the revision of the table that was last looked at. */
  private readonly latest = new Map<string, number>()

  constructor(
    private readonly parts: Pick<ServerParts, 'store' | 'report'>,
    private readonly people: People,
  ) {}

  watch(match: string, watching: Omit<Listener, 'told'>): () => void {
    const listener: Listener = { ...watching, told: undefined }
    const listeners = this.listeners.get(match) ?? new Set()
    this.listeners.set(match, listeners.add(listener))
    this.tell(match)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.listeners.delete(match)
      this.latest.delete(match)
    }
  }

  /** By finished match that somebody looks at: the revision of the table for playing again, as it was told. */
  revisions(): ReadonlyMap<string, number | undefined> {
    const over = [...this.listeners.keys()].filter(match => this.isOver(match))
    return new Map(over.map(match => [match, this.latest.get(match)]))
  }

  /** Something may have changed about playing this match again. */
  tell(match: string): void {
    if (this.isOver(match)) this.tellAll(match).catch(this.parts.report)
  }

  /** Does somebody look at it, and has it ended? Running matches change all the time, and nobody plays them again. */
  private isOver(match: string): boolean {
    for (const { isOver } of this.listeners.get(match) ?? []) return isOver()
    return false
  }

  private async tellAll(match: string): Promise<void> {
    const table = await this.parts.store.tables.load(rematchId(match))
    const host = table && (await this.people.nameOf(table.host))
    if (table === undefined) this.latest.delete(match)
    else if (this.listeners.has(match)) this.latest.set(match, table.revision)
    for (const listener of this.listeners.get(match) ?? []) {
      const isKept = table?.seats.some(isKeptFor(listener.person))
      const offer = table && host !== undefined && isKept ? { table: table.id, host } : undefined
      if (equal(offer, listener.told)) continue
      listener.told = offer
      listener.tell(offer)
    }
  }
}
