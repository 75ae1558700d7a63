import type { AttendanceStore } from '../cluster/attendance-store.ts'
import { MemoryCluster, type MemoryNode } from '../cluster/memory-cluster.ts'
import type { Mutant } from './mutants.ts'
import type { Scheduler } from './scheduler.ts'

/** Who is where cannot always be asked: it is asked again. */
class StoreAway extends Error {}

/** Everything but what a simulated store was made to answer is a fault. */
export const reportFaults = (report: (error: unknown) => void) => (error: unknown) => {
  if (!(error instanceof StoreAway)) report(error)
}

/** Of a hundred hints so many are lost. */
const lost = 30

/** Nodes whose hints arrive late or never, and who learn late where people are. */
export class SimulatedCluster {
  private readonly cluster: MemoryCluster
  /** All nodes that ever were. */
  private readonly names: string[] = []

  constructor(
    private readonly scheduler: Scheduler,
    private readonly mutant?: Mutant,
  ) {
    this.cluster = new MemoryCluster({
      clock: scheduler.clockOf(() => true),
      // In good weather, too.
      deliver: carry => scheduler.chance.int(100) < lost || scheduler.later(carry),
    })
  }

  /** One life of a node. */
  join(isAlive: () => boolean): MemoryNode {
    const name = `node ${this.names.length}`
    this.names.push(name)
    const { bus, attendance, die } = this.cluster.join(name)
    const peers = () => this.peersFor(name) ?? bus.peers()
    return { bus: { ...bus, peers }, attendance: this.unreliable(attendance, isAlive), die }
  }

  private peersFor(name: string): readonly string[] | undefined {
    if (this.mutant === 'leaves its bots to the dead') return this.names
    return this.mutant === 'lets all nodes play for a bot, and none compare' ? [name] : undefined
  }

  private unreliable(store: AttendanceStore, isAlive: () => boolean): AttendanceStore {
    const { scheduler } = this
    const answered = <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) =>
        scheduler.later(async () => {
          const result = await work()
          scheduler.later(() => {
            if (!isAlive()) return
            if (scheduler.goesWrong(4)) reject(new StoreAway('The store does not answer.'))
            else resolve(result)
          })
        }),
      )
    return {
      note: changes => answered(() => store.note(changes)),
      elsewhere: places =>
        answered(async () => (this.mutant === 'knows only who is here' ? [] : store.elsewhere(places))),
      connectedElsewhere: people => answered(() => store.connectedElsewhere(people)),
    }
  }
}
