import { build, distOf, fresh } from './build.ts'
import { config } from './config.ts'
import { greeting, networkUrls } from './local-network.ts'
import { serve } from './serve.ts'
import { Trouble } from './trouble.ts'

const { stdout, stderr } = process
const building = stderr.isTTY ? 'Building the page…' : ''
/** A stop that takes longer is cut short, in milliseconds. */
const stopTime = 4_500
const root = process.cwd()

async function prepare(): Promise<void> {
  if (fresh(root)) return
  stderr.write(building)
  await build(root)
}

try {
  const read = config(process.env)
  const server = await serve({ folder: distOf(root), prepare }, read)
  if (building !== '') stderr.write('\r\x1b[K')
  stdout.write(greeting(read.at, networkUrls(read.at)))
  const leave = () => {
    setTimeout(() => process.exit(1), stopTime).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  if (building !== '') stderr.write('\r\x1b[K')
  stderr.write(`${error.message}\n`)
  process.exit(1)
}
