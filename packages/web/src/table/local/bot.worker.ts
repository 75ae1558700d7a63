import { loadBots } from '@kazamata/registry/bots'
import { answerTask, type BotRequest, type Task } from '@kazamata/room/bots'

addEventListener('message', async ({ data }: MessageEvent<Task<BotRequest>>) => {
  postMessage(await answerTask(data, loadBots, () => performance.now()))
})
