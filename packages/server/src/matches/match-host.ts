import { isRefusal, type Seat } from '@kazamata/kernel'
import type { Code } from '@kazamata/protocol'
import { Room } from '@kazamata/room/room'
import type { MatchLog } from '@kazamata/room/store'
import type { ServerParts } from '../parts.ts'
import type { LoadedOnlineMatch, OnlineMatch } from '../store/online-store.ts'
import { HostedMatch } from './hosted-match.ts'

/** A room that nobody looks at and in which no bot is to move is closed after so many milliseconds. */
const idleTime = 60_000
/** How often idle rooms are looked for. */
const sweepTime = 10_000
/** So many rooms stay open; beyond that, those that have been idle longest are closed early. */
const maxRooms = 2_000

/** It is, or is no longer, this person's turn. */
export type TurnListener = (person: string, match: string, isTheirs: boolean) => void

/** Runs the matches of this node: opens a room when somebody asks for one, and closes it when nobody does any more. */
export class MatchHost {
  private readonly open = new Map<string, Promise<HostedMatch | Code>>()
  private readonly running = new Map<string, HostedMatch>()
  private readonly turnListeners = new Set<TurnListener>()
  private stopSweeping: () => void
  private readonly stopListening: () => void

  constructor(private readonly parts: ServerParts) {
    this.stopSweeping = this.sweepLater()
    this.stopListening = parts.bus.subscribe(match => this.running.get(match)?.room.catchUp())
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

  /** Levels of bots. */
  get levels(): readonly string[] {
    return this.parts.levels
  }

  get rooms(): number {
    return this.running.size
  }

  close(): void {
    this.stopSweeping()
    this.stopListening()
    for (const { room } of [...this.running.values()]) room.close()
  }

  private async load(id: string): Promise<HostedMatch | Code> {
    const { store, findGame, bots, leastBotTime, clock, report } = this.parts
    const loaded = await store.matches.load(id)
    const game = loaded && (await findGame(loaded.record.game))
    if (loaded === undefined || game === undefined) return 'no-such-match'
    const { stored, record, requests } = loaded
    const room = Room.open({
      game,
      record,
      requests,
      log: this.logOf(loaded),
      bots: bots.forMatch(id),
      // The queue of bots gives each request the budget that the load allows.
      budget: { decision: leastBotTime, turn: leastBotTime },
      pace: {
        pause: () => new Promise(resolve => clock.after(leastBotTime, resolve)),
        ready: async () => undefined,
      },
      report,
    })
    if (isRefusal(room)) return room.error
    const hosted = new HostedMatch(game, stored, room, () => clock.now())
    this.running.set(id, hosted)
    room.watch(() => room.end !== undefined && this.forget(id, hosted))
    this.watchTurns(hosted)
    room.start()
    if (this.running.size > maxRooms) this.sweep(0)
    return hosted
  }

  /** What a room writes: it is stored before anybody sees it, and other nodes hear that there is more. */
  private logOf({ stored }: LoadedOnlineMatch): MatchLog {
    const { store, bus, clock } = this.parts
    return {
      append: async (from, entries, standing, request) => {
        const next: OnlineMatch = { ...stored, ...standing, played: clock.now() }
        const result = await store.matches.append(next, from, entries, request)
        if (result === 'won') bus.publish(stored.id)
        return result
      },
      read: from => store.matches.read(stored.id, from),
    }
  }

  /** Tells people when their turn begins or ends, whether they look at the match or not. */
  private watchTurns({ stored, room }: HostedMatch): void {
    let before: readonly Seat[] = []
    const tell = () => {
      const after = room.waitingFor
      for (const [seat, person] of stored.people.entries()) {
        const isTheirs = after.includes(seat)
        if (person === null || before.includes(seat) === isTheirs) continue
        for (const listener of this.turnListeners) listener(person, stored.id, isTheirs)
      }
      before = after
    }
    for (const [seat, person] of stored.people.entries())
      if (person !== null) room.subscribe(seat, room.version(seat), tell)
    // Nobody has been told of the first turn of a match that has just begun.
    tell()
  }

  private forget(id: string, hosted: HostedMatch): void {
    if (this.running.get(id) !== hosted) return
    this.running.delete(id)
    this.open.delete(id)
  }

  private sweepLater(): () => void {
    return this.parts.clock.after(sweepTime, () => {
      this.sweep(idleTime)
      this.stopSweeping = this.sweepLater()
    })
  }

  /** Closes rooms that have been idle for so long; with too many of them also younger ones, the oldest first. */
  private sweep(idle: number): void {
    const now = this.parts.clock.now()
    const idlers = [...this.running.values()]
      .filter(({ isWatched, room }) => !isWatched && room.activity.thinking.length === 0)
      .sort((a, b) => a.idleSince - b.idleSince)
    for (const { room, idleSince } of idlers)
      if (now - idleSince >= idle && (idle > 0 || this.running.size > maxRooms)) room.close()
  }
}
