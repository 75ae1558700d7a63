import { type Code, renameRequest } from '@kazamata/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OnlineNode } from '../online-node.ts'
import type { Person } from '../store/online-store.ts'
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

export function refuse(reply: FastifyReply, code: Code): FastifyReply {
  return reply.code(statusOf[code] ?? 400).send({ code })
}

/** The id in the address of a request. */
export function idOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
}

/** Who asks, and what routes have in common. */
export class Requests {
  constructor(
    readonly node: OnlineNode,
    readonly settings: ApiSettings,
  ) {}

  /** Browsers name the page that asks: only pages of this server may. */
  isOwnPage(request: FastifyRequest): boolean {
    const { origin } = request.headers
    if (origin === undefined || !URL.canParse(origin)) return false
    const { host, origin: asked } = new URL(origin)
    return asked === this.settings.publicUrl?.origin || host === request.host
  }

  personOf(request: FastifyRequest): Promise<Person | undefined> {
    return this.node.people.ofToken(readSession(request, this.isSecure(request)))
  }

  /** From now on this browser has the session of the token. */
  signIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    writeSession(reply, token, this.isSecure(request))
  }

  /** A route for those who are known, or become guests by it; its answer is sent as it is, a code as a refusal. */
  post<T>(
    app: FastifyInstance,
    path: string,
    schema: Checked<T>,
    work: (person: Person, body: T, id: string) => Promise<object | undefined | Code>,
    { mayBecomeGuest = false } = {},
  ): void {
    app.post(path, async (request, reply) => {
      const read = schema.safeParse(request.body)
      if (!read.success) return refuse(reply, nameIsWrong(request.body) ? 'bad-name' : 'bad-message')
      const person = mayBecomeGuest
        ? await this.personOrGuest(request, reply, guestName(read.data))
        : ((await this.personOf(request)) ?? 'signed-out')
      if (typeof person === 'string') return refuse(reply, person)
      const answer = await work(person, read.data, idOf(request))
      return typeof answer === 'string' ? refuse(reply, answer) : reply.send(answer ?? {})
    })
  }

  /** The person who asks; a guest is made where there is none. */
  private async personOrGuest(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string | undefined,
  ): Promise<Person | Code> {
    const { people } = this.node
    const known = await this.personOf(request)
    if (known !== undefined)
      return name === undefined || name === known.name ? known : people.rename(known, name)
    if (!this.settings.addresses.mayMakeGuest(request.ip)) return 'too-fast'
    const made = await people.makeGuest(name)
    if (typeof made === 'string') return made
    this.signIn(request, reply, made.token)
    return made.person
  }

  private isSecure(request: FastifyRequest): boolean {
    return this.settings.publicUrl?.protocol === 'https:' || request.protocol === 'https'
  }
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
