import type { Config } from './config.ts'
import { greeting, networkUrls } from './local-network.ts'
import { type Page, serve } from './serve.ts'

/** A stop that takes longer is cut short, in milliseconds. */
const stopTime = 4_500

/** Serves, says where, and ends when the process is asked to. */
export async function runServer(page: Page, config: Config): Promise<void> {
  const { stdout, stderr } = process
  const building = stderr.isTTY ? 'Building the page…' : ''
  const erase = () => building !== '' && stderr.write('\r\x1b[K')
  const prepare = () => page.prepare(() => stderr.write(building))
  const server = await serve({ ...page, prepare }, config).finally(erase)
  stdout.write(greeting(config.at, networkUrls(config.at)))
  await new Promise<unknown>(resolve => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  setTimeout(() => process.exit(1), stopTime).unref()
  await server.close()
}
