import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { matchId } from '../../testing/online.ts'
import { openOnline } from '../../testing/online-page.tsx'
import MatchPage from './MatchPage.tsx'

const games = join(import.meta.dirname, '../../../../../games')
/** A finished match. */
const file: object = JSON.parse(
  readFileSync(join(games, 'welcome-back/src/testing/version-2.kazamata.json'), 'utf8'),
)

afterEach(() => history.replaceState(null, '', '/'))

const replay = (move: string, answer: object) =>
  openOnline(
    <MatchPage id={matchId} />,
    { [`GET /api/matches/${matchId}/file`]: answer },
    `/match/${matchId}?move=${move}`,
  )
const slider = () => screen.findByRole<HTMLInputElement>('slider')

test('a link to a step opens that step', async () => {
  await replay('3', file)
  expect((await slider()).value).toBe('3')
})

test.each([
  ['-1', '0'],
  ['nonsense', '0'],
])('a step such as %s is the first', async (move, at) => {
  await replay(move, file)
  expect((await slider()).value).toBe(at)
})

test('a step behind the end is the last', async () => {
  await replay('99999', file)
  const { value, max } = await slider()
  expect(value).toBe(max)
})

test('the arrow keys go on and back, and the address follows', async () => {
  await replay('0', file)
  await slider()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  const { value } = await slider()
  expect(Number(value)).toBeGreaterThan(0)
  expect(new URLSearchParams(location.search).get('move')).toBe(value)
  fireEvent.keyDown(document.body, { key: 'Home' })
  expect(new URLSearchParams(location.search).get('move')).toBe('0')
})

test('it is seen from the table first, and then from any seat', async () => {
  await replay('0', file)
  await slider()
  const eyes = screen.getByLabelText<HTMLSelectElement>('Seen by')
  expect(eyes.value).toBe('table')
  expect(eyes.options.length).toBeGreaterThan(2)
})

test.each([
  ['is not over', { code: 'too-early' }],
  ['is not for me', { code: 'not-allowed' }],
  ['is no match file', { hello: 'world' }],
])('a match that %s has no replay, but a way to the match', async (_, answer) => {
  await replay('0', answer)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There is no replay')
  expect(screen.getByRole('link', { name: 'To the match' }).getAttribute('href')).toBe(`/match/${matchId}`)
})
