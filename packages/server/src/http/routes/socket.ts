import websocket from '@fastify/websocket'
import { type Code, limits } from '@kazamata/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Connection } from '../../connection/connection.ts'
import type { Person } from '../../store/online-store.ts'
import { type Requests, refuse } from '../requests.ts'
import { SocketWire } from '../socket-wire.ts'

interface Connecting {
  readonly person: Person
  readonly session: string
  /** How many connections the person has over other nodes. */
  readonly elsewhere: number
}

/** Comes before all hooks: they have to see the requests that become sockets. */
export async function acceptSockets(app: FastifyInstance, report: (error: unknown) => void): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    errorHandler(error, socket) {
      // A frame that is too large or malformed is the client's fault.
      const isTheirs = 'code' in error && String(error.code).startsWith('WS_ERR')
      if (!isTheirs) report(error)
      socket.terminate()
    },
  })
}

export function socketRoute(app: FastifyInstance, requests: Requests): void {
  const { node, settings } = requests
  const { addresses } = settings

  /** Found before the upgrade, so that the socket is listened to from its first message on. */
  const connecting = new WeakMap<FastifyRequest, Connecting>()
  app.get(
    '/socket',
    {
      websocket: true,
      async preValidation(request, reply) {
        const person = await requests.personOf(request)
        if (person === undefined) return refuse(reply, 'signed-out')
        const elsewhere = await node.connectionsElsewhere(person)
        connecting.set(request, { person, session: requests.sessionOf(request), elsewhere })
      },
    },
    (socket, request) => {
      const known = connecting.get(request)
      if (known !== undefined) serveSocket(socket, request, known)
    },
  )

  function serveSocket(
    socket: WebSocket,
    { ip, raw }: FastifyRequest,
    { person, session, elsewhere }: Connecting,
  ): void {
    const counted = addresses.openSocket(ip)
    const connection: Connection | Code =
      counted === undefined
        ? 'full'
        : node.connect(person, new SocketWire(socket, raw.socket), session, elsewhere)
    if (typeof connection === 'string') {
      counted?.close()
      socket.close(4429, connection)
      return
    }
    raw.socket.on('drain', () => connection.drained())
    socket.on('message', (data, isBinary) =>
      connection.receive(isBinary ? undefined : data.toString(), counted?.maySend),
    )
    socket.on('close', () => {
      counted?.close()
      node.disconnect(connection)
    })
  }
}
