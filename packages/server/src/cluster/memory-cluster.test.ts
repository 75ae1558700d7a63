import { describe } from 'vitest'
import { busContract } from '../testing/bus-contract.ts'
import { testClock } from '../testing/server-parts.ts'
import { MemoryCluster } from './memory-cluster.ts'

describe('nodes in one process', () => {
  busContract(() => {
    const clock = testClock()
    const cluster = new MemoryCluster({ clock })
    return {
      join: async node => cluster.join(node),
      pass: ms => clock.advance(ms),
      end: async () => undefined,
    }
  })
})
