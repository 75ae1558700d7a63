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
