import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { matchId } from '../../testing/online.ts'
import { openOnline } from '../../testing/online-page.tsx'
import MatchPage from './MatchPage.tsx'

const games = join(import.meta.dirname, '../../../../../games')
/** A finished match. */
const file: object = JSON.parse(
  readFileSync(join(games, 'welcome-back/src/testing/version-2.kazamata.json'), 'utf8'),
)

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

const step = () => new URLSearchParams(location.search).get('move')

const replay = (move: string, answer: object) =>
  openOnline(
    <MatchPage id={matchId} />,
    { [`GET /api/matches/${matchId}/file`]: answer },
    `/match/${matchId}?move=${move}`,
  )
/** Once the page listens to keys, too, which it does after it is drawn. */
async function slider(): Promise<HTMLInputElement> {
  await screen.findByRole('slider')
  await act(async () => undefined)
  return screen.getByRole<HTMLInputElement>('slider')
}

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
  await waitFor(async () => expect(Number((await slider()).value)).toBeGreaterThan(0))
  const { value } = await slider()
  await waitFor(() => expect(step()).toBe(value))
  fireEvent.keyDown(document.body, { key: 'Home' })
  await waitFor(() => expect(step()).toBe('0'))
})

test('it is seen from the table first, and then from any seat', async () => {
  await replay('0', file)
  await slider()
  const eyes = screen.getByLabelText<HTMLSelectElement>('Seen by')
  expect(eyes.value).toBe('table')
  expect(eyes.options.length).toBeGreaterThan(2)
})

test('Shift and the arrows go from round to round, and so does the list', async () => {
  await replay('0', file)
  const at = async () => Number((await slider()).value)
  await slider()
  const parts = screen.getByLabelText<HTMLSelectElement>('Go to')
  const shown = () => parts.options[parts.selectedIndex]?.text
  expect(shown()).toBe('Round 1')
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true })
  const second = await at()
  expect(shown()).toBe('Round 2')
  expect(within(screen.getByRole('region', { name: 'Replay' })).getByRole('status').textContent).toBe(
    'Round 2',
  )
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(await at()).toBeGreaterThan(second)
  // First to the beginning of this round, then to the one before.
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true })
  expect(await at()).toBe(second)
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true })
  expect(await at()).toBe(0)
  fireEvent.change(parts, {
    target: { value: [...parts.options].find(({ text }) => text === 'Round 3')?.value },
  })
  expect(shown()).toBe('Round 3')
  fireEvent.click(screen.getByRole('button', { name: 'To the end' }))
  expect(await at()).toBe(Number((await slider()).max))
})

test('Space plays and pauses; twice the speed takes half the time, and is remembered', async () => {
  await replay('0', file)
  await slider()
  const speed = screen.getByLabelText<HTMLSelectElement>('Speed')
  const stepsIn = async (time: number) => {
    fireEvent.keyDown(document.body, { key: 'Home' })
    vi.useFakeTimers()
    fireEvent.keyDown(document.body, { key: ' ' })
    for (let passed = 0; passed < time; passed += 50) await act(async () => vi.advanceTimersByTime(50))
    fireEvent.keyDown(document.body, { key: ' ' })
    const { value } = screen.getByRole<HTMLInputElement>('slider')
    await act(async () => vi.advanceTimersByTime(60_000))
    vi.useRealTimers()
    // Paused, it stands still.
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(value)
    return value
  }
  const usual = await stepsIn(12_000)
  expect(Number(usual)).toBeGreaterThan(3)
  fireEvent.change(speed, { target: { value: '2' } })
  expect(await stepsIn(6000)).toBe(usual)
  expect(localStorage.getItem('kazamata.replay-speed')).toBe('2')
})

test('everything face up shows what a seat kept from the table', async () => {
  // A Monster has been added, and nobody else knows which.
  await replay('10', file)
  const eyes = await screen.findByLabelText<HTMLSelectElement>('Seen by')
  const hidden = () => screen.queryByText('Still in the dungeon')
  expect(hidden()).toBeNull()
  fireEvent.change(eyes, { target: { value: 'face-up' } })
  expect(await screen.findByText('Still in the dungeon')).toBeDefined()
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
