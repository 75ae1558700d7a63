import type { Clock } from '../clock.ts'
import { type AttendanceStore, type Attended, anywhere } from './attendance-store.ts'
import type { Bus } from './bus.ts'
import { deadTime } from './heartbeat.ts'
import type { Hint } from './hint.ts'

interface Member {
  readonly listeners: Set<(hint: Hint) => void>
  readonly peerListeners: Set<() => void>
  readonly attended: Map<string, Attended>
  isAlive: boolean
}

interface Parts {
  readonly clock: Clock
  /** Carries a hint to a node, at once unless given; or loses it. */
  deliver?(carry: () => void): void
}

/** What a node in this process has of the others. */
export interface MemoryNode {
  readonly bus: Bus
  readonly attendance: AttendanceStore
  /** It is gone without a word: the others learn of it when its time is up. */
  die(): void
}

/** Several nodes in one process: for tests and simulations. */
export class MemoryCluster {
  private readonly members = new Map<string, Member>()

  constructor(private readonly parts: Parts) {}

  join(node: string): MemoryNode {
    const member: Member = {
      listeners: new Set(),
      peerListeners: new Set(),
      attended: new Map(),
      isAlive: true,
    }
    this.members.set(node, member)
    this.tellPeers()
    return {
      bus: this.busOf(node, member),
      attendance: this.attendanceOf(node, member),
      die: () => {
        member.isAlive = false
        this.parts.clock.after(deadTime, () => this.forget(node))
      },
    }
  }

  private forget(node: string): void {
    if (this.members.delete(node)) this.tellPeers()
  }

  private tellPeers(): void {
    for (const { isAlive, peerListeners } of [...this.members.values()])
      if (isAlive) for (const listener of [...peerListeners]) listener()
  }

  private busOf(node: string, member: Member): Bus {
    const { deliver = carry => carry() } = this.parts
    return {
      node,
      isShared: true,
      publish: hint => {
        if (!member.isAlive) return
        for (const [other, { listeners }] of this.members)
          if (other !== node)
            deliver(() => {
              const isThere = this.members.get(other)?.isAlive
              if (isThere) for (const listener of [...listeners]) listener(hint)
            })
      },
      subscribe: listener => subscribed(member.listeners, listener),
      peers: () => [...this.members.keys()].sort(),
      onPeers: listener => subscribed(member.peerListeners, listener),
      onRejoin: () => () => undefined,
      leave: async () => {
        member.isAlive = false
        this.forget(node)
      },
    }
  }

  private attendanceOf(node: string, member: Member): AttendanceStore {
    const others = () =>
      [...this.members].flatMap(([other, { attended }]) => (other === node ? [] : attended))
    const all = () => others().flatMap(attended => [...attended.values()])
    return {
      async note(changes) {
        for (const change of changes) {
          const key = `${change.place} ${change.person}`
          if (change.connections > 0) member.attended.set(key, change)
          else member.attended.delete(key)
        }
      },
      elsewhere: async places => all().filter(({ place }) => places.includes(place)),
      async connectedElsewhere(people) {
        const counts = new Map<string, number>()
        for (const { place, person, connections } of all())
          if (place === anywhere && people.includes(person))
            counts.set(person, (counts.get(person) ?? 0) + connections)
        return counts
      },
    }
  }
}

function subscribed<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
