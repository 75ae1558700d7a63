import { conform, type Report } from '@kazamata/kernel/conformance'
import { findGame } from '@kazamata/registry'
import { answer } from '../packages/cli/src/pool.ts'
import type { Job } from './soak.ts'

answer(async (id: string) => {
  const game = await findGame(id)?.game()
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return (job: Job): Report | string => {
    try {
      return conform(game, job)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
})
