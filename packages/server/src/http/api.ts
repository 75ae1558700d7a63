import websocket from '@fastify/websocket'
import { writeMatch } from '@kazamata/kernel/match'
import {
  type Code,
  changeSeatRequest,
  createTableRequest,
  empty,
  inviteRequest,
  isLoopback,
  joinTableRequest,
  limits,
  type MatchSummary,
  renameRequest,
  takeSeatRequest,
  useDeviceLinkRequest,
} from '@kazamata/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Connection } from '../connection/connection.ts'
import type { OnlineNode } from '../online-node.ts'
import type { OnlineMatch, Person, WaitingTable } from '../store/online-store.ts'
import type { AddressLimits } from './address-limits.ts'
import { readSession, writeSession } from './session-cookie.ts'

export interface ApiSettings {
  /** The address under which people reach this server, where it is known. */
  readonly publicUrl?: URL
  /** Where others on the same network reach it, if they do. */
  networkUrl?(): string | undefined
  readonly addresses: AddressLimits
}

interface Checked<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

const statusOf: Partial<Record<Code, number>> = {
  'no-such-match': 404,
  'not-allowed': 403,
  'not-seated': 403,
  'bad-invite': 403,
  'bad-link': 403,
  'signed-out': 401,
  'too-fast': 429,
  unavailable: 503,
}

/** The HTTP routes and the socket below `/api`. */
export function api(node: OnlineNode, settings: ApiSettings) {
  const { people, tables, parts } = node
  const { addresses } = settings

  const isSecure = (request: FastifyRequest) =>
    settings.publicUrl?.protocol === 'https:' || request.protocol === 'https'

  /** Browsers name the page that asks: only pages of this server may. */
  function isOwnPage(request: FastifyRequest): boolean {
    const { origin } = request.headers
    if (origin === undefined || !URL.canParse(origin)) return false
    const { host, origin: asked } = new URL(origin)
    return asked === settings.publicUrl?.origin || host === request.host
  }

  const personOf = (request: FastifyRequest) => people.ofToken(readSession(request, isSecure(request)))

  function refuse(reply: FastifyReply, code: Code): FastifyReply {
    return reply.code(statusOf[code] ?? 400).send({ code })
  }

  /** The person who asks; a guest is made where there is none. */
  async function personOrGuest(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string | undefined,
  ): Promise<Person | Code> {
    const known = await personOf(request)
    if (known !== undefined)
      return name === undefined || name === known.name ? known : people.rename(known, name)
    if (!addresses.mayMakeGuest(request.ip)) return 'too-fast'
    const made = await people.makeGuest(name)
    if (typeof made === 'string') return made
    writeSession(reply, made.token, isSecure(request))
    return made.person
  }

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(websocket, {
      options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
      errorHandler(error, socket) {
        // A frame that is too large or malformed is the client's fault.
        const isTheirs = 'code' in error && String(error.code).startsWith('WS_ERR')
        if (!isTheirs) parts.report(error)
        socket.terminate()
      },
    })

    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!addresses.mayAsk(request.ip)) return refuse(reply, 'too-fast')
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD'
      if ((isUnsafe || request.ws) && !isOwnPage(request)) return refuse(reply, 'not-allowed')
    })

    app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const isTheirs = error.statusCode !== undefined && error.statusCode < 500
      if (!isTheirs) parts.report(error)
      return refuse(reply, isTheirs ? 'bad-message' : 'unavailable')
    })

    /** A route for those who are known, or become guests by it; its answer is sent as it is, a code as a refusal. */
    function post<T>(
      path: string,
      schema: Checked<T>,
      work: (person: Person, body: T, id: string) => Promise<object | undefined | Code>,
    ): void {
      app.post(path, async (request, reply) => {
        const read = schema.safeParse(request.body)
        if (!read.success) return refuse(reply, nameIsWrong(request.body) ? 'bad-name' : 'bad-message')
        const name = guestName(read.data)
        const mayBecomeGuest = path === '/me' || path === '/tables' || path.endsWith('/join')
        const person = mayBecomeGuest
          ? await personOrGuest(request, reply, name)
          : ((await personOf(request)) ?? 'signed-out')
        if (typeof person === 'string') return refuse(reply, person)
        const answer = await work(person, read.data, idOf(request))
        return typeof answer === 'string' ? refuse(reply, answer) : reply.send(answer ?? {})
      })
    }

    app.get('/me', async (request, reply) => {
      const person = await personOf(request)
      return reply.type('application/json').send(JSON.stringify(person ? { name: person.name } : null))
    })
    post('/me', renameRequest, async ({ name }) => ({ name }))

    app.post('/device-links', async (request, reply) => {
      const person = await personOf(request)
      if (person === undefined) return refuse(reply, 'signed-out')
      if (!empty.safeParse(request.body).success) return refuse(reply, 'bad-message')
      if (!addresses.mayLink(request.ip)) return refuse(reply, 'too-fast')
      const link = await people.linkDevice(person)
      return typeof link === 'string' ? refuse(reply, link) : reply.send(link)
    })
    app.post('/device-links/use', async (request, reply) => {
      const read = useDeviceLinkRequest.safeParse(request.body)
      if (!read.success) return refuse(reply, 'bad-message')
      if (!addresses.mayLink(request.ip)) return refuse(reply, 'too-fast')
      const used = await people.useLink(read.data.secret)
      if (typeof used === 'string') return refuse(reply, used)
      writeSession(reply, used.token, isSecure(request))
      return reply.send({ name: used.person.name })
    })

    app.get('/address', async request => {
      const network = isLoopback(request.hostname) ? settings.networkUrl?.() : undefined
      const url = settings.publicUrl?.origin ?? network
      return url === undefined ? {} : { url }
    })

    post('/tables', createTableRequest, (person, { name: _, ...wanted }) => tables.create(person, wanted))
    post('/tables/:id/join', joinTableRequest, (person, { invite, seat }, id) =>
      tables.join(person, id, invite, seat),
    )
    post('/tables/:id/seat', takeSeatRequest, (person, { seat }, id) => tables.take(person, id, seat))
    post('/tables/:id/change', changeSeatRequest, (person, { seat, to }, id) =>
      tables.changeSeat(person, id, seat, to),
    )
    post('/tables/:id/invite', inviteRequest, (person, _, id) => tables.invite(person, id))
    post('/tables/:id/leave', empty, (person, _, id) => tables.leave(person, id))
    post('/tables/:id/start', empty, (person, _, id) => tables.start(person, id))

    app.get('/matches', async request => {
      const person = await personOf(request)
      if (person === undefined) return []
      const [waiting, begun] = await Promise.all([
        parts.store.tables.listOf(person.id),
        parts.store.matches.listOf(person.id),
      ])
      const rows = await Promise.all(waiting.map(table => waitingSummary(table, person.id)))
      return [...rows, ...begun.map(match => matchSummary(match, person.id))].sort(
        (a, b) => b.played - a.played,
      )
    })

    /** The whole match, its seed included: only when it is over, to whoever might have watched it. */
    app.get('/matches/:id/file', async (request, reply) => {
      const person = await personOf(request)
      const loaded = await parts.store.matches.load(idOf(request))
      if (loaded === undefined) return refuse(reply, 'no-such-match')
      const { stored, record } = loaded
      const mayRead = stored.watchable || (person !== undefined && stored.people.includes(person.id))
      if (!mayRead) return refuse(reply, 'not-allowed')
      if (stored.winners === undefined) return refuse(reply, 'too-early')
      return reply.type('application/json').send(writeMatch(record, stored.seal))
    })

    async function waitingSummary(table: WaitingTable, person: string): Promise<MatchSummary> {
      const you = table.seats.findIndex(seat => seat.kind === 'person' && seat.person === person)
      const seats = table.seats.map(async seat => ({
        name:
          seat.kind === 'person' ? await people.nameOf(seat.person) : seat.kind === 'bot' ? seat.name : '',
        occupant: seat.kind === 'bot' ? { kind: seat.kind, level: seat.level } : { kind: seat.kind },
      }))
      return {
        id: table.id,
        game: table.game,
        seats: await Promise.all(seats),
        stage: 'waiting',
        active: [],
        played: table.changed,
        ...(you !== -1 && { you }),
      }
    }

    /** Found before the upgrade, so that the socket is listened to from its first message on. */
    const connecting = new WeakMap<FastifyRequest, Person>()
    app.get(
      '/socket',
      {
        websocket: true,
        async preValidation(request, reply) {
          const person = await personOf(request)
          if (person === undefined) return refuse(reply, 'signed-out')
          connecting.set(request, person)
        },
      },
      (socket, request) => {
        const person = connecting.get(request)
        if (person !== undefined) serveSocket(socket, request.ip, person)
      },
    )

    function serveSocket(socket: WebSocket, address: string, person: Person): void {
      const leave = addresses.openSocket(address)
      const wire = {
        // Called back when it has left: then there is room for whoever waits.
        send: (text: string) =>
          socket.send(text, () => typeof connection === 'object' && connection.drained()),
        close: () => socket.close(),
        get buffered() {
          return socket.bufferedAmount
        },
      }
      const connection: Connection | Code = leave === undefined ? 'full' : node.connect(person, wire)
      if (typeof connection === 'string') {
        leave?.()
        socket.close(4429, connection)
        return
      }
      socket.on('message', (data, isBinary) => connection.receive(isBinary ? undefined : String(data)))
      socket.on('close', () => {
        leave?.()
        node.disconnect(connection)
      })
    }
  }
}

function matchSummary(
  { id, game, seats, people, active, winners, result, played }: OnlineMatch,
  person: string,
): MatchSummary {
  const you = people.indexOf(person)
  return {
    id,
    game,
    seats: seats.map(({ name, occupant }) => ({ name, occupant })),
    stage: winners === undefined ? 'running' : 'over',
    active: [...active],
    played,
    ...(you !== -1 && { you }),
    ...(winners && { winners: [...winners] }),
    ...(result?.scores && { result: { scores: [...result.scores] } }),
  }
}

function idOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
}

function guestName(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('name' in body)) return undefined
  return typeof body.name === 'string' ? body.name : undefined
}

/** Is it the name that a body was refused for? */
function nameIsWrong(body: unknown): boolean {
  const name = guestName(body)
  return name !== undefined && !renameRequest.safeParse({ name }).success
}
