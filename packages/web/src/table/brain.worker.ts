import { fastChance, type Saying } from '@kazamata/kernel'
import { loadBots } from '@kazamata/registry/bots'
import type { Answer, Decision, Job, Question } from './job.ts'

async function think(job: Job): Promise<Decision> {
  const bot = (await loadBots(job.game)).bot(job.level)
  const { seat, view, moves, told, budget } = job
  const until = performance.now() + (bot.plan === undefined ? budget.decision : budget.turn)
  const aims: Saying[] = []
  const thought = {
    ...{ seat, view, moves, told },
    chance: fastChance(job.seed),
    enough: () => performance.now() >= until,
    tell: (aim: Saying) => {
      aims.push(aim)
    },
  }
  const chosen = bot.plan?.(thought) ?? [bot.choose(thought)]
  const aim = aims.at(-1)
  return { moves: chosen, ...(aim && { aim }) }
}

addEventListener('message', (event: MessageEvent<Question>) => {
  const { id, job } = event.data
  const answer = (message: Answer) => postMessage(message)
  think(job).then(
    decision => answer({ id, decision }),
    error => answer({ id, failed: String(error) }),
  )
})
