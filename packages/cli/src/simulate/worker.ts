import { answer } from '@kazamata/threads'
import type { Plan, Result } from './plan.ts'
import { loadGame, simulate } from './play-game.ts'

answer(async (plan: Plan) => {
  const loaded = await loadGame(plan.game)
  return ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from }, (_, i): Result => simulate(loaded, plan, from + i))
})
