import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its database, and cuts the line at the worst moment. */
export interface DatabaseProxy {
  /** The database by way of the proxy. */
  readonly url: string
  /** Cuts the line once: when the next statement of this kind is on its way, or when its answer is. */
  cutNext(what: 'statement' | 'answer', kind?: RegExp): void
  /** From now on nothing passes any more, and nobody is told. */
  freeze(): void
  /** Lines pass everything again; those of before are cut. */
  thaw(): void
  close(): Promise<void>
}

/** The text of a statement that writes, or the name of one that is known already. */
const writing = /\b(append|insert|update|delete|commit)\b/

export async function databaseProxy(to: string): Promise<DatabaseProxy> {
  const target = new URL(to)
  const lines = new Set<Socket>()
  let cut: { readonly what: 'statement' | 'answer'; readonly kind: RegExp } | undefined
  let frozen = false
  const server = createServer(client => {
    const database = connect(Number(target.port), target.hostname)
    const ends = [client, database]
    let awaited = false
    const drop = () => {
      cut = undefined
      for (const end of ends) end.destroy()
    }
    client.on('data', data => {
      if (frozen) return
      const isMeant = cut?.kind.test(data.toString('latin1')) === true
      if (isMeant && cut?.what === 'statement') return drop()
      awaited = isMeant
      database.write(data)
    })
    database.on('data', data => {
      if (frozen) return
      if (awaited) return drop()
      client.write(data)
    })
    for (const end of ends) {
      lines.add(end)
      end.setNoDelay(true)
      end.on('error', () => undefined)
      end.on('close', () => {
        lines.delete(end)
        for (const other of ends) other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The listener has no port.')
  const url = new URL(to)
  url.port = String(at.port)
  return {
    url: url.href,
    cutNext(what, kind = writing) {
      cut = { what, kind }
    },
    freeze() {
      frozen = true
    },
    thaw() {
      frozen = false
      for (const line of lines) line.destroy()
    },
    async close() {
      for (const line of lines) line.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
