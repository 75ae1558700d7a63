import { fastChance, type Message } from '@kazamata/kernel'
import { loadBots } from '@kazamata/registry/bots'
import type { Answer, Decision, Job, Question } from './job.ts'

async function think(job: Job): Promise<Decision> {
  const bot = (await loadBots(job.game)).bot(job.level)
  const { seat, view, moves, told: events, budget } = job
  const until = performance.now() + (bot.plan === undefined ? budget.decision : budget.turn)
  const aims: Message[] = []
  const context = {
    ...{ seat, view, moves, events },
    chance: fastChance(job.seed),
    shouldStop: () => performance.now() >= until,
    announce: (aim: Message) => {
      aims.push(aim)
    },
  }
  const chosen = bot.plan?.(context) ?? [bot.choose(context)]
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
