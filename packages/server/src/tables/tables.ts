import { equal } from '@kazamata/kernel'
import type { Code } from '@kazamata/protocol'
import { sweepTime } from '../cluster/heartbeat.ts'
import { repeat } from '../cluster/repeat.ts'
import type { ServerParts } from '../parts.ts'
import { hashOf, type People } from '../people/people.ts'
import type { Person, WaitingTable } from '../store/online-store.ts'
import { calledOff, contributed, dealMessage, dealtHeader, type Offer, redealt } from './deal.ts'
import { Dealing } from './dealing.ts'
import { Lobby } from './lobby.ts'
import { type NewTable, newTable, tooMany } from './new-table.ts'
import { filled, fitting, QuickStarts, type QuickWish, quickTable } from './quick.ts'
import { Rematches, rematchId, rematchTable } from './rematch.ts'
import {
  type FreeSeat,
  handedOver,
  isComplete,
  isKeptFor,
  isOf,
  moved,
  reassigned,
  seated,
  sentAway,
  vacated,
} from './seating.ts'
import { agreed, proposed, withdrawn } from './seed-word.ts'
import { begin, beginDeal, notReady } from './start.ts'
import { type TableWatcher, Watching } from './watching.ts'

/** Tables that nobody has touched for so long are removed. */
const oldAge = 24 * 3_600_000
const removeOldTime = 3_600_000
/** How often a change that lost against another is tried again. */
const maxTries = 8
/** When what could not be stored is tried again, in milliseconds. */
const retryTime = 500

/** Tables that wait for their players. Whatever changes is stored first, then shown to all who look. */
export class Tables {
  readonly lobby: Lobby
  readonly rematches: Rematches
  private readonly watching: Watching
  private readonly quickStarts: QuickStarts
  private readonly dealing: Dealing
  private readonly stops: readonly (() => void)[]

  constructor(
    private readonly parts: ServerParts,
    private readonly people: People,
  ) {
    const { clock, bus, report } = parts
    this.lobby = new Lobby(parts, people)
    this.rematches = new Rematches(parts, people)
    const gone = (id: string, person: string) => void this.gone(id, person).catch(report)
    this.watching = new Watching({ ...parts, gone })
    this.dealing = new Dealing({
      clock,
      advance: id => this.advanceDeal(id).catch(report),
      late: (id, secret) => void this.redeal(id, secret).catch(report),
    })
    this.quickStarts = new QuickStarts(clock, id => void this.fill(id).catch(report))
    this.stops = [
      repeat(parts, removeOldTime, () => parts.store.tables.removeOld(clock.now() - oldAge)),
      bus.subscribe(hint => hint.on === 'match' && this.changedElsewhere(hint.match)),
      ...(bus.isShared ? [repeat(parts, sweepTime, () => this.sweep())] : []),
    ]
  }

  close(): void {
    for (const stop of this.stops) stop()
    this.quickStarts.close()
    this.dealing.close()
    this.watching.close()
  }

  async create(
    host: Person,
    wanted: NewTable,
  ): Promise<{ readonly id: string; readonly invite: string } | Code> {
    const { store, randomHex } = this.parts
    const invite = randomHex(16)
    const table = await newTable(this.parts, host, wanted, invite)
    if (typeof table === 'string') return table
    const refused = await tooMany(store, host.id)
    if (refused !== undefined) return refused
    return (await store.tables.create(table)) === 'won' ? { id: table.id, invite } : 'unavailable'
  }

  /** A seat at the fullest quick table that fits, or at a new one. */
  async quick(person: Person, wish: QuickWish): Promise<{ readonly id: string } | Code> {
    const { clock, findGame } = this.parts
    const game = await findGame(wish.game)
    if (game === undefined) return 'unknown-game'
    const tables = fitting(await this.lobby.tables(), wish, clock.now())
    const own = tables.find(table => table.seats.some(isOf(person.id)))
    if (own !== undefined) return { id: own.id }
    for (const { id } of tables) {
      const refused = await this.join(person, id, undefined)
      if (refused === undefined) return { id }
      if (refused.startsWith('too-many')) return refused
    }
    return this.create(person, quickTable(game, wish, clock.now()))
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

  /** The people of a match that is over play again: the first one makes the table, the others sit down at it. */
  async rematch(person: Person, match: string): Promise<{ readonly id: string } | Code> {
    const { store } = this.parts
    const stored = (await store.matches.load(match))?.stored
    if (stored === undefined) return 'no-such-match'
    if (!stored.people.includes(person.id)) return 'not-seated'
    if (stored.winners === undefined) return 'too-early'
    const id = rematchId(match)
    // It has begun without them, or with them.
    if (await store.matches.load(id)) return { id }
    if ((await store.tables.load(id)) === undefined) {
      const refused = await tooMany(store, person.id)
      if (refused !== undefined) return refused
      const made = await store.tables.create(rematchTable(this.parts, stored, person.id))
      if (made !== 'won' && made !== 'lost') return 'unavailable'
    }
    const refused = await this.sit(person, id, () => true)
    this.publish(match)
    this.rematches.tell(match)
    return refused ?? { id }
  }

  /** Takes a seat with an invitation, at a table of the lobby, or where one is kept; whoever has one already keeps it. */
  join(person: Person, id: string, invite: string | undefined, seat?: number): Promise<undefined | Code> {
    const mayJoin = ({ inviteHash, settings, seats }: WaitingTable) =>
      (invite !== undefined && inviteHash === hashOf(invite)) ||
      settings.listed ||
      seats.some(isKeptFor(person.id))
    return this.sit(person, id, mayJoin, seat)
  }

  private async sit(
    person: Person,
    id: string,
    mayJoin: (table: WaitingTable) => boolean,
    seat?: number,
  ): Promise<undefined | Code> {
    const { store } = this.parts
    const known = await store.tables.load(id)
    if (known !== undefined && !(known.host === person.id || known.seats.some(isOf(person.id)))) {
      const refused = await tooMany(store, person.id)
      if (refused !== undefined) return refused
    }
    const refused = await this.change(id, async table => {
      if (!mayJoin(table)) return 'bad-invite'
      const next = seated(table, person.id, seat)
      return next !== table && (await this.isLikeSomebodyAt(table, person.id)) ? 'name-taken' : next
    })
    if (refused === undefined && known?.quick !== undefined)
      await this.begin(id, table => (isComplete(table) ? undefined : 'bad-seats'))
    return refused
  }

  private async isLikeSomebodyAt({ seats }: WaitingTable, person: string): Promise<boolean> {
    const others = seats.flatMap(seat => (seat.kind === 'person' ? seat.person : []))
    return this.people.isLikeOneOf(others, person, await this.people.nameOf(person))
  }

  /** Moves to another open seat. */
  take(person: Person, id: string, seat: number): Promise<undefined | Code> {
    return this.change(id, table => moved(table, person.id, seat))
  }

  /** Opens one's seat again, or the one that is kept; a table without a host is gone. */
  leave(person: Person, id: string): Promise<undefined | Code> {
    return this.change(id, table => vacated(table, person.id))
  }

  /** The host gives a seat that nobody has to a bot, or opens it. */
  changeSeat(person: Person, id: string, seat: number, to: FreeSeat): Promise<undefined | Code> {
    return this.change(id, table => {
      if (to.kind === 'bot' && !this.parts.levels.includes(to.level)) return 'bad-seats'
      return reassigned(table, person.id, seat, to)
    })
  }

  /** The host sends somebody away. */
  remove(person: Person, id: string, seat: number): Promise<undefined | Code> {
    return this.change(id, table => sentAway(table, person.id, seat))
  }

  /** The host makes somebody else the host. */
  handOver(person: Person, id: string, seat: number): Promise<undefined | Code> {
    return this.change(id, table => handedOver(table, person.id, seat))
  }

  /** The host proposes a word for the chance to come from; an empty one takes it back. */
  proposeWord(person: Person, id: string, word: string): Promise<undefined | Code> {
    return this.change(id, table => proposed(table, person.id, word))
  }

  agree(person: Person, id: string, word: string): Promise<undefined | Code> {
    return this.change(id, table => agreed(table, person.id, word))
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
  start(person: Person, id: string): Promise<undefined | Code> {
    return this.begin(id, table => (table.host === person.id ? undefined : 'not-allowed'))
  }

  /** Shows a table to somebody until they leave, or says why not. */
  async watch(id: string, watcher: TableWatcher): Promise<(() => void) | Code> {
    const watched = await this.watching.watch(id, watcher)
    if (typeof watched === 'string') return watched
    const { stop, table } = watched
    if (table !== undefined) this.quickStarts.await(table)
    if (table?.deal?.begun !== undefined) void this.dealing.advance(id)
    return () => {
      this.dealing.forget(id, watcher)
      stop()
    }
  }

  /** What a client that looks at a table puts into its deal. */
  offer(id: string, watcher: TableWatcher, offer: Offer): void {
    this.dealing.offer(id, watcher, offer)
  }

  /** Somebody has not come back. The host of a table by invitation has all the time. */
  private gone(id: string, person: string): Promise<undefined | Code> {
    return this.change(id, table => {
      const { host, settings, seats } = table
      const mayGo = host === person ? settings.listed : seats.some(isOf(person))
      return mayGo ? vacated(table, person) : table
    })
  }

  /** Its time has come: whoever is there plays, with bots. */
  private async fill(id: string): Promise<void> {
    if (!this.watching.isWatched(id)) return
    await this.change(id, filled)
    await this.begin(id, () => undefined)
  }

  private async begin(
    id: string,
    refusal: (table: WaitingTable) => Code | undefined,
  ): Promise<undefined | Code> {
    for (let tries = 0; tries < maxTries; tries++) {
      const table = await this.parts.store.tables.load(id)
      if (table === undefined) return 'too-late'
      const refused = refusal(table) ?? notReady(table)
      if (refused !== undefined) return refused
      if (table.seedWord === undefined) return this.deal(id, refusal)
      const result = await this.beginNow(table)
      if (result !== 'lost') return result
    }
    return 'unavailable'
  }

  private async beginNow(table: WaitingTable): Promise<undefined | Code | 'lost'> {
    const result = await begin(this.parts, this.people, table)
    if (result !== undefined) return result
    this.watching.tellDeal(table.id, dealMessage(table))
    this.ended(table.id)
    return undefined
  }

  /** Asks the clients of all who play for their part of the seed; when it is there, the match begins. */
  private async deal(
    id: string,
    refusal: (table: WaitingTable) => Code | undefined,
  ): Promise<undefined | Code> {
    const refused = await this.change(
      id,
      async table => refusal(table) ?? notReady(table) ?? (await beginDeal(this.parts, this.people, table)),
    )
    if (refused === undefined) await this.dealing.advance(id)
    return refused
  }

  /** Stores what has come for a deal; begins the match where that was all. */
  private async advanceDeal(id: string): Promise<void> {
    const table = await this.parts.store.tables.load(id)
    this.dealing.await(id, table)
    if (table?.deal?.begun === undefined) return
    const next = contributed(table, this.dealing.offersOf(id))
    if (dealtHeader(next) === undefined) {
      if (next === table) return
      await this.change(id, now => contributed(now, this.dealing.offersOf(id)))
      return
    }
    const result = await this.beginNow(next)
    // Another node has begun it, or has stored something meanwhile; what could not be stored is tried again until time is up.
    if (result === 'lost' || result === 'unavailable')
      this.parts.clock.after(retryTime, () => void this.dealing.advance(id))
  }

  /** Time is up for this deal: who has not answered goes, and everything is drawn anew. */
  private async redeal(id: string, secret: string): Promise<void> {
    const refused = await this.change(id, table =>
      table.deal?.secret === secret ? redealt(this.parts, table) : table,
    )
    if (refused === 'unavailable') this.parts.clock.after(retryTime, () => void this.dealing.advance(id))
  }

  /** Stores what becomes of a table, then shows it. */
  private async change(
    id: string,
    attempt: (table: WaitingTable) => WaitingTable | Code | 'gone' | Promise<WaitingTable | Code>,
  ): Promise<undefined | Code> {
    const { store, clock } = this.parts
    for (let tries = 0; tries < maxTries; tries++) {
      const table = await store.tables.load(id)
      if (table === undefined) return this.whyGone(id)
      const next = await attempt(table)
      if (next === 'gone') {
        await store.tables.remove(id)
        this.ended(id)
        return undefined
      }
      if (typeof next === 'string') return next
      if (equal(next, table)) return undefined
      const settled = calledOff(this.parts, table, withdrawn(table, next))
      const changed = { ...settled, revision: table.revision + 1, changed: clock.now() }
      const result = await store.tables.save(changed)
      if (result === 'won') {
        this.publish(id)
        // Its time may have come before somebody left.
        if (changed.deal?.begun === undefined) this.quickStarts.await(changed)
        await this.watching.showStored(changed)
        return undefined
      }
      if (result !== 'lost') return 'unavailable'
    }
    return 'unavailable'
  }

  /** There is no such table any more: all who look at it hear of it. */
  private ended(id: string): void {
    this.publish(id)
    this.watching.end(id)
  }

  private async whyGone(id: string): Promise<Code> {
    return (await this.parts.store.matches.load(id)) ? 'too-late' : 'no-such-match'
  }

  private publish(id: string): void {
    this.parts.bus.publish({ on: 'match', match: id })
  }

  /** Another node has changed a table, or a match whose people may play again. */
  private changedElsewhere(id: string): void {
    this.rematches.tell(id)
    if (!this.watching.isWatched(id)) return
    this.watching.show(id).catch(this.parts.report)
    void this.dealing.advance(id)
  }

  /** What hints did not tell. */
  private async sweep(): Promise<void> {
    const watched = this.watching.revisions()
    const offers = this.rematches.revisions()
    if (watched.size + offers.size === 0) return
    const asked = [...watched.keys(), ...[...offers.keys()].map(rematchId)]
    const revisions = await this.parts.store.tables.revisionsOf(asked)
    for (const [id, known] of watched) if (revisions.get(id) !== known) this.changedElsewhere(id)
    for (const [match, known] of offers)
      if (revisions.get(rematchId(match)) !== known) this.rematches.tell(match)
  }
}
