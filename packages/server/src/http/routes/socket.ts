import type { ServerResponse } from 'node:http'
import websocket from '@fastify/websocket'
import { type Code, limits } from '@kazamata/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Connection } from '../../connection/connection.ts'
import type { Person } from '../../store/online-store.ts'
import { readWholeTexts } from '../read-whole-texts.ts'
import { type Requests, refuse } from '../requests.ts'
import { SocketWire } from '../socket-wire.ts'

interface Connecting {
  readonly person: Person
  readonly session: string
  /** How many connections the person has over other nodes. */
  readonly elsewhere: number
  readonly response: ServerResponse
}

/** Comes before all hooks: they have to see the requests that become sockets. */
export async function acceptSockets(app: FastifyInstance, report: Report): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    errorHandler: (error, socket) => endBroken(socket, error, report),
  })
}

type Report = (error: unknown) => void

function endBroken(socket: WebSocket, error: Error, report: Report): void {
  // A frame that is too large or malformed is the client's fault.
  const isTheirs = 'code' in error && String(error.code).startsWith('WS_ERR')
  if (!isTheirs) report(error)
  socket.terminate()
}

/** A request that has become a socket would otherwise be kept as long as it is open. */
function forgetRequest(socket: WebSocket, { raw }: FastifyRequest, response: ServerResponse, report: Report) {
  response.detachSocket(raw.socket)
  // The plugin's own listener keeps the request and its reply.
  socket.removeAllListeners('error')
  socket.on('error', error => endBroken(socket, error, report))
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
        const session = requests.sessionOf(request)
        connecting.set(request, { person, session, elsewhere, response: reply.raw })
      },
    },
    (socket, request) => {
      const known = connecting.get(request)
      if (known === undefined) return
      forgetRequest(socket, request, known.response, node.parts.report)
      serveSocket(socket, request, known)
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
    const receive = (text: string | undefined) => connection.receive(text, counted?.maySend)
    readWholeTexts(raw.socket, receive)
    socket.on('message', (data, isBinary) => receive(isBinary ? undefined : data.toString()))
    socket.on('close', () => {
      counted?.close()
      node.disconnect(connection)
    })
  }
}
