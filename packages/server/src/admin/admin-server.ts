import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { OnlineNode } from '../online-node.ts'
import { adminCommand, administer } from './admin.ts'

/** Where the server of a data folder takes commands, and what proves that one may give them. */
export const adminFile = (folder: string) => join(folder, 'admin.json')

/**
 * Takes commands on a port of its own at loopback, which no proxy leads to. Port and token lie in the data folder, for whoever
 * may read there: the user of the server, and root.
 */
export async function serveAdmin(
  node: OnlineNode,
  folder: string,
  randomHex: (bytes: number) => string,
): Promise<() => Promise<void>> {
  const token = randomHex(32)
  const server = Fastify({ forceCloseConnections: true })
  server.post('/', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) return reply.code(403).send({})
    const read = adminCommand.safeParse(request.body)
    return read.success ? administer(node, read.data) : reply.code(400).send({})
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const at = server.server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  const file = adminFile(folder)
  // Whatever is there may be readable by others: a new file is not.
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600 })
  return async () => {
    rmSync(file, { force: true })
    await server.close()
  }
}
