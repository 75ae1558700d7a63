import type { AttendanceStore } from '../cluster/attendance-store.ts'
import { MemoryCluster, type MemoryNode } from '../cluster/memory-cluster.ts'
import type { Scheduler } from './scheduler.ts'

/** Who is where cannot always be asked: it is asked again. */
export class StoreAway extends Error {}

/** Nodes whose hints arrive late or never, and who learn late where people are. */
export class SimulatedCluster {
  private readonly cluster: MemoryCluster
  private count = 0

  constructor(private readonly scheduler: Scheduler) {
    this.cluster = new MemoryCluster({
      clock: scheduler.clockOf(() => true),
      deliver: carry => scheduler.goesWrong(20) || scheduler.later(carry),
    })
  }

  /** One life of a node. */
  join(isAlive: () => boolean): MemoryNode {
    const node = this.cluster.join(`node ${this.count++}`)
    return { ...node, attendance: this.unreliable(node.attendance, isAlive) }
  }

  private unreliable(store: AttendanceStore, isAlive: () => boolean): AttendanceStore {
    const { scheduler } = this
    const answered = <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) =>
        scheduler.later(async () => {
          const result = await work()
          scheduler.later(() => {
            if (!isAlive()) return
            if (scheduler.goesWrong(4)) reject(new StoreAway())
            else resolve(result)
          })
        }),
      )
    return {
      note: changes => answered(() => store.note(changes)),
      elsewhere: places => answered(() => store.elsewhere(places)),
      connectedElsewhere: people => answered(() => store.connectedElsewhere(people)),
    }
  }
}
