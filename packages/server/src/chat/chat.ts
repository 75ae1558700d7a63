import { type Code, limits, type ReportReason, type Said } from '@kazamata/protocol'
import { sweepTime } from '../cluster/heartbeat.ts'
import { repeat } from '../cluster/repeat.ts'
import type { MatchHost } from '../matches/match-host.ts'
import type { ServerParts } from '../parts.ts'
import type { StoredLine } from '../store/chat-store.ts'
import type { Person } from '../store/online-store.ts'
import { withoutAuthor } from '../store/without-person.ts'
import { Mutes } from './mutes.ts'
import { type Place, placeOf } from './place.ts'
import { Recent } from './recent.ts'
import { Talk } from './talk.ts'

/** How often a line that lost against another is tried again. */
const maxTries = 8
const removeLostTime = 3_600_000
/** No message is under way for as long as a refusal is kept, in milliseconds. */
const refusalsKept = 3_600_000
/** Of the last so many lines of a table it is counted who has said much. */
const linesLookedAt = 100
/** Reports of one person, in milliseconds. */
const reportsAtOnce = { most: 10, time: 600_000 }
const mutesAtOnce = { most: 30, time: 600_000 }

/**
 * What people say at the tables of this node. A line is stored before anybody gets it; it waits for no move, and no move
 * waits for it.
 */
export class Chat {
  private readonly talks = new Map<string, Talk>()
  private readonly recent: Recent
  private readonly reported: Recent
  private readonly muted: Recent
  private readonly mutes: Mutes
  private readonly stops: readonly (() => void)[]

  constructor(
    private readonly parts: Pick<ServerParts, 'store' | 'clock' | 'bus' | 'report'>,
    private readonly host: MatchHost,
  ) {
    const { clock, bus } = parts
    const { lines, seconds } = limits.linesAtOnce
    this.recent = new Recent(lines, seconds * 1000, () => clock.now())
    this.reported = new Recent(reportsAtOnce.most, reportsAtOnce.time, () => clock.now())
    this.muted = new Recent(mutesAtOnce.most, mutesAtOnce.time, () => clock.now())
    this.mutes = new Mutes(parts)
    this.stops = [
      repeat(parts, removeLostTime, async () => {
        await parts.store.chat.removeLost()
        await parts.store.chat.forgetRefusals(clock.now() - refusalsKept)
      }),
      bus.subscribe(hint => {
        if (hint.on === 'chat') this.readOn(hint.match)
        else if (hint.on === 'mutes') this.mutes.changedElsewhere(hint.person)
        else if (hint.on === 'erased') this.forgetAuthor(hint.person)
      }),
      ...(bus.isShared ? [repeat(parts, sweepTime, () => this.sweep())] : []),
    ]
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  /**
   * Says something once, however often and over however many nodes it is asked for under this id. What is stored first, the
   * line or that it was refused, is the answer of all nodes: whatever a dead one had begun to write comes too late.
   */
  async say(person: Person, match: string, id: string, said: Said): Promise<undefined | Code> {
    return this.with(match, async talk => {
      const { store, clock, bus } = this.parts
      for (let tries = 0; tries < maxTries; tries++) {
        const known = talk.find(id)
        if (known !== undefined) return known.person === person.id ? undefined : 'not-allowed'
        const line = await this.nextLine(talk, match, person, id, said)
        const result =
          typeof line === 'string'
            ? await store.chat.refuse({ match, request: id, code: line, at: clock.now() })
            : await store.chat.append(line)
        if (result === 'lost') {
          // Another line has its place, or it was answered before.
          await talk.readOn()
          const refused = await store.chat.refusalOf(match, id)
          if (refused !== undefined) return refused
        } else if (result !== 'won') return 'unavailable'
        else if (typeof line === 'string') return line
        else {
          this.recent.note(person.id)
          talk.add(line)
          bus.publish({ on: 'chat', match })
          return undefined
        }
      }
      return 'unavailable'
    })
  }

  /** What is said, behind all that this node has read, or why it is refused. */
  private async nextLine(
    talk: Talk,
    match: string,
    person: Person,
    request: string,
    said: Said,
  ): Promise<StoredLine | Code> {
    const { store, clock } = this.parts
    if (await store.moderation.isBanned(person.id)) return 'muted'
    const place = await placeOf(this.host, store, match, person.id)
    if (typeof place === 'string') return place
    const refused = this.refusal(talk, place, person, said)
    if (refused !== undefined) return refused
    // They may be called otherwise now than when they connected.
    const { name = '' } = (await store.people.load(person.id)) ?? {}
    const by = { person: person.id, name, audience: place.audience }
    return { match, n: talk.lines.length, at: clock.now(), request, ...by, ...said }
  }

  /** The chat of a table, and whom this person has muted, kept up to date until `stop` is called. */
  async follow(
    match: string,
    person: string,
    listener: () => void,
  ): Promise<{ readonly talk: Talk; muted(): readonly string[]; stop(): void }> {
    const talk = this.talkOf(match)
    talk.listeners.add(listener)
    const mutes = await this.mutes.follow(person, listener)
    await talk.run(() => talk.open())
    return {
      talk,
      muted: mutes.authors,
      stop: () => {
        mutes.stop()
        talk.listeners.delete(listener)
        this.forget(match, talk)
      },
    }
  }

  /** Shows a line to whoever runs the server, with a copy of it. */
  async report(
    person: Person,
    match: string,
    { line: request, reason }: { readonly line: string; readonly reason: ReportReason },
  ): Promise<undefined | Code> {
    const { store, clock } = this.parts
    if (this.reported.isFull(person.id)) return 'too-fast'
    const line = await this.lineOfAnother(person, match, request)
    if (typeof line === 'string') return line
    this.reported.note(person.id)
    const result = await store.chat.report({ at: clock.now(), reporter: person.id, reason, line })
    // Once is enough.
    return result === 'won' || result === 'lost' ? undefined : 'unavailable'
  }

  /** From now on this person does not hear whoever said a line, or hears them again. */
  async mute(
    person: Person,
    match: string,
    { line: request, muted }: { readonly line: string; readonly muted: boolean },
  ): Promise<undefined | Code> {
    if (this.muted.isFull(person.id)) return 'too-fast'
    const line = await this.lineOfAnother(person, match, request)
    if (typeof line === 'string') return line
    this.muted.note(person.id)
    const result = await this.mutes.set(person.id, line.person, muted)
    return result === 'won' || result === 'lost' ? undefined : 'unavailable'
  }

  /** A line that somebody else said and this person may read. */
  private async lineOfAnother(person: Person, match: string, request: string): Promise<StoredLine | Code> {
    const place = await placeOf(this.host, this.parts.store, match, person.id)
    if (typeof place === 'string') return place
    const line = await this.with(match, async talk => {
      await talk.readOn()
      return (place.hearsAll ? talk.lines : talk.common).find(one => one.request === request)
    })
    return line === undefined || line.person === '' || line.person === person.id ? 'not-allowed' : line
  }

  /** This person is erased: nobody gets their lines any more. */
  erase(person: string): void {
    this.forgetAuthor(person)
    this.parts.bus.publish({ on: 'erased', person })
  }

  private forgetAuthor(person: string): void {
    const withoutThem = (line: StoredLine) => (line.person === person ? withoutAuthor(line) : line)
    for (const talk of this.talks.values())
      if (talk.lines.some(line => line.person === person)) talk.become(talk.lines.map(withoutThem))
  }

  private refusal(
    talk: Talk,
    { isHost, isSpectator, chat }: Place,
    { id }: Person,
    said: Said,
  ): Code | undefined {
    if ('open' in said && !isHost) return 'not-allowed'
    if (!('open' in said) && !talk.isOpen(chat)) return 'muted'
    const most = isSpectator ? limits.linesOfMatch / 2 : limits.linesOfMatch
    if (talk.lines.length >= most) return 'full'
    return this.recent.isFull(id) || this.hasSaidMuch(talk, id) ? 'too-fast' : undefined
  }

  /** At one table what was said over other nodes counts, too. */
  private hasSaidMuch({ lines }: Talk, person: string): boolean {
    const { lines: most, seconds } = limits.linesAtOnce
    const since = this.parts.clock.now() - seconds * 1000
    return (
      lines.slice(-linesLookedAt).filter(line => line.person === person && line.at > since).length >= most
    )
  }

  private async with<T>(match: string, work: (talk: Talk) => Promise<T>): Promise<T> {
    const talk = this.talkOf(match)
    try {
      return await talk.run(async () => {
        await talk.open()
        return work(talk)
      })
    } finally {
      this.forget(match, talk)
    }
  }

  private talkOf(match: string): Talk {
    const known = this.talks.get(match) ?? new Talk(match, this.parts.store.chat)
    this.talks.set(match, known)
    return known
  }

  private forget(match: string, talk: Talk): void {
    if (talk.listeners.size === 0 && this.talks.get(match) === talk) this.talks.delete(match)
  }

  private readOn(match: string): void {
    const talk = this.talks.get(match)
    talk?.run(() => talk.readOn()).catch(this.parts.report)
  }

  /** What hints did not tell. */
  private async sweep(): Promise<void> {
    const followed = [...this.talks.keys()]
    if (followed.length === 0) return
    const lengths = await this.parts.store.chat.lengthsOf(followed)
    for (const [match, length] of lengths)
      if (length > (this.talks.get(match)?.lines.length ?? length)) this.readOn(match)
  }
}
