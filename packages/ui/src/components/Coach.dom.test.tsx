import { act } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from '../testing/render.tsx'
import { coachingChoice } from './Coach.tsx'

it('is offered until it is chosen or declined, for each game by itself', async () => {
  const [one, other] = [coachingChoice('one'), coachingChoice('other')]
  const chosen = await renderHook(() => `${one.use()} ${other.use()}`)
  expect(chosen.current).toBe('new new')
  await act(async () => one.set('on'))
  expect(chosen.current).toBe('on new')
  expect((await renderHook(coachingChoice('one').use)).current).toBe('on')
})
