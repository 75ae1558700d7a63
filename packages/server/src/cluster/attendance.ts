import { equal } from '@kazamata/kernel'
import type { Clock } from '../clock.ts'
import { type AttendanceStore, type Attended, anywhere, noAttendance } from './attendance-store.ts'
import { BatchedLookup } from './batched-lookup.ts'
import { type Bus, noBus } from './bus.ts'
import { sweepTime } from './heartbeat.ts'
import { repeat } from './repeat.ts'

interface Parts {
  readonly store: AttendanceStore
  readonly bus: Bus
  readonly clock: Clock
  report(error: unknown): void
}

interface Watched {
  /** Who is there over other nodes, as far as is known here. */
  people: readonly string[]
  readonly listeners: Set<() => void>
}

/** Who is where: over this node for certain, over others as they last said. */
export class Attendance {
  /** By place, by person: their connections here. */
  private readonly here = new Map<string, Map<string, number>>()
  private readonly watched = new Map<string, Watched>()
  /** By place and person: what the others have not been told yet. */
  private readonly untold = new Map<string, Pick<Attended, 'place' | 'person'>>()
  private isTelling = false
  /** When a node has died, many come at once. */
  private readonly connected: BatchedLookup<ReadonlyMap<string, number>>
  private readonly refreshed: BatchedLookup<void>
  private readonly stops: readonly (() => void)[]

  constructor(private readonly parts: Parts) {
    const { bus, store } = parts
    this.connected = new BatchedLookup(people => store.connectedElsewhere(people))
    this.refreshed = new BatchedLookup(places => this.refreshAll(places))
    this.stops = bus.isShared
      ? [
          bus.subscribe(hint => {
            if (hint.on === 'attendance') this.refresh([hint.match]).catch(parts.report)
          }),
          bus.onPeers(() => this.sweep().catch(parts.report)),
          bus.onRejoin(() => this.tellEverything()),
          repeat(parts, sweepTime, () => this.sweep()),
        ]
      : []
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  /** A connection of this person looks at a match or a waiting table, or is there at all, until what it returns is called. */
  enter(place: string, person: string): () => void {
    this.count(place, person, 1)
    let isThere = true
    return () => {
      if (isThere) this.count(place, person, -1)
      isThere = false
    }
  }

  isHere(place: string, person: string): boolean {
    return this.here.get(place)?.has(person) ?? false
  }

  /** Calls back when others are there over other nodes; until then it is not known who is. */
  watch(place: string, listener: () => void): () => void {
    const known = this.watched.get(place)
    const watched = known ?? { people: [], listeners: new Set() }
    watched.listeners.add(listener)
    if (known === undefined) {
      this.watched.set(place, watched)
      this.refresh([place]).catch(this.parts.report)
    }
    return () => {
      watched.listeners.delete(listener)
      if (watched.listeners.size === 0 && this.watched.get(place) === watched) this.watched.delete(place)
    }
  }

  /** Who is at a watched place over other nodes. */
  elsewhere(place: string): readonly string[] {
    return this.watched.get(place)?.people ?? []
  }

  /** How many connections a person has over other nodes. */
  async connectionsElsewhere(person: string): Promise<number> {
    if (!this.parts.bus.isShared) return 0
    return (await this.connected.find([person])).get(person) ?? 0
  }

  /** Is this person at a place over no node at all? */
  async isAbsent(place: string, person: string): Promise<boolean> {
    if (this.isHere(place, person)) return false
    if (!this.parts.bus.isShared) return true
    return !(await this.parts.store.elsewhere([place])).some(one => one.person === person)
  }

  /** Which of these people are not connected anywhere. */
  async disconnected(people: readonly string[]): Promise<readonly string[]> {
    const absent = people.filter(person => !this.isHere(anywhere, person))
    if (!this.parts.bus.isShared || absent.length === 0) return absent
    const elsewhere = await this.parts.store.connectedElsewhere(absent)
    return absent.filter(person => !elsewhere.has(person))
  }

  /** Looks who is at these places over other nodes. */
  async refresh(places: readonly string[]): Promise<void> {
    if (this.parts.bus.isShared && places.some(place => this.watched.has(place)))
      await this.refreshed.find(places)
  }

  private async refreshAll(places: readonly string[]): Promise<void> {
    const asked = places.filter(place => this.watched.has(place))
    if (asked.length === 0) return
    const there = new Map(asked.map(place => [place, new Set<string>()]))
    for (const { place, person } of await this.parts.store.elsewhere(asked)) there.get(place)?.add(person)
    for (const [place, found] of there) {
      const watched = this.watched.get(place)
      const people = [...found].sort()
      if (watched === undefined || equal(people, watched.people)) continue
      watched.people = people
      for (const listener of [...watched.listeners]) listener()
    }
  }

  private async sweep(): Promise<void> {
    void this.tellAll()
    await this.refresh([...this.watched.keys()])
  }

  private count(place: string, person: string, change: number): void {
    const people = this.here.get(place) ?? new Map<string, number>()
    this.here.set(place, people)
    const before = people.get(person) ?? 0
    const after = before + change
    if (after > 0) people.set(person, after)
    else people.delete(person)
    if (people.size === 0) this.here.delete(place)
    // How many connections look at one match is nobody's concern.
    if (place === anywhere || before === 0 || after === 0) this.tell(place, person)
  }

  private tell(place: string, person: string): void {
    if (!this.parts.bus.isShared) return
    this.untold.set(`${place} ${person}`, { place, person })
    void this.tellAll()
  }

  /** One batch after another: what has changed while the last one was stored. */
  private async tellAll(): Promise<void> {
    if (this.isTelling) return
    this.isTelling = true
    const { store, bus } = this.parts
    while (this.untold.size > 0) {
      const batch = [...this.untold]
      this.untold.clear()
      const changes = batch.map(([, { place, person }]) => ({
        place,
        person,
        connections: this.here.get(place)?.get(person) ?? 0,
      }))
      try {
        await store.note(changes)
      } catch {
        // It is told with the next sweep, or when this node is in touch again.
        for (const [key, one] of batch) this.untold.set(key, one)
        break
      }
      for (const place of new Set(changes.map(one => one.place)))
        if (place !== anywhere) bus.publish({ on: 'attendance', match: place })
    }
    this.isTelling = false
  }

  private tellEverything(): void {
    for (const [place, people] of this.here) for (const person of people.keys()) this.tell(place, person)
  }
}

/** Of a node that is the only one. */
export const attendanceAlone = (parts: Pick<Parts, 'clock' | 'report'>) =>
  new Attendance({ ...parts, store: noAttendance, bus: noBus })
