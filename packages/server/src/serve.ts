import type { FastifyInstance } from 'fastify'
import { type Address, url } from './address.ts'
import { app } from './app.ts'
import { build, distOf, fresh } from './build.ts'
import { Trouble } from './trouble.ts'

/** Takes the address, builds the page when it is stale, and serves it. */
export async function serve(root: string, at: Address, onBuild: () => void): Promise<FastifyInstance> {
  let ready = () => {}
  const built = new Promise<void>(resolve => {
    ready = resolve
  })
  const server = app(distOf(root), built)
  await server.listen(at).catch((error: unknown) => {
    throw new Trouble(whyNot(at, error))
  })
  try {
    if (!(await fresh(root))) {
      onBuild()
      await build(root)
    }
  } catch (error) {
    await server.close()
    throw error
  }
  ready()
  return server
}

function whyNot(at: Address, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${at.port} is taken: stop what runs there or choose another with PORT.`
    case 'EACCES':
      return `Port ${at.port} may not be opened by this user: choose one above 1023 with PORT.`
    default:
      return `Kazamata cannot listen at ${url(at)} (${String(code ?? error)}).`
  }
}
