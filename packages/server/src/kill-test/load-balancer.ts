import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface LoadBalancer {
  readonly origin: string
  close(): Promise<void>
}

/** One address for several servers: lines go to them in turn, and past those that are not there. */
export async function loadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const lines = new Set<Socket>()
  let next = 0

  /** To the first of these that is there. */
  function carry(client: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) {
      client.destroy()
      return
    }
    const server = connect({ port, host: '127.0.0.1', noDelay: true })
    server.on('error', () => undefined)
    const refused = () => carry(client, others)
    server.once('close', refused)
    server.once('connect', () => {
      server.off('close', refused)
      join(client, server)
    })
  }

  function join(client: Socket, server: Socket): void {
    lines.add(server)
    client.pipe(server)
    server.pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => {
      lines.delete(server)
      client.destroy()
    })
    if (client.destroyed) server.destroy()
  }

  const balancer = createServer({ noDelay: true }, client => {
    lines.add(client)
    client.on('error', () => undefined)
    client.on('close', () => lines.delete(client))
    const at = next++ % ports.length
    carry(client, [...ports.slice(at), ...ports.slice(0, at)])
  })
  balancer.listen(0, 'localhost')
  await once(balancer, 'listening')
  const at = balancer.address()
  if (at === null || typeof at === 'string') throw new Error('The load balancer has no port.')
  return {
    origin: `http://localhost:${at.port}`,
    async close() {
      for (const line of lines) line.destroy()
      await new Promise(resolve => balancer.close(resolve))
    },
  }
}
