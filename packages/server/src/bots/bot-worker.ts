import { parentPort } from 'node:worker_threads'
import { bots, loadBots } from '@kazamata/registry/bots'
import { answerTask, type BotRequest, type Task } from '@kazamata/room/bots'

// Before the first of them is asked.
for (const load of Object.values(bots)) await load()

const port = parentPort
port?.on('message', async (task: Task<BotRequest>) => {
  port.postMessage(await answerTask(task, loadBots, () => performance.now()))
})
