import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useMediaQuery } from './use-media-query.ts'

it('follows the media query', async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  const asked: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return media
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { result } = renderHook(() => useMediaQuery('(min-width: 1000px)'))
  expect(result.current).toBe(false)
  media.matches = true
  await act(async () => media.dispatchEvent(new Event('change')))
  expect(result.current).toBe(true)
  expect(new Set(asked)).toEqual(new Set(['(min-width: 1000px)']))
})
