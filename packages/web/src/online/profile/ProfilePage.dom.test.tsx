import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchId } from '../../testing/online.ts'
import { openOnline } from '../../testing/online-page.tsx'
import { PersonName } from './PersonName.tsx'
import ProfilePage from './ProfilePage.tsx'

const profile = {
  id: 'a1',
  name: 'Ada',
  since: Date.UTC(2026, 10, 17),
  played: 5,
  won: 3,
  games: [
    { game: 'welcome-back', seats: 3, played: 2, won: 1 },
    { game: 'a-newer-game', seats: 2, played: 1, won: 0 },
  ],
  best: [{ game: 'paper-dungeons', facts: { dungeon: 'C' }, score: 97 }],
  together: [{ game: 'tiny-epic', facts: { difficulty: 'hard', boss: 'lich' }, won: 2 }],
  ratings: [{ game: 'welcome-back', rating: 1623, isSure: false, matches: 4 }],
  last: [
    { match: matchId, game: 'welcome-back', seats: 3, won: true, played: 5 },
    { game: 'tiny-epic', seats: 1, won: false, played: 4 },
  ],
}

const section = (name: string) => within(screen.getByRole('region', { name }))

test('shows figures, ratings, wins, best scores, what was won together, and the last matches', async () => {
  await openOnline(<ProfilePage id="Ada" />, { 'GET /api/people/Ada': profile })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ada')
  expect(screen.getByText('5 matches played, 3 won. First here: November 2026.')).toBeTruthy()
  expect(section('Ratings').getByRole('listitem').textContent).toBe(
    'Welcome Back to the Dungeon~16234 rated matches',
  )
  const rows = section('Wins by game and players').getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GamePlayersPlayedWon',
    'Welcome Back to the Dungeon321',
  ])
  expect((await section('Best glory alone').findByRole('listitem')).textContent).toBe('Dungeon: C97')
  expect((await section('Won together').findByRole('listitem')).textContent).toBe(
    'Difficulty: Hard · Boss: Lich2',
  )
  const [first, second] = section('Last matches').getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Welcome Back to the DungeonWon · 3 players/)
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(`/match/${matchId}?move=0`)
  expect(second?.textContent).toMatch(/^Tiny Epic DungeonsLost · 1 player/)
  expect(second?.querySelector('a')).toBeNull()
})

test('who has played nothing yet has a short profile', async () => {
  const empty = { games: [], best: [], together: [], ratings: [], last: [], played: 0, won: 0 }
  await openOnline(<ProfilePage id="a1" />, { 'GET /api/people/a1': { ...profile, ...empty } })
  expect(await screen.findByText(/^No match played to its end yet/)).toBeTruthy()
  expect(screen.queryAllByRole('region')).toEqual([])
})

test('who is not there, or hides, is not shown', async () => {
  await openOnline(<ProfilePage id="a b" />, { 'GET /api/people/a%20b': { code: 'no-such-person' } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no such person here/)
})

test('a name leads to its profile and shows the rating; who hides has only a name', async () => {
  await openOnline(
    <ul>
      <li>
        <PersonName name="Ada" profile="a1" rating={{ value: 1623, isSure: true }} />
      </li>
      <li>
        <PersonName name="Bob" />
      </li>
    </ul>,
  )
  const [ada, bob] = screen.getAllByRole('listitem')
  expect(ada?.textContent).toBe('Ada 1623')
  expect(ada?.querySelector('a')?.getAttribute('href')).toBe('/people/a1')
  expect(bob?.innerHTML).toBe('Bob')
})
