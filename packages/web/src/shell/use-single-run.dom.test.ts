import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deferred } from '../testing/local-table.ts'
import { useSingleRun } from './use-single-run.ts'

test('a second call while the task runs does nothing; after it, the task can run again', async () => {
  const ends = [deferred<void>(), deferred<void>()]
  let runs = 0
  const { result } = renderHook(() => useSingleRun(() => ends[runs++]?.promise ?? Promise.resolve()))
  await act(async () => {
    result.current[0]()
    result.current[0]()
  })
  expect(runs).toBe(1)
  expect(result.current[1]).toBe(true)
  await act(async () => ends[0]?.resolve())
  expect(result.current[1]).toBe(false)
  await act(async () => result.current[0]())
  expect(runs).toBe(2)
})

test('a failure is told, and the task can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onError = vi.fn()
  const { result } = renderHook(() => useSingleRun(() => Promise.reject(new Error('full')), onError))
  await act(async () => result.current[0]())
  expect(onError).toHaveBeenCalledOnce()
  expect(result.current[1]).toBe(false)
  vi.restoreAllMocks()
})
