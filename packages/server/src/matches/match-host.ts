import { equal, isRefusal } from '@kazamata/kernel'
import type { Code } from '@kazamata/protocol'
import { firstDeadline } from '@kazamata/room'
import { Room } from '@kazamata/room/room'
import type { MatchLog, Standing } from '@kazamata/room/store'
import { repeat } from '../cluster/repeat.ts'
import type { Meter } from '../metrics/meter.ts'
import { playTime, type ServerParts } from '../parts.ts'
import type { MatchProgress, OnlineMatch } from '../store/online-store.ts'
import { Deadlines } from './deadlines.ts'
import { dueAfter, givenUpAt } from './due.ts'
import { HostedMatch } from './hosted-match.ts'
import { RoomSync } from './room-sync.ts'

/** A room that nobody looks at and in which no bot is to move is closed after so many milliseconds. */
const idleTime = 60_000
/** How often idle rooms are looked for. */
const closeIdleTime = 10_000
/** So many rooms stay open; beyond that, those that have been idle longest are closed early. */
const maxRooms = 2_000
/** Rooms of finished matches, and others where there are too many, are not closed before so many milliseconds: whoever asked for a room is about to look at it. */
const leastIdleTime = 5_000

/** Plays for whoever is late. */
const substitute = { kind: 'bot', level: 'adventurer' } as const
/** That somebody has looked after a match is noted once in so many milliseconds. */
const noteTime = 3_600_000

/** It is, or is no longer, this person's turn; `isSeen` where every connection of theirs to this node shows it. */
export type TurnListener = (person: string, match: string, isTheirs: boolean, isSeen: boolean) => void

/** A match has ended, or its end was taken back. */
export type EndListener = (match: string, isOver: boolean) => void

/** This person, who has a seat in the match, looks at it. */
export type SeenListener = (person: string, match: string) => void

/** Runs the matches of this node: opens a room when somebody asks for one, and closes it when nobody does any more. */
export class MatchHost {
  private readonly open = new Map<string, Promise<HostedMatch | Code>>()
  private readonly running = new Map<string, HostedMatch>()
  private readonly turnListeners = new Set<TurnListener>()
  private readonly endListeners = new Set<EndListener>()
  private readonly seenListeners = new Set<SeenListener>()
  private readonly stopClosingIdle: () => void
  private readonly deadlines: Deadlines
  private readonly sync: RoomSync

  constructor(private readonly parts: ServerParts) {
    this.stopClosingIdle = repeat(parts, closeIdleTime, () => this.closeIdle(idleTime))
    this.deadlines = new Deadlines(parts, id => this.settle(id))
    this.sync = new RoomSync(parts, {
      running: this.running,
      find: id => this.find(id),
      noteDue: due => this.deadlines.note(due),
    })
  }

  /** The match with its room, where that is open. */
  findOpen(id: string): HostedMatch | undefined {
    return this.running.get(id)
  }

  /** The match with its room, or why there is none. */
  find(id: string): Promise<HostedMatch | Code> {
    const known = this.open.get(id)
    if (known !== undefined) return known
    const opening = this.load(id).catch((error: unknown): Code => {
      this.parts.report(error)
      return 'unavailable'
    })
    this.open.set(id, opening)
    opening.then(found => {
      if (typeof found === 'string') this.open.delete(id)
    })
    return opening
  }

  onTurn(listener: TurnListener): () => void {
    this.turnListeners.add(listener)
    return () => this.turnListeners.delete(listener)
  }

  onEnd(listener: EndListener): () => void {
    this.endListeners.add(listener)
    return () => this.endListeners.delete(listener)
  }

  onSeen(listener: SeenListener): () => void {
    this.seenListeners.add(listener)
    return () => this.seenListeners.delete(listener)
  }

  /** Closes the rooms of a match that was changed beside its log: whoever looks at it reads it anew. */
  reopen(id: string): void {
    this.running.get(id)?.room.close()
    this.parts.bus.publish({ on: 'reopen', match: id })
  }

  /** Levels of bots. */
  get levels(): readonly string[] {
    return this.parts.levels
  }

  get meter(): Meter {
    return this.parts.meter
  }

  get rooms(): number {
    return this.running.size
  }

  /** The time that clocks count. */
  get now(): number {
    return playTime(this.parts)
  }

  /** This node stops: another one plays for the bots that are to move in matches that nobody looks at. */
  releaseBots(): void {
    this.sync.releaseBots()
  }

  close(): void {
    this.deadlines.close()
    this.stopClosingIdle()
    this.sync.close()
    for (const { room } of [...this.running.values()]) room.close()
  }

  private async load(id: string): Promise<HostedMatch | Code> {
    const { store, findGame, bots, leastBotTime, clock, report } = this.parts
    const loaded = await store.matches.load(id)
    const game = loaded && (await findGame(loaded.record.game))
    if (loaded === undefined || game === undefined) return 'no-such-match'
    const { stored, record, requests, times } = loaded
    const { pace } = stored.settings
    let hosted: HostedMatch | undefined
    const room = Room.open({
      game,
      record,
      requests,
      times,
      clock: { pace, begun: stored.clockBegun, now: () => this.now },
      log: this.logOf(stored, () => hosted),
      bots: bots.forMatch(id),
      isEndFinal: true,
      changed: isOurs => hosted !== undefined && this.changed(hosted, isOurs),
      // The queue of bots gives each request the budget that the load allows.
      budget: { decision: leastBotTime, turn: leastBotTime },
      pace: {
        pause: () => new Promise(resolve => clock.after(leastBotTime, resolve)),
        ready: async () => this.running.get(id)?.audience(),
      },
      report,
    })
    if (isRefusal(room)) return room.error
    const opened = new HostedMatch(game, stored, room, {
      attendance: this.parts.attendance,
      now: () => clock.now(),
      onSeated: person => this.seenBy(opened, person),
    })
    hosted = opened
    this.running.set(id, opened)
    room.watch(() => room.end !== undefined && this.forget(id, opened))
    // Nobody has been told of the first turn of a match that has just begun.
    this.tellTurns(opened)
    this.sync.opened(opened)
    if (this.running.size > maxRooms) this.closeIdle(leastIdleTime)
    return opened
  }

  /** What a room writes: it is stored before anybody sees it, and other nodes hear that there is more. */
  private logOf(stored: OnlineMatch, hostedMatch: () => HostedMatch | undefined): MatchLog {
    const { store, clock } = this.parts
    const { id } = stored
    return {
      append: (from, entries, standing, request, at) => {
        const due = dueAfter(standing, at)
        const played = clock.now()
        const hosted = hostedMatch()
        const isDueStored = hosted?.written === from && hosted.due === due
        if (hosted !== undefined) hosted.nextDue = due
        // What is spread comes last: keys that follow it are added by V8's runtime, which takes longer than all the rest here.
        const progress: MatchProgress =
          due === undefined ? { id, played, ...standing } : { id, played, due, isDueStored, ...standing }
        return store.matches.append(progress, from, entries, request, at)
      },
      read: from => store.matches.read(id, from),
    }
  }

  private changed(hosted: HostedMatch, isOurs: boolean): void {
    if (isOurs) this.noteWritten(hosted)
    this.tellTurns(hosted)
  }

  private noteWritten(hosted: HostedMatch): void {
    const { room, stored, wasOver, nextDue } = hosted
    hosted.written = room.length
    hosted.due = nextDue
    this.sync.wrote(stored.id, nextDue)
    if (nextDue !== undefined) this.deadlines.note(nextDue)
    const { isOver } = room
    if (isOver !== wasOver) for (const listener of this.endListeners) listener(stored.id, isOver)
    hosted.wasOver = isOver
  }

  /** The time of a match has come: whoever is late is replaced, and a match that nobody plays any more is given up. */
  private async settle(id: string): Promise<void> {
    const { store } = this.parts
    const hosted = await this.find(id)
    if (hosted === 'unavailable') return
    if (typeof hosted !== 'string') {
      await hosted.room.catchUp()
      await hosted.room.replaceLate(substitute)
    }
    const { stored, record } = (await store.matches.load(id)) ?? {}
    if (stored?.due === undefined || record === undefined || stored.due > this.now) return
    const { length } = record.entries
    const later = givenUpAt(stored, this.now)
    // What this server cannot play another one may.
    if (typeof hosted === 'string') await store.matches.postpone(id, length, later)
    else if (hosted.room.end !== undefined || isTimed(stored)) return
    else if (await isAttended(hosted)) await store.matches.postpone(id, length, later)
    else if ((await store.matches.abandon(id, length)) === 'won') hosted.room.close()
  }

  /** Somebody who plays has come: the match is not given up for a while, though they may not move. */
  private seenBy(hosted: HostedMatch, person: string): void {
    const { room, stored, due } = hosted
    for (const listener of this.seenListeners) listener(person, stored.id)
    const { standing } = room
    if (due === undefined || isTimed(standing)) return
    const later = givenUpAt(standing, this.now)
    if (later - due < noteTime) return
    hosted.due = later
    void this.parts.store.matches.postpone(stored.id, room.record.entries.length, later)
  }

  /** Tells people when their turn begins or ends, whether they look at the match or not. */
  private tellTurns(hosted: HostedMatch): void {
    const { stored, room, toldTurns: before } = hosted
    const { bus } = this.parts
    const after = room.waitingFor
    if (equal(after, before)) return
    // No other node tells of it.
    const isOurs = bus.isShared && (hosted.hasWrittenLast || room.length === 0)
    for (const [seat, person] of stored.people.entries()) {
      const isTheirs = after.includes(seat)
      if (person === null || before.includes(seat) === isTheirs) continue
      const isSeen = hosted.isSeenBy(seat)
      for (const listener of this.turnListeners) listener(person, stored.id, isTheirs, isSeen)
      if (isOurs) bus.publish({ on: 'turn', match: stored.id, person, yours: isTheirs })
    }
    hosted.toldTurns = after
  }

  private forget(id: string, hosted: HostedMatch): void {
    if (this.running.get(id) !== hosted) return
    this.running.delete(id)
    this.open.delete(id)
  }

  /** Closes rooms that have been idle for so long, and those of finished matches; with too many of them also younger ones, the oldest first. */
  private closeIdle(idle: number): void {
    const now = this.parts.clock.now()
    const idlers = [...this.running.values()]
      .filter(
        ({ isWatched, hasAudience, room, stored }) =>
          !isWatched &&
          (room.activity.thinking.length === 0 ||
            !this.sync.isPlacedHere(stored.id) ||
            (room.standing.deserted && !hasAudience)),
      )
      .sort((a, b) => a.idleSince - b.idleSince)
    for (const { room, idleSince } of idlers) {
      if (now - idleSince < leastIdleTime) break
      const isEnough = now - idleSince >= idle && (idle === idleTime || this.running.size > maxRooms)
      if (isEnough || room.isOver) room.close()
    }
  }
}

/** Is somebody there who plays, over whichever node? */
async function isAttended(hosted: HostedMatch): Promise<boolean> {
  await hosted.refreshPresence()
  return hosted.presence.online.length > 0
}

/** Does somebody's clock run? */
const isTimed = ({ clocks = [] }: Standing) => firstDeadline(clocks) !== undefined
