import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the URL of the cluster is told. */
    readonly postgresPort: number
  }
}

/**
 * One PostgreSQL for a whole run of tests, started when the first of them asks for it and stopped after the last, whatever
 * came of them.
 */
export default async function sharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined
  const server = createServer(async socket => {
    socket.on('error', () => undefined)
    cluster ??= startPostgres()
    socket.end(await cluster.then(({ url }) => url, String))
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The listener has no port.')
  project.provide('postgresPort', at.port)
  return async () => {
    server.close()
    await cluster?.then(
      ({ stop }) => stop(),
      () => undefined,
    )
  }
}

/** The URL of the cluster that the tests of this run share. */
export async function sharedPostgresUrl(port: number): Promise<string> {
  const told = await text(connect(port, '127.0.0.1'))
  if (!URL.canParse(told)) throw new Error(told)
  return told
}
