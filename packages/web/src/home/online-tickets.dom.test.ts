import { nim } from '@kazamata/kernel/testing'
import type { MatchSummary } from '@kazamata/protocol'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMatch, bot, person, stored } from '../testing/match.ts'
import { rememberedTickets, rememberTickets, ticketsOf } from './online-tickets.ts'
import { toResume } from './to-resume.ts'

function summary(letter: string, more: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id: letter.repeat(32),
    game: 'welcome-back',
    seats: [
      { name: 'Ada', occupant: { kind: 'person' } },
      { name: 'Ben', occupant: { kind: 'person' } },
      { name: '', occupant: { kind: 'open' } },
    ],
    you: 0,
    stage: 'running',
    active: [1],
    played: 5,
    ...more,
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('those that wait for me come first, and what is over is not among them', () => {
  const tickets = ticketsOf([
    summary('a'),
    summary('b', { stage: 'over', winners: [0] }),
    summary('c', { active: [0] }),
    summary('d', { stage: 'waiting', active: [] }),
    summary('e', { game: 'no game of ours' }),
  ])
  expect(tickets.map(({ id, status, yours }) => [id.at(0), status, yours])).toEqual([
    ['c', 'turn.you', true],
    ['a', 'turn.of', false],
    ['d', 'online.status.waiting', false],
  ])
  expect(tickets[0]?.names).toEqual(['Ada', 'Ben'])
})

test('others who wait come before a bot at home, and that before a match in which others are to move', () => {
  const local = (played: number, ...seats: (typeof person | typeof bot)[]) => ({
    ...stored(nim.nim, aMatch(nim.nim, seats, `local ${played}`)),
    played,
  })
  const online = ticketsOf([summary('a', { played: 50 }), summary('b', { active: [0], played: 1 })])
  const order = toResume({
    matches: [local(30, person, bot), local(40, bot, person)],
    campaigns: [],
    online,
  }).map(one => ('online' in one ? one.online.id.at(0) : 'match' in one ? one.match.id : ''))
  expect(order).toEqual(['b', 'local 30', 'a', 'local 40'])
})

test('what was remembered is shown again, but nothing that only looks like it', () => {
  const tickets = ticketsOf([summary('a')])
  rememberTickets(tickets)
  expect(rememberedTickets()).toEqual(tickets)
  for (const stored of [
    '',
    'no',
    '{}',
    '[1]',
    '[{"id":"a"}]',
    JSON.stringify([{ ...tickets[0], status: 'x' }]),
  ]) {
    localStorage.setItem('kazamata.online-tickets', stored)
    expect(rememberedTickets(), stored).toEqual([])
  }
})

/** What is asked of a server that answers so. */
async function asked(answers: Readonly<Record<string, unknown>>) {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    paths.push(`${method} ${path}`)
    if (!(path in answers)) throw new TypeError('There is no server.')
    return Response.json(answers[path])
  })
  const { useOnlineTickets } = await import('./use-online-tickets.ts')
  const { result } = renderHook(() => useOnlineTickets())
  return { paths, result }
}

test('a stranger asks for nothing, and what somebody before them had is forgotten', async () => {
  rememberTickets(ticketsOf([summary('a')]))
  const { paths, result } = await asked({ '/api/me': null })
  expect(result.current).toHaveLength(1)
  await waitFor(() => expect(result.current).toEqual([]))
  expect(paths).toEqual(['GET /api/me'])
  expect(rememberedTickets()).toEqual([])
  expect(localStorage.getItem('kazamata.online-tickets')).toBe(null)
})

test('without a server what it said last stays', async () => {
  rememberTickets(ticketsOf([summary('a')]))
  const { paths, result } = await asked({})
  await waitFor(() => expect(paths).toEqual(['GET /api/me']))
  expect(result.current).toHaveLength(1)
})
