import { expect, test, vi } from 'vitest'
import { fakeServer, matchId as match } from '../testing/online.ts'
import { apiOver } from './api.ts'
import { showTurns } from './turn-badge.ts'

test('a turn that comes while the list is asked for counts, though the list does not know of it yet', async () => {
  const { connection, welcome, say } = fakeServer()
  const lists: ((answer: Response) => void)[] = []
  const api = apiOver(path =>
    path.endsWith('/matches')
      ? new Promise(answer => lists.push(answer))
      : Promise.resolve(new Response('{}', { status: 404 })),
  )
  showTurns({ api, connection: () => connection })
  welcome()
  say({ type: 'turn', match, yours: true })
  await vi.waitFor(() => expect(lists).toHaveLength(1))
  lists[0]?.(Response.json([]))
  await new Promise(resolve => setTimeout(resolve))
  expect(document.title).toMatch(/^\(1\) /)
})
