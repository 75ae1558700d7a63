import { nim } from '@kazamata/kernel/testing'
import { expect, test, vi } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'
import type { Member } from './hosted-match.ts'

/** A match with so many people who look on. */
async function watchedMatch(spectators: number) {
  const store = memoryStore()
  const { match } = await startedMatch(store, { game: nim.nim, seats: 2, options: {} }, 1)
  const hosted = await testNode({ store }).host.find(match)
  if (typeof hosted === 'string') throw new Error(hosted)
  const deaf = {
    isOnly: true,
    updated: () => undefined,
    activity: () => undefined,
    presence: () => undefined,
    ended: () => undefined,
  }
  const members: Member[] = Array.from({ length: spectators }, (_, n) => ({
    person: `spectator ${n}`,
    viewer: 'table',
    ...deaf,
  }))
  for (const member of members) hosted.join(member)
  return { hosted, update: vi.spyOn(hosted.room, 'update') }
}

test('an update is put into words once for all who look on as the same viewer', async () => {
  const { hosted, update } = await watchedMatch(2)
  expect(hosted.updateText('table', 0)).toBe(hosted.updateText('table', 0))
  expect(update).toHaveBeenCalledTimes(1)
})

test('an update for one client is not kept', async () => {
  const { hosted, update } = await watchedMatch(1)
  expect(hosted.updateText('table', 0)).toBe(hosted.updateText('table', 0))
  expect(update).toHaveBeenCalledTimes(2)
})

test('clients that name versions which never were do not fill the memory', async () => {
  const { hosted, update } = await watchedMatch(2)
  const texts = new Set(Array.from({ length: 1_000 }, (_, n) => hosted.updateText('table', 1_000 + n)))
  expect(texts).toEqual(new Set([hosted.updateText('table', 0)]))
  expect(update).toHaveBeenCalledTimes(1)
})
