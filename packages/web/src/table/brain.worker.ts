import { fastChance } from '@kazamata/kernel'
import { loadBots } from '@kazamata/registry/bots'
import type { Answer, Job, Question } from './job.ts'

async function choose(job: Job): Promise<unknown> {
  const bots = await loadBots(job.game)
  const until = performance.now() + job.budget
  return bots.bot(job.level).choose({
    seat: job.seat,
    view: job.view,
    moves: job.moves,
    told: job.told,
    chance: fastChance(job.seed),
    enough: () => performance.now() >= until,
  })
}

addEventListener('message', (event: MessageEvent<Question>) => {
  const { id, job } = event.data
  const answer = (message: Answer) => postMessage(message)
  choose(job).then(
    move => answer({ id, move }),
    error => answer({ id, failed: String(error) }),
  )
})
