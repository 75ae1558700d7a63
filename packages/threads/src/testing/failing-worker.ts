import { answer } from '../answer.ts'

/** Doubles a number, breaks at 13 and ends its thread at 14; does not begin at all for a negative setup. */
answer(async (setup: number) => {
  if (setup < 0) throw new Error('no such setup')
  return (job: number) => {
    if (job === 13) throw new Error('13 cannot be doubled')
    if (job === 14) process.exit(3)
    return setup + 2 * job
  }
})
