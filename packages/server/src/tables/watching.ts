import { equal } from '@kazamata/kernel'
import type { Code, ServerMessageOf } from '@kazamata/protocol'
import { repeat } from '../cluster/repeat.ts'
import type { ServerParts } from '../parts.ts'
import { badgeOf } from '../results/badge.ts'
import type { WaitingSeat, WaitingTable } from '../store/online-store.ts'
import { type DealMessage, dealMessage, shownDeal } from './deal.ts'
import { seenTime } from './lobby.ts'
import { hasPlace, isKeptFor, isOf } from './seating.ts'
import { agreedSeats } from './seed-word.ts'

/** Who is not connected for so many milliseconds loses their seat at a waiting table. */
const graceTime = 60_000

/** Somebody who looks at a waiting table over a connection. */
export interface TableWatcher {
  readonly person: string
  show(table: TableMessage): void
  /** The deal has begun: whoever finds their hash in it answers. */
  deal?(deal: DealMessage): void
  /** The match has begun, or the table is gone. */
  ended(): void
  /** The host has sent them away. */
  removed(): void
}

interface Watched {
  /** They look no longer. */
  stop(): void
  readonly table: WaitingTable | undefined
}

export type TableMessage = Omit<ServerMessageOf<'table'>, 'type'>

interface Parts extends Pick<ServerParts, 'store' | 'attendance' | 'clock' | 'report' | 'findGame'> {
  /** Somebody has not come back in time. */
  gone(table: string, person: string): void
}

/** Who looks at which waiting table over this node, and who of them has gone. */
export class Watching {
  private readonly watchers = new Map<string, Set<TableWatcher>>()
  /** By table: the last revision that was shown; none goes back. */
  private readonly latest = new Map<string, number>()
  /** What each was shown last. */
  private readonly shown = new WeakMap<TableWatcher, TableMessage>()
  /** What each was told last of a deal. */
  private readonly dealt = new WeakMap<TableWatcher, DealMessage>()
  /** By table and person: ends the wait for one who has gone. */
  private readonly leaving = new Map<string, () => void>()

  /** By table: ends the watch over who is there over other nodes. */
  private readonly attended = new Map<string, () => void>()
  private readonly stopTouching: () => void

  constructor(private readonly parts: Parts) {
    this.stopTouching = repeat(parts, seenTime / 3, () => this.touch())
  }

  close(): void {
    this.stopTouching()
    for (const stop of [...this.leaving.values(), ...this.attended.values()]) stop()
  }

  /** By table that somebody looks at: the revision that was shown; 0 where none was. */
  revisions(): ReadonlyMap<string, number> {
    return new Map([...this.watchers.keys()].map(id => [id, this.latest.get(id) ?? 0]))
  }

  isWatched(id: string): boolean {
    return this.watchers.has(id)
  }

  /** Shows a table to somebody until they leave, or says why not. `table` is what was shown; absent where it was gone by then. */
  async watch(id: string, watcher: TableWatcher): Promise<Watched | Code> {
    const table = await this.parts.store.tables.load(id)
    if (table === undefined || !mayWatch(table, watcher.person)) return 'no-such-match'
    if (table.barred?.includes(watcher.person)) return 'removed'
    const watchers = this.watchers.get(id) ?? new Set()
    this.watchers.set(id, watchers)
    watchers.add(watcher)
    const depart = this.parts.attendance.enter(id, watcher.person)
    if (!this.attended.has(id))
      this.attended.set(
        id,
        this.parts.attendance.watch(id, () => void this.show(id).catch(this.parts.report)),
      )
    this.leaving.get(`${id} ${watcher.person}`)?.()
    const stop = () => {
      depart()
      watchers.delete(watcher)
      if (watchers.size === 0 && this.watchers.get(id) === watchers) this.forget(id)
      this.awaitReturn(id, watcher.person)
    }
    return { stop, table: await this.show(id) }
  }

  /** Shows a table as it is now to all who look at it. */
  async show(id: string): Promise<WaitingTable | undefined> {
    const table = await this.parts.store.tables.load(id)
    if (table === undefined) this.end(id)
    else await this.showStored(table)
    return table
  }

  /** The same for a table that has just been read or stored. */
  async showStored(table: WaitingTable): Promise<void> {
    const { clock, findGame } = this.parts
    const { id } = table
    const deal = shownDeal(table, (await findGame(table.game))?.rulesVersion)
    const seats = await Promise.all(table.seats.map(seat => this.shownSeat(table, seat)))
    if (table.revision < (this.latest.get(id) ?? 0)) return
    if (this.watchers.has(id)) this.latest.set(id, table.revision)
    for (const watcher of [...(this.watchers.get(id) ?? [])])
      if (table.barred?.includes(watcher.person)) watcher.removed()
      else
        this.tell(watcher, {
          ...messageFor(table, seats, watcher.person, clock.now()),
          ...(deal && { deal }),
        })
    this.tellDeal(id, dealMessage(table))
    this.awaitAbsent(table)
  }

  /** Whoever is not there over any node has to come back in time, though the node over which they went may be dead. */
  private awaitAbsent({ id, seats }: WaitingTable): void {
    for (const seat of seats)
      if (seat.kind !== 'person') continue
      else if (this.isOnline(id, seat.person)) this.leaving.get(`${id} ${seat.person}`)?.()
      else if (this.watchers.has(id) && !this.leaving.has(`${id} ${seat.person}`))
        this.awaitReturn(id, seat.person)
  }

  /** Nothing is sent where this watcher would see no change: not even that something has changed in secret. */
  private tell(watcher: TableWatcher, table: TableMessage): void {
    if (equal(this.shown.get(watcher), table)) return
    this.shown.set(watcher, table)
    watcher.show(table)
  }

  /** Once to each: a page answers whenever it is told. */
  tellDeal(id: string, deal: DealMessage | undefined): void {
    if (deal === undefined) return
    for (const watcher of [...(this.watchers.get(id) ?? [])]) {
      if (equal(this.dealt.get(watcher), deal)) continue
      this.dealt.set(watcher, deal)
      watcher.deal?.(deal)
    }
  }

  /** There is no such table any more. */
  end(id: string): void {
    const watchers = this.watchers.get(id) ?? new Set()
    this.forget(id)
    for (const watcher of watchers) watcher.ended()
  }

  private forget(id: string): void {
    this.attended.get(id)?.()
    this.attended.delete(id)
    this.watchers.delete(id)
    this.latest.delete(id)
  }

  /** Over this node, or as far as is known over another. */
  private isOnline(id: string, person: string): boolean {
    const { attendance } = this.parts
    return attendance.isHere(id, person) || attendance.elsewhere(id).includes(person)
  }

  private awaitReturn(id: string, person: string): void {
    if (this.isOnline(id, person)) return
    const key = `${id} ${person}`
    const stop = this.parts.clock.after(graceTime, () => {
      this.leaving.delete(key)
      this.leaveAbsent(id, person).catch(this.parts.report)
    })
    this.leaving.get(key)?.()
    this.leaving.set(key, () => {
      stop()
      this.leaving.delete(key)
    })
    this.show(id).catch(this.parts.report)
  }

  private async leaveAbsent(id: string, person: string): Promise<void> {
    const isAbsent = await this.parts.attendance.isAbsent(id, person)
    if (isAbsent) this.parts.gone(id, person)
  }

  private async shownSeat(
    { id, game }: WaitingTable,
    seat: WaitingSeat,
  ): Promise<TableMessage['seats'][number]> {
    if (!('person' in seat)) return seat
    const { kind, person } = seat
    const { store } = this.parts
    const known = await store.people.load(person)
    const name = known?.name ?? ''
    if (kind !== 'person') return { kind, name }
    const badge = known && (await badgeOf(store, known, game))
    return { kind, name, online: this.isOnline(id, person), ...badge }
  }

  /** The lobby shows a table as long as some node says that its people are there. */
  private async touch(): Promise<void> {
    const { store, clock } = this.parts
    const tables = await Promise.all([...this.watchers.keys()].map(id => store.tables.load(id)))
    const ids = tables.flatMap(table =>
      table?.seats.some(seat => this.isThere(table.id, seat)) ? [table.id] : [],
    )
    if (ids.length > 0) await store.tables.touch(ids, clock.now())
  }

  private isThere(id: string, seat: WaitingSeat): boolean {
    return seat.kind === 'person' && this.isOnline(id, seat.person)
  }
}

/** Whoever finds a table in the lobby may look at it. */
export const mayWatch = (table: WaitingTable, person: string) =>
  table.watchable || table.settings.listed || hasPlace(table, person)

function messageFor(
  table: WaitingTable,
  seats: TableMessage['seats'],
  person: string,
  now: number,
): TableMessage {
  const { id, game, watchable, settings, quick, campaign, seedWord } = table
  const kept = table.seats.findIndex(isKeptFor(person))
  const host = table.seats.findIndex(isOf(table.host))
  const you = table.seats.findIndex(isOf(person))
  return {
    match: id,
    game,
    options: JSON.parse(JSON.stringify(table.options)),
    seats,
    watchable,
    settings,
    ...(host !== -1 && { host }),
    ...(you !== -1 && { you }),
    ...(kept !== -1 && { kept }),
    ...(quick && { startsIn: Math.max(0, quick.fillAt - now) }),
    ...(campaign && { campaign }),
    ...(seedWord && { seedWord: { word: seedWord.word, agreed: agreedSeats(table) } }),
  }
}
