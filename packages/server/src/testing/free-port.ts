import { createServer } from 'node:net'

/** A port of this machine that nobody listens at now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  const at = server.address()
  await new Promise(resolve => server.close(resolve))
  if (at === null || typeof at === 'string') throw new Error('The listener has no port.')
  return at.port
}
