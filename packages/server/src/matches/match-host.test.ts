import { nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'
import type { Member } from './hosted-match.ts'

const spectator: Omit<Member, 'person'> = {
  viewer: 'table',
  isOnly: true,
  updated: () => undefined,
  activity: () => undefined,
  presence: () => undefined,
  ended: () => undefined,
}

/** A node on which every id is that of a running match. */
async function crowded() {
  const store = memoryStore()
  const { match } = await startedMatch(store, { game: nim.nim, seats: 2, options: {} }, 1)
  const load: typeof store.matches.load = async id => {
    const loaded = await store.matches.load(match)
    return loaded && { ...loaded, stored: { ...loaded.stored, id } }
  }
  const { host, clock } = testNode({ store: { ...store, matches: { ...store.matches, load } } })
  async function open(id: string) {
    const hosted = await host.find(id)
    if (typeof hosted === 'string') throw new Error(hosted)
    return hosted
  }
  return { host, clock, open }
}

test('a match that somebody asks for is opened, however many are watched already', async () => {
  const { host, clock, open } = await crowded()
  for (let n = 0; n < 2_000; n++) (await open(`watched ${n}`)).join({ person: `${n}`, ...spectator })
  const asked = await open('asked for')
  expect(asked.room.end).toBeUndefined()
  const left = await open('asked for, and left')
  clock.skip(5_000)
  asked.join({ person: 'late', ...spectator })
  await open('another')
  expect(asked.room.end).toBeUndefined()
  expect(left.room.end).toBe('closed')
  expect(host.rooms).toBe(2_002)
})
