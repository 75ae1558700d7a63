import { type AnyGame, fastChance } from '@kazamata/kernel'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import { attendanceAlone } from '../cluster/attendance.ts'
import { noBus } from '../cluster/bus.ts'
import { noMeter } from '../metrics/meter.ts'
import type { Clock, PasswordHasher, ServerParts } from '../parts.ts'
import { memoryStore } from '../store/memory-store.ts'

export interface TestClock extends Clock {
  advance(ms: number): Promise<void>
  /** Time passes, and what waits for it happens only when it is moved on. */
  skip(ms: number): void
}

/** A clock that the test moves. */
export function testClock(): TestClock {
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
    skip(ms) {
      now += ms
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

/** Passwords as they are, at once. */
export const plainPasswords: PasswordHasher = {
  hash: async password => `hash of ${password}`,
  verify: async (stored, password) => stored === `hash of ${password}`,
  nobody: 'nobody',
}

/** The parts of a node without a disk and threads: small games, bots that never answer, nothing may break. */
export function serverParts(parts: Partial<ServerParts> = {}): ServerParts {
  const { clock = testClock() } = parts
  const report = (error: unknown) => {
    throw error
  }
  return {
    store: memoryStore(clock.now),
    clock,
    bus: noBus,
    attendance: attendanceAlone({ clock, report }),
    slept: () => 0,
    randomHex: seededHex('server'),
    passwords: plainPasswords,
    findGame: async id => testGames.find(game => game.id === id),
    chaptersOf: (game, story) =>
      game === 'nim' && story === 's' ? [{ sticks: 3 }, { sticks: 4 }] : undefined,
    levels: ['novice', 'adventurer', 'veteran'],
    bots: { forMatch: () => ({ ask: () => new Promise(() => undefined) }) },
    leastBotTime: 100,
    meter: noMeter,
    report,
    ...parts,
  }
}
