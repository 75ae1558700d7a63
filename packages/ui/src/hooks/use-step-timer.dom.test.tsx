import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useStepTimer } from './use-step-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

function usePlayer(durations: readonly number[]) {
  const [shown, setShown] = useState(0)
  const [renders, render] = useState(0)
  const skip = useStepTimer(shown < durations.length, () => {
    setShown(shown + 1)
    return durations[shown] ?? 0
  })
  return { shown, skip, renders, render: () => render(renders + 1) }
}

it('shows each step for its own time', async () => {
  const { result: player } = renderHook(() => usePlayer([100, 300, 0, 50]))
  await wait(0)
  expect(player.current.shown).toBe(1)
  await wait(99)
  expect(player.current.shown).toBe(1)
  await wait(1)
  expect(player.current.shown).toBe(2)
  await wait(300)
  await wait(0)
  expect(player.current.shown).toBe(4)
})

it('does not start a wait anew when something else renders, and ends it when told to', async () => {
  const { result: player } = renderHook(() => usePlayer([100, 100, 100]))
  await wait(0)
  await wait(60)
  await act(async () => player.current.render())
  await wait(40)
  expect(player.current.shown).toBe(2)
  await act(async () => {
    player.current.skip()
    player.current.render()
  })
  await wait(0)
  expect(player.current.shown).toBe(3)
})
