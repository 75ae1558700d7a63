import { type AnyGame, fastChance } from '@kazamata/kernel'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import { type Clock, noBus, type ServerParts } from '../parts.ts'
import { memoryStore } from '../store/memory-store.ts'

/** A clock that the test moves. */
export function testClock(): Clock & { advance(ms: number): Promise<void> } {
  let now = 1_000_000
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>()
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(ms) {
      const until = now + ms
      for (;;) {
        await settled()
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        now = Math.max(now, next.at)
        timers.delete(next)
        next.callback()
      }
      now = until
      await settled()
    },
  }
}

const testGames: readonly AnyGame[] = [nim.nim, delve.delve, torch.torch]

/** Random bytes that are the same in every run. */
export function seededHex(seed: string): ServerParts['randomHex'] {
  const chance = fastChance(seed)
  return bytes => Array.from({ length: bytes * 2 }, () => chance.int(16).toString(16)).join('')
}

/** The parts of a node without a disk and threads: small games, bots that never answer, nothing may break. */
export function serverParts(parts: Partial<ServerParts> = {}): ServerParts {
  return {
    store: memoryStore(),
    clock: testClock(),
    bus: noBus,
    randomHex: seededHex('server'),
    findGame: async id => testGames.find(game => game.id === id),
    levels: ['novice', 'adventurer', 'veteran'],
    bots: { forMatch: () => ({ ask: () => new Promise(() => undefined) }) },
    leastBotTime: 100,
    report: error => {
      throw error
    },
    ...parts,
  }
}
