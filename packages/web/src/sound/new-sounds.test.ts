import { sounds } from '@kazamata/ui'
import { expect, test } from 'vitest'
import { newSounds } from './new-sounds.ts'

/** Every event sounds like what it is called. */
const ui = { soundOf: ({ type }: { type: string }) => sounds.find(sound => sound === type) }
const heard = (...types: string[]) =>
  newSounds(
    ui,
    types.map(type => ({ type })),
    [0],
  )

test('sounds come in the order of their events, and silent events are silent', () => {
  expect(heard('rolling', 'dice', 'blow')).toEqual(['dice', 'blow'])
  expect(heard('rolling')).toEqual([])
})

test('when much is shown at once, nothing sounds twice and only the last is heard', () => {
  expect(heard('step', 'step', 'step')).toEqual(['step'])
  expect(heard('card', 'dice', 'blow', 'card', 'victory')).toEqual(['blow', 'card', 'victory'])
})

test('a game without sounds is silent', () => {
  expect(newSounds({}, [{ type: 'dice' }], [])).toEqual([])
})
