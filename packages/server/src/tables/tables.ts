import { equal, isRefusal } from '@kazamata/kernel'
import { commitment, start as startMatch } from '@kazamata/kernel/match'
import type { Code, ServerMessageOf } from '@kazamata/protocol'
import { standingOf, storedMatch, type WriteResult } from '@kazamata/room/store'
import type { ServerParts } from '../parts.ts'
import { hashOf, type People } from '../people/people.ts'
import type { OnlineMatch, Person, WaitingSeat, WaitingTable } from '../store/online-store.ts'

/** Who is not connected for so many milliseconds loses their seat at a waiting table, unless they are its host. */
const graceTime = 60_000
/** Tables that nobody has touched for so long are removed. */
const oldAge = 24 * 3_600_000
const sweepTime = 3_600_000
/** How many waiting tables a person may be host of. */
const maxTables = 5
/** How often a change that lost against another is tried again. */
const maxTries = 8

/** Somebody who looks at a waiting table over a connection. */
export interface TableWatcher {
  readonly person: string
  show(table: TableMessage): void
  /** The match has begun, or the table is gone. */
  ended(): void
}

export type TableMessage = Omit<ServerMessageOf<'table'>, 'type'>

export interface NewTable {
  readonly game: string
  readonly options: unknown
  readonly seats: readonly Exclude<WaitingSeat, { kind: 'person' }>[]
  readonly watchable: boolean
}

const isOf = (person: string) => (seat: WaitingSeat) => seat.kind === 'person' && seat.person === person

/** Tables that wait for their players. Whatever changes is stored first, then shown to all who look. */
export class Tables {
  private readonly watchers = new Map<string, Set<TableWatcher>>()
  /** By table and person: ends the wait for one who has gone. */
  private readonly leaving = new Map<string, () => void>()
  private stopSweeping: () => void

  constructor(
    private readonly parts: ServerParts,
    private readonly people: People,
  ) {
    this.stopSweeping = this.sweepLater()
  }

  close(): void {
    this.stopSweeping()
    for (const stop of this.leaving.values()) stop()
  }

  async create(
    host: Person,
    wanted: NewTable,
  ): Promise<{ readonly id: string; readonly invite: string } | Code> {
    const { store, clock, randomHex } = this.parts
    const refused = await this.refusalOf(wanted)
    if (refused !== undefined) return refused
    const own = (await store.tables.listOf(host.id)).filter(table => table.host === host.id)
    if (own.length >= maxTables) return 'full'
    const first = wanted.seats.findIndex(({ kind }) => kind === 'open')
    if (first === -1) return 'bad-seats'
    const invite = randomHex(16)
    const table: WaitingTable = {
      ...wanted,
      id: randomHex(16),
      revision: 1,
      seats: wanted.seats.map((seat, at) => (at === first ? { kind: 'person', person: host.id } : seat)),
      host: host.id,
      inviteHash: hashOf(invite),
      changed: clock.now(),
    }
    return (await store.tables.create(table)) === 'won' ? { id: table.id, invite } : 'unavailable'
  }

  /** What an invitation is to, for whoever has it. */
  async invitation(
    id: string,
    invite: string,
  ): Promise<{ readonly game: string; readonly host: string } | Code> {
    const table = await this.parts.store.tables.load(id)
    if (table === undefined) return this.whyGone(id)
    if (table.inviteHash !== hashOf(invite)) return 'bad-invite'
    return { game: table.game, host: await this.people.nameOf(table.host) }
  }

  /** Takes a seat with an invitation; whoever has one already keeps it. */
  join(person: Person, id: string, invite: string, seat?: number): Promise<undefined | Code> {
    return this.change(id, table => {
      if (table.inviteHash !== hashOf(invite)) return 'bad-invite'
      if (table.seats.some(isOf(person.id))) return table
      const wanted = seat ?? table.seats.findIndex(({ kind }) => kind === 'open')
      if (table.seats[wanted]?.kind !== 'open') return 'full'
      return { ...table, seats: table.seats.with(wanted, { kind: 'person', person: person.id }) }
    })
  }

  /** Moves to another open seat. */
  take(person: Person, id: string, seat: number): Promise<undefined | Code> {
    return this.change(id, table => {
      const own = table.seats.findIndex(isOf(person.id))
      if (own === -1) return 'not-seated'
      if (table.seats[seat]?.kind !== 'open') return 'full'
      const seats = table.seats.with(own, { kind: 'open' }).with(seat, { kind: 'person', person: person.id })
      return { ...table, seats }
    })
  }

  /** Opens one's seat again; when the host leaves, the table is gone. */
  async leave(person: Person, id: string): Promise<undefined | Code> {
    const table = await this.parts.store.tables.load(id)
    if (table?.host !== person.id) return this.vacate(person.id, id)
    await this.parts.store.tables.remove(id)
    this.end(id)
    return undefined
  }

  /** The host gives an open seat to a bot, or opens a bot's. */
  changeSeat(
    person: Person,
    id: string,
    seat: number,
    to: Exclude<WaitingSeat, { kind: 'person' }>,
  ): Promise<undefined | Code> {
    return this.change(id, table => {
      if (table.host !== person.id) return 'not-allowed'
      const now = table.seats[seat]
      if (now === undefined) return 'no-such-seat'
      if (now.kind === 'person') return 'not-allowed'
      if (to.kind === 'bot' && !this.parts.levels.includes(to.level)) return 'bad-seats'
      return { ...table, seats: table.seats.with(seat, to) }
    })
  }

  /** A new invitation for the host: the old one holds no longer. */
  async invite(person: Person, id: string): Promise<{ readonly invite: string } | Code> {
    const invite = this.parts.randomHex(16)
    const refused = await this.change(id, table =>
      table.host === person.id ? { ...table, inviteHash: hashOf(invite) } : 'not-allowed',
    )
    return refused ?? { invite }
  }

  /** Begins the match: same id, same people. */
  async start(person: Person, id: string): Promise<undefined | Code> {
    const { store } = this.parts
    const table = await store.tables.load(id)
    if (table === undefined) return 'too-late'
    if (table.host !== person.id) return 'not-allowed'
    if (table.seats.some(({ kind }) => kind === 'open')) return 'bad-seats'
    const match = await this.matchOf(table)
    if (typeof match === 'string') return match
    const result = await store.matches.create(match, [])
    if (result === 'lost') return 'too-late'
    if (result !== 'won') return 'unavailable'
    this.end(id)
    return undefined
  }

  /** Shows a table to somebody until they leave; `undefined` where there is none that they may see. */
  async watch(id: string, watcher: TableWatcher): Promise<(() => void) | undefined> {
    const table = await this.parts.store.tables.load(id)
    if (table === undefined || !(table.watchable || this.hasPlace(table, watcher.person))) return undefined
    const watchers = this.watchers.get(id) ?? new Set()
    this.watchers.set(id, watchers)
    watchers.add(watcher)
    this.leaving.get(`${id} ${watcher.person}`)?.()
    await this.show(id)
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0) this.watchers.delete(id)
      this.awaitReturn(id, watcher.person)
    }
  }

  private hasPlace({ host, seats }: WaitingTable, person: string): boolean {
    return host === person || seats.some(isOf(person))
  }

  private isOnline(id: string, person: string): boolean {
    return [...(this.watchers.get(id) ?? [])].some(watcher => watcher.person === person)
  }

  private awaitReturn(id: string, person: string): void {
    if (this.isOnline(id, person)) return
    void this.show(id)
    const key = `${id} ${person}`
    const stop = this.parts.clock.after(graceTime, () => {
      this.leaving.delete(key)
      if (!this.isOnline(id, person)) void this.vacate(person, id)
    })
    this.leaving.get(key)?.()
    this.leaving.set(key, () => {
      stop()
      this.leaving.delete(key)
    })
  }

  private vacate(person: string, id: string): Promise<undefined | Code> {
    return this.change(id, table => {
      if (table.host === person) return table
      const seat = table.seats.findIndex(isOf(person))
      return seat === -1 ? 'not-seated' : { ...table, seats: table.seats.with(seat, { kind: 'open' }) }
    })
  }

  /** Stores what becomes of a table, then shows it. */
  private async change(
    id: string,
    attempt: (table: WaitingTable) => WaitingTable | Code,
  ): Promise<undefined | Code> {
    const { store, clock } = this.parts
    for (let tries = 0; tries < maxTries; tries++) {
      const table = await store.tables.load(id)
      if (table === undefined) return this.whyGone(id)
      const next = attempt(table)
      if (typeof next === 'string') return next
      if (equal(next, table)) return undefined
      const result: WriteResult = await store.tables.save({
        ...next,
        revision: table.revision + 1,
        changed: clock.now(),
      })
      if (result === 'won') {
        await this.show(id)
        return undefined
      }
      if (result !== 'lost') return 'unavailable'
    }
    return 'unavailable'
  }

  private async whyGone(id: string): Promise<Code> {
    return (await this.parts.store.matches.load(id)) ? 'too-late' : 'no-such-match'
  }

  private async show(id: string): Promise<void> {
    const table = await this.parts.store.tables.load(id)
    if (table === undefined) return
    const seats = await Promise.all(table.seats.map(seat => this.shownSeat(id, seat)))
    const host = table.seats.findIndex(isOf(table.host))
    for (const watcher of [...(this.watchers.get(id) ?? [])]) {
      const you = table.seats.findIndex(isOf(watcher.person))
      const { game, watchable } = table
      watcher.show({
        match: id,
        game,
        options: JSON.parse(JSON.stringify(table.options)),
        seats,
        watchable,
        ...(host !== -1 && { host }),
        ...(you !== -1 && { you }),
      })
    }
  }

  private async shownSeat(id: string, seat: WaitingSeat): Promise<TableMessage['seats'][number]> {
    if (seat.kind !== 'person') return seat
    const { person } = seat
    return { kind: 'person', name: await this.people.nameOf(person), online: this.isOnline(id, person) }
  }

  private end(id: string): void {
    const watchers = this.watchers.get(id) ?? new Set()
    this.watchers.delete(id)
    for (const watcher of watchers) watcher.ended()
  }

  private async refusalOf({ game: id, options, seats }: NewTable): Promise<Code | undefined> {
    const { findGame, levels } = this.parts
    const game = await findGame(id)
    if (game === undefined) return 'unknown-game'
    if (seats.length < game.seats.min || seats.length > game.seats.max) return 'bad-seats'
    if (seats.some(seat => seat.kind === 'bot' && !levels.includes(seat.level))) return 'bad-seats'
    return game.options.safeParse(options).success ? undefined : 'bad-options'
  }

  private async matchOf(table: WaitingTable): Promise<OnlineMatch | Code> {
    const { findGame, randomHex, clock } = this.parts
    const game = await findGame(table.game)
    if (game === undefined) return 'unknown-game'
    const seats = await Promise.all(
      table.seats.map(async seat => ({
        name:
          seat.kind === 'person'
            ? await this.people.nameOf(seat.person)
            : seat.kind === 'bot'
              ? seat.name
              : '',
        occupant:
          seat.kind === 'bot' ? { kind: 'bot' as const, level: seat.level } : { kind: 'person' as const },
        salt: randomHex(16),
      })),
    )
    const { id, options } = table
    const { rulesVersion } = game
    const header = {
      version: 2 as const,
      id,
      game: game.id,
      rulesVersion,
      options,
      seats,
      seed: randomHex(32),
    }
    const match = startMatch(game, header)
    if (isRefusal(match)) return match.error
    const provenance = { seal: commitment(match.record), begun: clock.now() }
    return {
      ...storedMatch(match.record, standingOf(game, match.state), provenance, clock.now()),
      people: table.seats.map(seat => (seat.kind === 'person' ? seat.person : null)),
      host: table.host,
      watchable: table.watchable,
    }
  }

  private sweepLater(): () => void {
    const { clock, store, report } = this.parts
    return clock.after(sweepTime, () => {
      store.tables.removeOld(clock.now() - oldAge).catch(report)
      this.stopSweeping = this.sweepLater()
    })
  }
}
