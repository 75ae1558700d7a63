import { answer } from '../pool.ts'
import type { Plan, Result } from './plan.ts'
import { kitOf, simulate } from './table.ts'

answer(async (plan: Plan) => {
  const kit = await kitOf(plan.game)
  return ({ from, to }: { from: number; to: number }) =>
    Array.from({ length: to - from }, (_, i): Result => simulate(kit, plan, from + i))
})
