import { TestMessages } from '@kazamata/ui/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { Loading } from './Loading.tsx'

const show = () =>
  render(
    <TestMessages locale="en" messages={messages}>
      <Loading />
    </TestMessages>,
  )

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('what is quick does not flicker: nothing is said at first', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe(messages.waiting)
})

test('what the build has drawn stays until nothing is loading any more', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<div id="opening"></div>')
  const opening = () => document.getElementById('opening')
  const { rerender, unmount } = render(<Twice first />)
  rerender(<Twice />)
  await Promise.resolve()
  expect(opening()).not.toBeNull()
  unmount()
  await Promise.resolve()
  expect(opening()).toBeNull()
})

/** One after another, each on its own. */
const Twice = ({ first = false }) => (
  <TestMessages locale="en" messages={messages}>
    <Loading key={String(first)} />
  </TestMessages>
)
