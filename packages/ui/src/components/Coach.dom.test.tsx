import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { coachingChoice, tutorialChoice } from './Coach.tsx'

it('is offered until it is chosen or declined, for each game by itself', async () => {
  const [one, other] = [coachingChoice('one'), coachingChoice('other')]
  const { result: chosen } = renderHook(() => `${one.use()} ${other.use()}`)
  expect(chosen.current).toBe('new new')
  await act(async () => one.set('on'))
  expect(chosen.current).toBe('on new')
  expect(renderHook(coachingChoice('one').use).result.current).toBe('on')
})

it('a tutorial begun once more is explained again, though its guide was sent away', async () => {
  const { result: guided } = renderHook(tutorialChoice('three').use)
  expect(guided.current).toBe('on')
  await act(async () => tutorialChoice('three').set('off'))
  expect(guided.current).toBe('off')
  await act(async () => tutorialChoice('three').set('on'))
  expect(guided.current).toBe('on')
})
