import { type Sound, sounds } from '@kazamata/ui'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { BoardState } from '../table/board-state.ts'
import { setSound } from './sound-choice.ts'
import { useSounds } from './use-sounds.ts'

/** Every event sounds like what it is called. */
const ui = { soundOf: ({ type }: { type: string }) => sounds.find(sound => sound === type) }

function state(types: readonly string[], moves: readonly unknown[] = [1], viewer: 0 | 1 = 0): BoardState {
  return {
    view: {},
    viewer,
    seats: [{ seat: viewer, name: 'P', thinking: false, you: true }],
    moves,
    events: types.map(type => ({ type })),
    preview: () => [],
    undoable: 0,
  }
}

type Shown = readonly [shown: BoardState, isResting: boolean, hasPlayed: boolean]

/** What is heard while a table shows one state after another. */
function heard(first: Shown, ...rest: readonly Shown[]): readonly Sound[] {
  const played: Sound[] = []
  const play = async (sounds: readonly Sound[]) => {
    played.push(...sounds)
  }
  const hook = renderHook((props: Shown) => useSounds(ui, ...props, play), { initialProps: first })
  for (const next of rest) hook.rerender(next)
  hook.unmount()
  return played
}

beforeEach(() => setSound(true))

test('what the board has newly shown is heard, and nothing that was there before', () => {
  expect(heard([state(['dice']), true, true], [state(['dice', 'blow']), true, true])).toEqual(['blow'])
})

test('nothing is heard before the first decision, after an undo, for another viewer, or when sound is off', () => {
  expect(heard([state([]), true, false], [state(['dice']), true, false])).toEqual([])
  expect(heard([state(['dice', 'blow']), true, true], [state(['dice']), true, true])).toEqual([])
  expect(heard([state([]), true, true], [state(['dice'], [1], 1), true, true])).toEqual([])
  setSound(false)
  expect(heard([state([]), true, true], [state(['dice']), true, true])).toEqual([])
})

test('a knock says that it is one’s turn again, but not after one’s own moves', () => {
  const asked = state(['x'])
  expect(heard([state([]), true, true], [asked, false, true], [asked, true, true])).toEqual([])
  const waiting = state(['x'], [])
  expect(
    heard([asked, true, true], [waiting, true, true], [asked, false, true], [asked, true, true]),
  ).toEqual(['turn'])
})
