import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { coachingChoice } from './Coach.tsx'

it('is offered until it is chosen or declined, for each game by itself', async () => {
  const [one, other] = [coachingChoice('one'), coachingChoice('other')]
  const { result: chosen } = renderHook(() => `${one.use()} ${other.use()}`)
  expect(chosen.current).toBe('new new')
  await act(async () => one.set('on'))
  expect(chosen.current).toBe('on new')
  expect(renderHook(coachingChoice('one').use).result.current).toBe('on')
})
