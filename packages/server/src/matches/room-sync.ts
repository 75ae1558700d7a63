import { equal } from '@kazamata/kernel'
import type { Code } from '@kazamata/protocol'
import type { Activity } from '@kazamata/room'
import { sweepTime } from '../cluster/heartbeat.ts'
import type { Hint, HintOn } from '../cluster/hint.ts'
import { isPlacedHere } from '../cluster/placement.ts'
import { repeat } from '../cluster/repeat.ts'
import type { ServerParts } from '../parts.ts'
import type { MatchHead } from '../store/online-store.ts'
import type { HostedMatch } from './hosted-match.ts'

type Parts = Pick<ServerParts, 'bus' | 'store' | 'clock' | 'report'>

interface Rooms {
  readonly running: ReadonlyMap<string, HostedMatch>
  find(id: string): Promise<HostedMatch | Code>
  /** The clock has to look after a match of this node then. */
  noteDue(due: number): void
}

/** For so many milliseconds it is remembered that bots wait: until all know which nodes live. */
const wantedTime = 10_000

interface SharedActivity extends Pick<Activity, 'aims' | 'hints'> {
  /** How many entries the match had. */
  readonly length: number
}

/**
 * Keeps the rooms of this node in step with what other nodes write, by their hints and every few seconds by asking the store,
 * and has the bots of a match asked by one node.
 */
export class RoomSync {
  private readonly stops: readonly (() => void)[]
  /** What all nodes know of what goes on beside a match. */
  private readonly shared = new WeakMap<HostedMatch, SharedActivity>()
  /** By match: when another node said that its bots wait. It may be placed here a moment later. */
  private readonly wanted = new Map<string, number>()

  constructor(
    private readonly parts: Parts,
    private readonly rooms: Rooms,
  ) {
    const { bus } = parts
    this.stops = bus.isShared
      ? [
          bus.subscribe(hint => this.hear(hint)),
          bus.onPeers(() => this.placeAll()),
          repeat(parts, sweepTime, () => this.sweep()),
        ]
      : []
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  /** A room was opened here. */
  opened(hosted: HostedMatch): void {
    this.place(hosted)
    if (!this.parts.bus.isShared) return
    this.shared.set(hosted, activityOf(hosted))
    hosted.room.watch(() => {
      if (hosted.room.end !== undefined) return
      this.shareActivity(hosted)
      if (hosted.hasWrittenLast && !this.isPlacedHere(hosted.stored.id)) this.askForBots(hosted)
    })
  }

  /** This node has stored entries. */
  wrote(match: string, due: number | undefined): void {
    const { bus } = this.parts
    if (bus.isShared) bus.publish({ on: 'match', match, ...(due !== undefined && { due }) })
  }

  isPlacedHere(match: string): boolean {
    return isPlacedHere(this.parts.bus, match)
  }

  private hear(hint: Hint): void {
    switch (hint.on) {
      case 'match':
        void this.matchChanged(hint).catch(this.parts.report)
        return
      case 'bots':
        this.wanted.set(hint.match, this.parts.clock.now())
        this.playWanted()
        return
      case 'reopen':
        this.rooms.running.get(hint.match)?.room.close()
        return
      case 'activity':
        void this.mirror(hint).catch(this.parts.report)
        return
      default:
    }
  }

  private async matchChanged({ match, due }: HintOn<'match'>): Promise<void> {
    if (due !== undefined && this.isPlacedHere(match)) this.rooms.noteDue(due)
    await this.rooms.running.get(match)?.room.catchUp()
  }

  private playWanted(): void {
    const since = this.parts.clock.now() - wantedTime
    for (const [match, at] of this.wanted) {
      const isPlacedHere = this.isPlacedHere(match)
      if (isPlacedHere || at < since) this.wanted.delete(match)
      if (isPlacedHere) void this.playBots(match).catch(this.parts.report)
    }
  }

  /** Somebody elsewhere waits for them. */
  private async playBots(match: string): Promise<void> {
    const hosted = await this.rooms.find(match)
    if (typeof hosted === 'string') return
    await Promise.all([hosted.room.catchUp(), hosted.refreshPresence()])
    this.place(hosted)
  }

  private async mirror({ match, length, aims, hints }: HintOn<'activity'>): Promise<void> {
    const hosted = this.rooms.running.get(match)
    if (hosted === undefined) return
    if (hosted.room.length < length) await hosted.room.catchUp()
    const activity = { length, aims: aims.map(aim => aim ?? undefined), hints }
    this.shared.set(hosted, activity)
    hosted.room.mirror(activity)
  }

  /** Others are told what bots intend and comrades suggest here; after a move each room knows by itself that it is of the past. */
  private shareActivity(hosted: HostedMatch): void {
    const known = this.shared.get(hosted)
    const now = activityOf(hosted)
    if (equal(known, now)) return
    this.shared.set(hosted, now)
    if (known?.length !== now.length) return
    const aims = now.aims.map(aim => aim ?? null)
    this.parts.bus.publish(
      JSON.parse(JSON.stringify({ on: 'activity', match: hosted.stored.id, ...now, aims })),
    )
  }

  /** Other nodes have come or gone: some of their bots are asked here now, some of ours there. */
  private placeAll(): void {
    for (const hosted of [...this.rooms.running.values()]) this.place(hosted)
    this.playWanted()
  }

  /** This node stops: another one plays for the bots that are to move here. */
  releaseBots(): void {
    for (const hosted of this.rooms.running.values()) this.askForBots(hosted)
  }

  private place(hosted: HostedMatch): void {
    const { room, stored } = hosted
    if (stored.abandoned || room.end !== undefined) return
    if (this.isPlacedHere(stored.id)) room.start()
    // A node that has just come would need longer for what is being decided here.
    else void room.pauseBots().then(() => this.isPlacedHere(stored.id) || this.askForBots(hosted))
  }

  /** The node that plays for the bots of this match may not have opened it. */
  private askForBots({ room, stored, hasAudience }: HostedMatch): void {
    const isWaiting = room.activity.thinking.length > 0 && (hasAudience || !room.standing.deserted)
    if (isWaiting) this.parts.bus.publish({ on: 'bots', match: stored.id })
  }

  /** What hints did not tell. */
  private async sweep(): Promise<void> {
    const { running } = this.rooms
    if (running.size === 0) return
    for (const head of await this.parts.store.matches.headsOf([...running.keys()])) {
      const hosted = running.get(head.id)
      if (hosted === undefined) continue
      if (isOther(hosted, head)) hosted.room.close()
      else if (head.length > hosted.room.length) void hosted.room.catchUp()
      // Where no bot is to move, all is as it was when the room was opened or nodes came and went.
      if (hosted.room.activity.thinking.length > 0) this.place(hosted)
    }
  }
}

/** Was it changed beside its log? */
function isOther({ stored }: HostedMatch, { people, abandoned }: MatchHead): boolean {
  return !equal(people, stored.people) || abandoned !== stored.abandoned
}

function activityOf({ room }: HostedMatch): SharedActivity {
  const { aims, hints } = room.activity
  return { length: room.length, aims, hints }
}
