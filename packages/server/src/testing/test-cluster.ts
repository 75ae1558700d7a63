import { Attendance } from '../cluster/attendance.ts'
import { MemoryCluster } from '../cluster/memory-cluster.ts'
import type { ServerParts } from '../parts.ts'
import { memoryStore } from '../store/memory-store.ts'
import { testNode } from './node.ts'
import { testClock } from './server-parts.ts'

/** Nodes without network on one store, under one clock. */
export function testCluster({ deliver }: { deliver?(carry: () => void): void } = {}) {
  const clock = testClock()
  const store = memoryStore(clock.now)
  const cluster = new MemoryCluster({ clock, ...(deliver && { deliver }) })
  const report = (error: unknown) => {
    throw error
  }

  function partsOf(name: string) {
    const { bus, attendance, die } = cluster.join(name)
    const attended = new Attendance({ store: attendance, bus, clock, report })
    return { store, clock, bus, attendance: attended, die }
  }

  function nodeOf(name: string, more: Partial<Omit<ServerParts, 'clock'>> = {}) {
    const { die, ...parts } = partsOf(name)
    return { ...testNode({ ...parts, ...more }), die }
  }
  return { clock, store, cluster, partsOf, nodeOf }
}
