import type { MatchSummary } from '@kazamata/protocol'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openOnline } from '../testing/online-page.tsx'
import { OnlineMatches } from './OnlineMatches.tsx'

const person = { kind: 'person' } as const

function summary(letter: string, more: Partial<MatchSummary>): MatchSummary {
  return {
    id: letter.repeat(32),
    game: 'welcome-back',
    seats: [
      { name: 'Ada', occupant: person },
      { name: 'Ben', occupant: person },
    ],
    you: 0,
    stage: 'running',
    active: [1],
    played: 5,
    ...more,
  }
}

const theirs = summary('a', { played: 9 })
const mine = summary('b', { active: [0] })
const waiting = summary('c', { stage: 'waiting', active: [] })
const over = summary('d', { stage: 'over', active: [], winners: [1] })
const list = 'GET /api/matches'

const look = (matches: object, isOver = false) =>
  openOnline(<OnlineMatches isOver={isOver} />, { [list]: matches })

const rows = () =>
  within(screen.getByRole('region', { name: 'Online' }))
    .getAllByRole('listitem')
    .map(row => [
      row.querySelector('.state b')?.textContent,
      within(row).getByRole('link').getAttribute('href'),
    ])

test('matches that wait for me come first, then those of others, then tables', async () => {
  await look([theirs, over, waiting, mine])
  await screen.findByRole('region', { name: 'Online' })
  expect(rows()).toEqual([
    ['Your turn', `/match/${mine.id}`],
    ['Ben is to move', `/match/${theirs.id}`],
    ['Waiting for players', `/match/${waiting.id}`],
  ])
})

test('of mine the one with the least time comes first, and tells how much it is', async () => {
  const [soon, later] = [
    summary('e', { active: [0], played: 1, left: 30_000 }),
    summary('f', { active: [0], played: 9, left: 2 * 86_400_000 + 3 * 3_600_000 }),
  ]
  await look([later, mine, soon])
  await screen.findByRole('region', { name: 'Online' })
  expect(rows().map(([, link]) => link)).toEqual([soon, later, mine].map(({ id }) => `/match/${id}`))
  expect(screen.getByText('2 days 3 h left')).toBeTruthy()
  expect(screen.getByText('0:30 left')).toBeTruthy()
})

test('where a bot plays since I was late it is not my turn', async () => {
  await look([summary('e', { active: [0], late: true }), mine])
  await screen.findByRole('region', { name: 'Online' })
  expect(rows().map(([status]) => status)).toEqual(['Your turn', 'A bot plays for you: your time ran out'])
})

test('an abandoned match is with those that are over, and can be looked at', async () => {
  const abandoned = summary('e', { stage: 'abandoned', active: [0] })
  await look([abandoned], true)
  await screen.findByRole('region', { name: 'Online' })
  expect(rows()).toEqual([['Closed: nobody played on', `/match/${abandoned.id}`]])
  expect(screen.getByRole('link', { name: 'Look at it' })).toBeTruthy()
})

test('those that are over lead to their replays', async () => {
  await look([theirs, over], true)
  await screen.findByRole('region', { name: 'Online' })
  expect(rows()).toEqual([['Ben won', `/match/${over.id}?move=0`]])
  expect(screen.queryByRole('button', { name: 'Continue on another device' })).toBeNull()
})

test('a turn that has come is seen at once', async () => {
  const { answers, server, happens } = await look([theirs])
  await screen.findByRole('region', { name: 'Online' })
  await happens(() => server.welcome())
  answers[list] = [{ ...theirs, active: [0] }]
  await happens(() => server.say({ type: 'turn', match: theirs.id, yours: true }))
  await vi.waitFor(() => expect(rows()).toEqual([['Your turn', `/match/${theirs.id}`]]))
})

test('from the list one goes on on another device', async () => {
  await look([mine])
  expect(await screen.findByRole('button', { name: 'Continue on another device' })).toBeTruthy()
})

test.each([
  ['there are none', []],
  ['the server refuses', { code: 'too-fast' }],
])('where %s there is no list, and nobody connects', async (_, answer) => {
  const { server } = await look(answer)
  expect(screen.queryByRole('region')).toBeNull()
  expect(server.sockets).toEqual([])
})
