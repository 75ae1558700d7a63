import { address, url } from './address.ts'
import { serve } from './serve.ts'
import { Trouble } from './trouble.ts'

const { stdout, stderr } = process
const building = stderr.isTTY ? 'Building the page…' : ''

try {
  const at = address(process.env)
  const server = await serve(process.cwd(), at, () => stderr.write(building))
  if (building !== '') stderr.write('\r\x1b[K')
  stdout.write(`Kazamata is at ${url(at)}\n`)
  const leave = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', leave).once('SIGTERM', leave)
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  if (building !== '') stderr.write('\r\x1b[K')
  stderr.write(`${error.message}\n`)
  process.exit(1)
}
