import { fastChance } from '@kazamata/kernel'
import { expect, test } from 'vitest'
import { answerTask, type BotRequest, decide } from './request.ts'

const request: BotRequest = {
  game: 'g',
  level: 'novice',
  seat: 0,
  view: {},
  moves: [1, 2],
  events: [],
  seed: 's',
  budget: { decision: 5, turn: 10 },
}

test('a bot gets its seat, view, moves, events and dice of its own, and its last aim comes with its moves', () => {
  let drawn = -1
  const decision = decide(
    {
      levels: ['novice'],
      bot: () => ({
        choose({ moves, chance, announce }) {
          drawn = chance.int(1000)
          announce?.({ id: 'aim.first' })
          announce?.({ id: 'aim.test' })
          return moves[1]
        },
      }),
    },
    request,
    () => 0,
  )
  expect(decision).toEqual({ moves: [2], aim: { id: 'aim.test' } })
  expect(drawn).toBe(fastChance('s').int(1000))
})

test('it may think for its budget: a decision’s, or a turn’s where it plans one', () => {
  const spent = (plans: boolean) => {
    let now = 100
    const think = ({ shouldStop }: { shouldStop: (iterations: number) => boolean }) => {
      while (!shouldStop(0)) now += 1
      return 1
    }
    const bot = plans
      ? { choose: think, plan: (context: Parameters<typeof think>[0]) => [think(context)] }
      : { choose: think }
    decide({ levels: ['novice'], bot: () => bot }, request, () => now)
    return now - 100
  }
  expect(spent(false)).toBe(5)
  expect(spent(true)).toBe(10)
})

test('a task is answered with a decision, or with what went wrong', async () => {
  const novices = { levels: ['novice'], bot: () => ({ choose: () => 2 }) }
  const answer = (load: () => Promise<typeof novices>) => answerTask({ id: 7, request }, load, () => 0)
  expect(await answer(async () => novices)).toEqual({ id: 7, answer: { moves: [2] } })
  const broken = new Error('no such game')
  expect(await answer(() => Promise.reject(broken))).toEqual({ id: 7, error: 'Error: no such game' })
})
