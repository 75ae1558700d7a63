import { nim } from '@kazamata/kernel/testing'
import { expect, test, vi } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'

test('clients that name versions which never were do not fill the memory', async () => {
  const store = memoryStore()
  const { match } = await startedMatch(store, { game: nim.nim, seats: 2, options: {} }, 1)
  const hosted = await testNode({ store }).host.find(match)
  if (typeof hosted === 'string') throw new Error(hosted)
  const update = vi.spyOn(hosted.room, 'update')
  const texts = new Set(Array.from({ length: 1_000 }, (_, n) => hosted.updateText('table', 1_000 + n)))
  expect(texts).toEqual(new Set([hosted.updateText('table', 0)]))
  expect(update).toHaveBeenCalledTimes(1)
})
