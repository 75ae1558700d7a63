import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AttendanceStore } from '../cluster/attendance-store.ts'
import type { Bus } from '../cluster/bus.ts'
import type { Hint } from '../cluster/hint.ts'

export interface ContractNode {
  readonly bus: Bus
  readonly attendance: AttendanceStore
  /** Ends it without a word. */
  die(): void
}

export interface BusHarness {
  join(node: string): Promise<ContractNode>
  /** Lets time pass, where it is not the machine's. */
  pass(ms: number): Promise<void>
  end(): Promise<void>
}

const match = (id: string): Hint => ({ on: 'match', match: id })

/** What every bus and every attendance that goes with it have to keep. */
export function busContract(start: () => BusHarness | Promise<BusHarness>): void {
  let harness: BusHarness

  beforeEach(async () => {
    harness = await start()
  })
  afterEach(async () => {
    await harness.end()
  })

  /** Lets time pass until it is so. */
  const soon = (check: () => void | Promise<void>) =>
    vi.waitFor(
      async () => {
        await harness.pass(500)
        await check()
      },
      { timeout: 8_000, interval: 20 },
    )

  async function listening(node: string) {
    const { bus, ...rest } = await harness.join(node)
    const heard: Hint[] = []
    const stop = bus.subscribe(hint => heard.push(hint))
    return { ...rest, bus, heard, stop }
  }

  describe('a bus', () => {
    test('tells all others, and never whoever has said it', async () => {
      const [a, b, c] = [await listening('a'), await listening('b'), await listening('c')]
      a.bus.publish(match('one'))
      b.bus.publish({ on: 'turn', match: 'two', person: 'p', yours: true })
      await soon(() => {
        expect(c.heard).toContainEqual(match('one'))
        expect(c.heard).toContainEqual({ on: 'turn', match: 'two', person: 'p', yours: true })
        expect(a.heard).toEqual([{ on: 'turn', match: 'two', person: 'p', yours: true }])
        expect(b.heard).toEqual([match('one')])
      })
    })

    test('carries many hints, each of them once or more, and the last word about each thing', async () => {
      const [a, b] = [await listening('a'), await listening('b')]
      for (let n = 0; n < 1_000; n++) {
        a.bus.publish(match(`match-${n % 500}`))
        a.bus.publish({ on: 'turn', match: 'one', person: 'p', yours: n % 2 === 1 })
      }
      await soon(() => {
        const turns = b.heard.filter(({ on }) => on === 'turn')
        expect(new Set(b.heard.map(hint => ('match' in hint ? hint.match : ''))).size).toBe(501)
        expect(turns.at(-1)).toEqual({ on: 'turn', match: 'one', person: 'p', yours: true })
      })
    })

    test('tells nobody who has stopped listening', async () => {
      const [a, b] = [await listening('a'), await listening('b')]
      const others: Hint[] = []
      b.stop()
      b.bus.subscribe(hint => others.push(hint))
      a.bus.publish(match('one'))
      await soon(() => expect(others).toEqual([match('one')]))
      expect(b.heard).toEqual([])
    })

    test('knows who lives: all who have come, without who has left, and without the dead after a while', async () => {
      const [a, b, c] = [await listening('a'), await listening('b'), await listening('c')]
      let changes = 0
      a.bus.onPeers(() => {
        changes += 1
      })
      await soon(() => {
        for (const { bus } of [a, b, c]) expect(bus.peers()).toEqual(['a', 'b', 'c'])
      })
      await b.bus.leave()
      await soon(() => expect(a.bus.peers()).toEqual(['a', 'c']))
      const before = changes
      c.die()
      await soon(() => expect(a.bus.peers()).toEqual(['a']))
      expect(changes).toBeGreaterThan(before)
    })
  })

  describe('attendance', () => {
    const at = (place: string, person: string, connections = 1) => ({ place, person, connections })

    test('says who is where over other nodes, and not over one’s own', async () => {
      const [a, b, c] = [await listening('a'), await listening('b'), await listening('c')]
      await a.attendance.note([at('m', 'Ada'), at('n', 'Ada'), at('', 'Ada', 2)])
      await b.attendance.note([at('m', 'Ben'), at('m', 'Ada'), at('', 'Ada'), at('', 'Ben')])
      const there = async (node: typeof a, ...places: string[]) =>
        (await node.attendance.elsewhere(places)).map(({ place, person }) => `${place} ${person}`).sort()
      expect(await there(a, 'm', 'n')).toEqual(['m Ada', 'm Ben'])
      expect(await there(c, 'm', 'n')).toEqual(['m Ada', 'm Ada', 'm Ben', 'n Ada'])
      expect(await there(c, 'other')).toEqual([])
      expect(await c.attendance.connectedElsewhere(['Ada', 'Ben', 'Cleo'])).toEqual(
        new Map([
          ['Ada', 3],
          ['Ben', 1],
        ]),
      )
      await a.attendance.note([at('m', 'Ada', 0), at('', 'Ada', 1)])
      expect(await there(c, 'm')).toEqual(['m Ada', 'm Ben'])
      expect(await c.attendance.connectedElsewhere(['Ada'])).toEqual(new Map([['Ada', 2]]))
    })

    test('forgets what a node has said that has left or died', async () => {
      const [a, b, c] = [await listening('a'), await listening('b'), await listening('c')]
      await a.attendance.note([at('m', 'Ada')])
      await b.attendance.note([at('m', 'Ben')])
      expect(await c.attendance.elsewhere(['m'])).toHaveLength(2)
      await a.bus.leave()
      await soon(async () => expect(await c.attendance.elsewhere(['m'])).toEqual([at('m', 'Ben')]))
      b.die()
      await soon(async () => expect(await c.attendance.elsewhere(['m'])).toEqual([]))
    })
  })
}
