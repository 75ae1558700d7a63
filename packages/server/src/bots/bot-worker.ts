import { parentPort } from 'node:worker_threads'
import { loadBots } from '@kazamata/registry/bots'
import { answerTask, type BotRequest, type Task } from '@kazamata/room/bots'

const port = parentPort
port?.on('message', async (task: Task<BotRequest>) => {
  port.postMessage(await answerTask(task, loadBots, () => performance.now()))
})
