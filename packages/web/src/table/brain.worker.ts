import { fastChance } from '@kazamata/kernel'
import { loadBots } from '@kazamata/registry/bots'
import type { Answer, Job, Question } from './job.ts'

async function think(job: Job): Promise<readonly unknown[]> {
  const bot = (await loadBots(job.game)).bot(job.level)
  const { seat, view, moves, told, budget } = job
  const until = performance.now() + (bot.plan === undefined ? budget.decision : budget.turn)
  const thought = {
    ...{ seat, view, moves, told },
    chance: fastChance(job.seed),
    enough: () => performance.now() >= until,
  }
  return bot.plan?.(thought) ?? [bot.choose(thought)]
}

addEventListener('message', (event: MessageEvent<Question>) => {
  const { id, job } = event.data
  const answer = (message: Answer) => postMessage(message)
  think(job).then(
    moves => answer({ id, moves }),
    error => answer({ id, failed: String(error) }),
  )
})
