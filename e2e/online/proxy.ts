import { connect, createServer, type Socket } from 'node:net'

/** What is lost with the line: what the page sends next, or what the server answers to it. */
export type Loss = 'request' | 'answer'

export interface UnreliableProxy {
  readonly origin: string
  /** How often it has cut a line. */
  readonly cuts: number
  /** Cuts all sockets now. */
  cut(): void
  /** Cuts the line when the page sends something the next time. */
  cutNext(loss: Loss): void
  /** Cuts all sockets, and lets none through until `release`. */
  hold(): void
  release(): void
  close(): Promise<void>
}

/** Stands before a server as a bad network does: WebSockets break, files and requests arrive. */
export async function startProxy(port: number): Promise<UnreliableProxy> {
  const lines = new Set<Line>()
  let cuts = 0
  let armed: Loss | undefined
  let held: (() => void)[] | undefined

  interface Line {
    readonly page: Socket
    readonly server: Socket
    isSocket: boolean
  }

  function end({ page, server }: Line): void {
    page.destroy()
    server.destroy()
  }

  function cut(): void {
    const sockets = [...lines].filter(({ isSocket }) => isSocket)
    if (sockets.length > 0) cuts += 1
    for (const line of sockets) end(line)
  }

  /** What the page sends goes on to the server, unless it is to be lost. */
  function forward(line: Line, chunk: Buffer): void {
    const loss = line.isSocket ? armed : undefined
    if (loss === undefined) {
      line.server.write(chunk)
      return
    }
    armed = undefined
    cuts += 1
    if (loss === 'request') {
      end(line)
      return
    }
    // The server has answered when the page no longer hears it.
    line.server.removeAllListeners('data').once('data', () => end(line))
    line.server.write(chunk)
  }

  function open(page: Socket, chunk: Buffer): void {
    const server = connect(port, 'localhost')
    const isSocket = /^upgrade: websocket/im.test(chunk.toString('latin1'))
    const line = { page, server, isSocket }
    lines.add(line)
    for (const socket of [page, server])
      socket
        .on('error', () => end(line))
        .on('close', () => {
          lines.delete(line)
          end(line)
        })
    server.on('data', answer => page.write(answer))
    server.write(chunk)
    page.on('data', more => {
      line.isSocket ||= /^upgrade: websocket/im.test(more.toString('latin1'))
      forward(line, more)
    })
  }

  const listener = createServer(page => {
    page.once('data', chunk => {
      const isSocket = /^upgrade: websocket/im.test(chunk.toString('latin1'))
      if (held !== undefined && isSocket) held.push(() => open(page, chunk))
      else open(page, chunk)
    })
    page.on('error', () => page.destroy())
  })
  await new Promise<void>(resolve => listener.listen(0, 'localhost', resolve))
  const at = listener.address()
  if (at === null || typeof at === 'string') throw new Error('The proxy has no port.')

  return {
    origin: `http://localhost:${at.port}`,
    get cuts() {
      return cuts
    },
    cut,
    cutNext(loss) {
      armed = loss
    },
    hold() {
      held = []
      cut()
    },
    release() {
      const waiting = held ?? []
      held = undefined
      for (const go of waiting) go()
    },
    async close() {
      for (const line of lines) end(line)
      await new Promise(resolve => listener.close(resolve))
    },
  }
}
