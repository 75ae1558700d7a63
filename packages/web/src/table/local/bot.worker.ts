import { loadBots } from '@kazamata/registry/bots'
import { type BotDecision, type BotRequest, decide, type Task, type TaskAnswer } from '@kazamata/room/bots'

async function answer({ id, request }: Task<BotRequest>): Promise<TaskAnswer<BotDecision>> {
  try {
    return { id, answer: decide(await loadBots(request.game), request, () => performance.now()) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

addEventListener('message', (event: MessageEvent<Task<BotRequest>>) => {
  answer(event.data).then(answered => postMessage(answered))
})
