import { join } from 'node:path'
import { EchoClient } from '../../packages/cli/src/bench/server/players.ts'
import { startProcess } from '../../packages/cli/src/bench/server/server-process.ts'
import { askEverySecond } from '../../packages/cli/src/bench/server/tables.ts'

/** How many clients ask, each once a second. */
const clientCount = 25

/** A bare WebSocket that answers when its text is on the disk: what the machine and this process could do at best. */
export async function startEcho(folder: string) {
  const script = join(import.meta.dirname, '../../packages/cli/src/bench/server/echo-server.ts')
  const server = await startProcess({ args: ['--import', 'tsx', script, folder], cwd: folder, env: {} })
  const clients = Array.from({ length: clientCount }, () => new EchoClient(server.port))
  await Promise.all(clients.map(client => client.joined()))
  return {
    /** The times of so many seconds, in milliseconds. */
    ask: (seconds: number) => askEverySecond(clients, seconds),
    async stop() {
      for (const client of clients) client.close()
      await server.stop()
    },
  }
}
