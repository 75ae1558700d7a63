import {
  type AnyGame,
  equal,
  isRefusal,
  type Occupant,
  type Refusal,
  type Seat,
  type Viewer,
} from '@kazamata/kernel'
import {
  type AnyMatch,
  type Assignment,
  activeSeats,
  type By,
  type MatchRecord,
  playEntry,
  replay,
} from '@kazamata/kernel/match'
import type { Activity, Hint } from './activity.ts'
import { type Attempt, assignAll, playAll, takeBack } from './attempts.ts'
import { BotDriver } from './bot-driver.ts'
import { mayHint } from './hints.ts'
import { callListener } from './listeners.ts'
import { RequestAnswers } from './request-answers.ts'
import type { Accepted, RoomRefusal } from './request-result.ts'
import { RoomActivity } from './room-activity.ts'
import { RoomClocks } from './room-clocks.ts'
import type { RoomEnd, RoomParts } from './room-parts.ts'
import type { Snapshot, Update } from './snapshot.ts'
import type { LoggedEntry, Standing } from './store/index.ts'
import { Viewers, type WatchedFeed } from './viewers.ts'

export type { Accepted, RoomRefusal } from './request-result.ts'
export type { RoomEnd, RoomParts } from './room-parts.ts'

/** How often a write that lost against another writer is tried again. */
const maxTries = 8
/** How many moves a request may bring. */
const maxMoves = 32

/**
 * Runs one match for any number of viewers. Requests are dealt with one after another; every change is in the log before
 * anybody sees it; what comes out is what one viewer may see, and nothing else.
 */
export class Room {
  private ended: RoomEnd | undefined
  /** What was asked for last; what is asked for next waits for it. */
  private queue: Promise<unknown> = Promise.resolve()
  /** How much was asked for and has not ended. Where nothing has, the next begins at once. */
  private underWay = 0
  private readonly roomActivity: RoomActivity
  private readonly bots: BotDriver

  private constructor(
    private readonly parts: RoomParts,
    private match: AnyMatch,
    private readonly viewers: Viewers,
    private readonly answers: RequestAnswers,
    private readonly clocks: RoomClocks,
  ) {
    this.roomActivity = new RoomActivity(parts.record.seats.length, parts.report)
    this.bots = new BotDriver({
      ...parts,
      match: () => this.match,
      feed: seat => viewers.feed(seat),
      play: (seat, occupant, question, moves, by) =>
        this.enqueue(seat, now =>
          equal(now.occupants[seat], occupant)
            ? this.playFrom(now, seat, question, moves, by)
            : { error: 'wrong-occupant' },
        ),
      announce: (seat, aim) => {
        if (parts.game.coop) this.roomActivity.announce(seat, aim)
      },
    })
    this.roomActivity.show({ thinking: this.bots.deciding() })
  }

  /** Opens a room for a stored match; a refusal where it does not replay. */
  static open(parts: RoomParts): Room | Refusal {
    const { game, record } = parts
    const viewers = new Viewers(game, record.seats, parts.isEndFinal)
    const answers = new RequestAnswers()
    const clocks = new RoomClocks(game, record.seats, parts.clock)
    let at = -1
    const match = replay(game, record, undefined, (state, change) => {
      viewers.replay(state, change)
      clocks.apply(game.active(state), change.entry, parts.times?.[at] ?? 0)
      const { entry } = change
      if (entry !== undefined) answers.note(entry, viewers.feed(entry.seat).version, parts.requests?.[at])
      at += 1
    })
    if (isRefusal(match)) return match
    return new Room(parts, match, viewers, answers, clocks)
  }

  get game(): AnyGame {
    return this.parts.game
  }

  get end(): RoomEnd | undefined {
    return this.ended
  }

  get activity(): Activity {
    return this.roomActivity.now
  }

  /** How many entries the match has. */
  get length(): number {
    return this.match.entries.length
  }

  /** The people whose turn it is: public, and cheaper than a snapshot. */
  get waitingFor(): readonly Seat[] {
    const { game, match } = this
    const active = activeSeats(game, match)
    return this.viewers.haveBots(match)
      ? active.filter(seat => match.occupants[seat]?.kind === 'person')
      : active
  }

  get isOver(): boolean {
    return this.game.outcome(this.match.state) !== undefined
  }

  get standing(): Standing {
    return this.clocks.standingAfter([], this.match)
  }

  /** The record as it stands: for files, never for a viewer of a running match. */
  get record(): MatchRecord {
    return this.match.record
  }

  /** Plays the seat's decisions one after another as long as they are legal, if its question is still the one named. */
  submit(
    seat: Seat,
    id: string,
    question: number,
    moves: readonly unknown[],
  ): Promise<Accepted | RoomRefusal> {
    return this.request(id, seat, now =>
      moves.length > maxMoves ? { error: 'bad-move' } : this.playFrom(now, seat, question, moves, 'player'),
    )
  }

  /** Takes back the seat's last `count` moves. */
  undo(seat: Seat, id: string, question: number, count: number): Promise<Accepted | RoomRefusal> {
    return this.request(id, seat, now =>
      this.isStale(seat, question)
        ? { error: 'stale' }
        : this.parts.isEndFinal && this.game.outcome(now.state) !== undefined
          ? { error: 'over' }
          : takeBack(this.game, now, seat, count),
    )
  }

  /** Gives a seat to a person or a bot. */
  assign(
    seat: Seat,
    id: string,
    occupant: Occupant,
    more: Pick<Assignment, 'name' | 'reason'> = {},
  ): Promise<Accepted | RoomRefusal> {
    return this.request(id, seat, now => assignAll(this.game, now, [seat], occupant, more))
  }

  /** Gives the seats whose time is up to this bot. Only the clock does so: whoever is not connected keeps their seat. */
  replaceLate(bot: Occupant): Promise<Accepted | RoomRefusal> {
    return this.enqueue(0, now => {
      const { expired } = this.clocks
      return expired.length === 0
        ? { error: 'stale' }
        : assignAll(this.game, now, expired, bot, { reason: 'late' })
    })
  }

  /** What a request was answered with that is in the log. */
  storedAnswer(seat: Seat, id: string): Accepted | undefined {
    return this.answers.inLog(seat, id)
  }

  /** Suggests something to comrades; the same once more takes it back. Dropped among rivals, from bots, and for moves nobody could make. */
  hint(hint: Hint): void {
    if (mayHint(this.game, this.match, hint)) this.roomActivity.hint(hint)
  }

  /** How many updates a viewer has had: cheaper than a snapshot. */
  version(viewer: Viewer): number {
    return this.viewers.feed(viewer).version
  }

  /** What a viewer knows now; the same value until something changes for it. */
  snapshot(viewer: Viewer): Snapshot {
    return this.viewers.snapshot(viewer, this.match, this.clocks.seats)
  }

  /** What brings a viewer from a version it has had to the present; everything where that is 0 or no version of this match. */
  update(viewer: Viewer, since: number): Update {
    return this.viewers.update(viewer, this.match, this.clocks.seats, since)
  }

  /** The moves of its update as JSON, which is known already. */
  movesText(viewer: Viewer): string {
    return this.viewers.feed(viewer).moves
  }

  /** Reads what others have stored: when another process says so, or for a client that has seen more than this room. */
  catchUp(): Promise<unknown> {
    this.underWay += 1
    this.queue = this.queue.then(() => this.readLater())
    return this.queue
  }

  /** From now on the bots play. */
  start(): void {
    this.bots.start()
  }

  /** From now on another process asks the bots; ends when what is being decided here has been played. */
  pauseBots(): Promise<void> {
    return this.bots.pause()
  }

  /** What goes on beside the match in another process, if it is there as far as here. */
  mirror({ length, aims, hints }: Pick<Activity, 'aims' | 'hints'> & { readonly length: number }): void {
    if (length === this.length) this.roomActivity.show({ aims, hints })
  }

  /** Calls back whenever a viewer knows more than at version `since`. */
  subscribe(viewer: Viewer, since: number, listener: () => void): () => void {
    const stop = this.viewers.feed(viewer).listeners.add(listener)
    if (since < this.version(viewer)) callListener(listener, this.parts.report)
    return stop
  }

  /** Calls back whenever the activity changes, and when the room ends. */
  watch(watcher: () => void): () => void {
    return this.roomActivity.watch(watcher)
  }

  close(): void {
    this.finish('closed')
  }

  private finish(end: RoomEnd): void {
    if (this.ended !== undefined) return
    this.ended = end
    this.bots.close()
    this.roomActivity.end()
  }

  /** One request after another, each once. */
  private request(id: string, seat: Seat, attempt: Attempt): Promise<Accepted | RoomRefusal> {
    if (!this.viewers.hasSeat(seat)) return Promise.resolve({ error: 'no-such-seat' })
    return this.answers.once(seat, id, () => this.enqueue(seat, attempt, id))
  }

  private enqueue(seat: Seat, attempt: Attempt, id?: string): Promise<Accepted | RoomRefusal> {
    this.underWay += 1
    const answer =
      this.underWay === 1
        ? this.commit(seat, attempt, id)
        : this.queue.then(() => this.commit(seat, attempt, id))
    this.queue = answer
    return answer
  }

  private isStale(seat: Seat, question: number): boolean {
    return this.viewers.feed(seat).question !== question
  }

  private playFrom(now: AnyMatch, seat: Seat, question: number, moves: readonly unknown[], by: By) {
    return this.isStale(seat, question)
      ? { error: 'stale' as const }
      : playAll(this.game, now, seat, moves, by)
  }

  /** Stores what the attempt makes of the match, then shows it. Never rejects. */
  private async commit(seat: Seat, attempt: Attempt, id?: string): Promise<Accepted | RoomRefusal> {
    /** Something was written, and nobody can say any more what the log and the room have in common. */
    let isWriting = false
    let isUpToDate = id === undefined
    try {
      for (let tries = 0; tries < maxTries && this.ended === undefined; tries++) {
        const known = id === undefined ? undefined : this.answers.inLog(seat, id)
        if (known !== undefined) return known
        const made = attempt(this.match)
        if (isRefusal(made)) {
          // Another process may know more, and may even have stored this request: only the whole log refuses.
          if (isUpToDate) return made
          isUpToDate = true
          const later = await this.parts.log.read(this.match.entries.length)
          if (later.length === 0) return made
          if (!this.readOn(later)) this.finish('lost')
          continue
        }
        const last = made.at(-1)
        if (last === undefined) return { error: 'bad-move' }
        const from = this.match.entries.length
        const at = this.clocks.now
        const standing = this.clocks.standingAfter(made, last, at)
        isWriting = true
        const result = await this.parts.log.append(from, last.entries.from(from), standing, id, at)
        if (result === 'won') return this.advance(seat, made, id, at)
        isWriting = false
        if (result === 'failed') return { error: 'unavailable' }
        // Nobody knows whether it happened: whoever opens the match next reads the truth.
        if (result === 'unknown') this.finish('unknown')
        else if (!this.readOn(await this.parts.log.read(from))) this.finish('lost')
      }
    } catch (error) {
      this.parts.report(error)
      if (isWriting) this.finish('unknown')
    } finally {
      this.underWay -= 1
    }
    return { error: 'unavailable' }
  }

  /** Goes on with what other processes have stored. Never rejects. */
  private async readLater(): Promise<void> {
    try {
      const entries = await this.parts.log.read(this.match.entries.length)
      if (entries.length > 0 && !this.readOn(entries)) this.finish('lost')
    } catch (error) {
      this.parts.report(error)
    } finally {
      this.underWay -= 1
    }
  }

  /** Goes on with what another writer has stored. */
  private readOn(logged: readonly LoggedEntry[]): boolean {
    if (logged.length === 0) return false
    const updated: WatchedFeed[] = []
    for (const { entry, request, at } of logged) {
      const next = playEntry(this.game, this.match, entry)
      if (isRefusal(next)) return false
      this.fold(next, updated, request, at)
    }
    this.publish(updated, false)
    return true
  }

  /** The match goes on, one entry after another; every viewer for whom something changed is told once. */
  private advance(
    seat: Seat,
    matches: readonly AnyMatch[],
    request: string | undefined,
    at: number,
  ): Accepted {
    const updated: WatchedFeed[] = []
    let played = 0
    for (const next of matches) {
      this.fold(next, updated, request, at)
      const { entry } = next.change
      if (entry !== undefined && 'move' in entry) played += 1
    }
    this.publish(updated, true)
    return { version: this.viewers.feed(seat).version, played }
  }

  /** One more entry: `next` is the match after it. */
  private fold(next: AnyMatch, updated: WatchedFeed[], request: string | undefined, at: number): void {
    const { entry } = next.change
    this.match = next
    this.viewers.fold(next, updated)
    this.clocks.apply(activeSeats(this.game, next), entry, at)
    if (entry !== undefined) this.answers.note(entry, this.viewers.feed(entry.seat).version, request)
  }

  private publish(updated: readonly WatchedFeed[], isOurs: boolean): void {
    try {
      this.parts.changed?.(isOurs)
    } catch (error) {
      this.parts.report(error)
    }
    if (this.ended !== undefined) return
    const thinking = this.viewers.haveBots(this.match) ? this.bots.deciding() : []
    this.roomActivity.moved(thinking)
    for (const { listeners } of updated) listeners.call(this.parts.report)
    if (thinking.length > 0) this.bots.wake()
  }
}
