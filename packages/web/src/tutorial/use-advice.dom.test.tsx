import type { AnyGame } from '@kazamata/kernel'
import { delve } from '@kazamata/kernel/testing'
import type { AnyBots, GameManifest } from '@kazamata/registry'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BoardState } from '../table/board-state.ts'
import { restOf, useAdvice } from './use-advice.ts'

const game: AnyGame = delve.delve
const never = () => Promise.reject(new Error('Not asked for.'))

/** Plans the first two moves it may choose from. */
const bots: AnyBots = {
  levels: ['adventurer'],
  bot: () => ({
    choose: ({ moves }) => moves[0],
    plan: ({ moves }) => moves.slice(0, 2),
  }),
}

const manifest: GameManifest = {
  id: 'delve',
  seats: game.seats,
  minutes: 1,
  coop: true,
  game: async () => game,
  bots: async () => bots,
  ui: never,
  tutorial: { seedWord: 'tutorial', options: {}, bots: [], adviser: 'adventurer' },
  messages: async () => ({}),
  guide: { load: never, messages: async () => ({}) },
  rules: never,
}

const state = (...moves: readonly string[]): BoardState => ({
  ...{ view: {}, viewer: 0, seats: [], moves, events: [], undoable: 0 },
  preview: () => [],
})

async function advised(actor: number | undefined, first: BoardState) {
  const hook = renderHook(({ now }) => useAdvice(manifest, actor, now), { initialProps: { now: first } })
  await act(async () => undefined)
  return hook
}

test('the adviser’s plan is followed to its end, and made anew by whoever leaves it', async () => {
  const { result, rerender } = await advised(0, state('a', 'b', 'c'))
  expect(result.current.advice).toEqual(['a', 'b'])
  result.current.followed(['a'])
  rerender({ now: state('c', 'b') })
  expect(result.current.advice).toEqual(['b'])
  result.current.followed(['c'])
  rerender({ now: state('d', 'b') })
  expect(result.current.advice).toEqual(['d', 'b'])
})

test('a plan that is no longer legal is forgotten', async () => {
  const { result, rerender } = await advised(0, state('a', 'b'))
  result.current.followed(['a'])
  rerender({ now: state('x') })
  expect(result.current.advice).toEqual(['x'])
})

test('nobody is advised who does not decide', async () => {
  expect((await advised(undefined, state('a', 'b'))).result.current.advice).toBeUndefined()
  expect((await advised(0, state())).result.current.advice).toBeUndefined()
})

test('the rest of a plan follows the last move that was played', () => {
  expect(restOf([1, 2, 3], [1, 2])).toEqual([3])
  expect(restOf([1, 2, 3], [4])).toEqual([])
})
