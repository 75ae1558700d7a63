import { afterEach, describe, expect, test, vi } from 'vitest'
import { usualClock } from '../../clock.ts'
import { migrations } from '../../store/postgres/migrations/index.ts'
import { prepareDatabase } from '../../store/postgres/prepare.ts'
import { busContract } from '../../testing/bus-contract.ts'
import { type DatabaseProxy, databaseProxy } from '../../testing/database-proxy.ts'
import { emptyPostgres, query } from '../../testing/postgres-harness.ts'
import { isInTouch } from '../bus.ts'
import type { Hint } from '../hint.ts'
import { joinPostgresCluster, type PostgresNode } from './postgres-bus.ts'

const report = (error: unknown) => {
  throw error
}
const nodes: PostgresNode[] = []
const proxies: DatabaseProxy[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(({ bus }) => bus.leave()))
  await Promise.all(proxies.splice(0).map(proxy => proxy.close()))
})

async function join(url: string, node: string): Promise<PostgresNode> {
  const joined = await joinPostgresCluster({ url, node, clock: usualClock, report })
  nodes.push(joined)
  return joined
}

async function prepared(): Promise<string> {
  const url = await emptyPostgres()
  await prepareDatabase(url, migrations)
  return url
}

/** What a node hears. */
function ear({ bus }: PostgresNode): Hint[] {
  const heard: Hint[] = []
  bus.subscribe(hint => heard.push(hint))
  return heard
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const match = (id: string): Hint => ({ on: 'match', match: id })

describe('nodes on one PostgreSQL', () => {
  busContract(async () => {
    const url = await prepared()
    return { join: node => join(url, node), pass: async () => undefined, end: async () => undefined }
  })

  test('ignore what is no hint, and go on', async () => {
    const url = await prepared()
    const heard = ear(await join(url, 'a'))
    const b = await join(url, 'b')
    const strange = [
      '',
      'nonsense',
      '{"from":"x"}',
      '{"from":"x","hints":[{"on":"match"},{"on":"other","match":"m"},7,null]}',
      '{"from":"x","hints":[{"on":"chat","match":"m"},{"on":"chat","match":"n","more":1}]}',
      JSON.stringify({ from: 'x', hints: [{ on: 'match', match: 'x'.repeat(5_000) }] }),
    ]
    for (const payload of strange)
      await query(url, `select pg_notify('kazamata ' || current_schema(), '${payload}')`)
    b.bus.publish(match('one'))
    await soon(() => expect(heard).toContainEqual(match('one')))
    expect(heard).toEqual([{ on: 'chat', match: 'm' }, match('one')])
  })

  test('put many hints into few notifications, none of them too large, and each thing once', async () => {
    const url = await prepared()
    const a = await join(url, 'a')
    const heard = ear(await join(url, 'b'))
    const aim = { id: 'x'.repeat(9_000) }
    a.bus.publish({ on: 'activity', match: 'large', length: 1, aims: [aim], hints: [] })
    for (let n = 0; n < 900; n++) a.bus.publish(match(`${n % 300}`.padStart(32, '0')))
    await soon(() => expect(heard.length).toBeGreaterThanOrEqual(300))
    expect(heard).toHaveLength(300)
  })

  test('a node whose process has ended is gone with its connection, however lately it said that it lives', async () => {
    const url = await prepared()
    const [a, b] = [await join(url, 'a'), await join(url, 'b')]
    await soon(() => expect(a.bus.peers()).toEqual(['a', 'b']))
    await b.attendance.note([{ place: 'm', person: 'Ben', connections: 1 }])
    expect(await a.attendance.elsewhere(['m'])).toHaveLength(1)
    b.die()
    await query(url, "update nodes set beat = clock_timestamp() + interval '1 hour' where id = 'b'")
    await soon(() => expect(a.bus.peers()).toEqual(['a']))
    expect(await a.attendance.elsewhere(['m'])).toEqual([])
  })

  test('a node that connects again is known again, and says again who is there', async () => {
    const url = await prepared()
    const [a, b] = [await join(url, 'a'), await join(url, 'b')]
    await soon(() => expect(a.bus.peers()).toEqual(['a', 'b']))
    const rejoined = vi.fn()
    b.bus.onRejoin(rejoined)
    // It is forgotten at once, or soon connected again.
    const [before] = await query<{ pid: number }>(url, "select pid from nodes where id = 'b'")
    await query(url, `select pg_terminate_backend(${before?.pid})`, "delete from nodes where id = 'b'")
    await soon(() => {
      expect(rejoined).toHaveBeenCalled()
      for (const { bus } of [a, b]) expect(bus.peers()).toEqual(['a', 'b'])
    })
  })

  test('a node that is cut off knows it in time, and comes back by itself when it can', async () => {
    const url = await prepared()
    const proxy = await databaseProxy(url)
    proxies.push(proxy)
    const [a, b] = [await join(url, 'a'), await join(proxy.url, 'b')]
    const heard = ear(b)
    await soon(() => expect(a.bus.peers()).toEqual(['a', 'b']))
    const tell = () => b.attendance.note([{ place: 'm', person: 'Ben', connections: 1 }])
    b.bus.onRejoin(() => void tell())
    await tell()
    proxy.freeze()
    await soon(() => {
      expect(isInTouch(b.bus)).toBe(false)
      expect(a.bus.peers()).toEqual(['a'])
    })
    await expect(b.attendance.elsewhere(['m'])).rejects.toThrow()
    expect(await a.attendance.elsewhere(['m'])).toEqual([])
    b.bus.publish(match('kept'))
    const heardByA = ear(a)
    proxy.thaw()
    await soon(() => {
      expect(b.bus.peers()).toEqual(['a', 'b'])
      expect(a.bus.peers()).toEqual(['a', 'b'])
      expect(heardByA).toContainEqual(match('kept'))
    })
    await soon(async () => expect(await a.attendance.elsewhere(['m'])).toHaveLength(1))
    a.bus.publish(match('after'))
    await soon(() => expect(heard).toContainEqual(match('after')))
  })

  test('a node that was forgotten hears that it has to say everything anew', async () => {
    const url = await prepared()
    const a = await join(url, 'a')
    const rejoined = vi.fn()
    a.bus.onRejoin(rejoined)
    await query(url, 'delete from nodes')
    await soon(() => expect(rejoined).toHaveBeenCalledOnce())
    expect(isInTouch(a.bus)).toBe(true)
  })
})
