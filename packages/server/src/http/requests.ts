import { type Code, limits, type Me, meRequest } from '@kazamata/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InTurn } from '../in-turn.ts'
import type { OnlineNode } from '../online-node.ts'
import type { Person } from '../store/online-store.ts'
import type { AddressLimits } from './address-limits.ts'
import { clearSession, readSession, writeSession } from './session-cookie.ts'

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
  'no-such-person': 404,
  'not-allowed': 403,
  'not-seated': 403,
  muted: 403,
  'bad-invite': 403,
  removed: 403,
  'bad-link': 403,
  'bad-login': 403,
  banned: 403,
  'bad-recovery': 403,
  'name-taken': 409,
  'signed-out': 401,
  'too-fast': 429,
  unavailable: 503,
}

/** By answer: why a request was refused. */
const refusals = new WeakMap<FastifyReply, Code>()
export const refusalOf = (reply: FastifyReply) => refusals.get(reply)

export function refuse(reply: FastifyReply, code: Code): FastifyReply {
  refusals.set(reply, code)
  return reply.code(statusOf[code] ?? 400).send({ code })
}

/** The id in the address of a request. */
export function idOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
}

/** Who asks, and what routes have in common. */
export class Requests {
  private readonly turns = new InTurn()

  constructor(
    readonly node: OnlineNode,
    readonly settings: ApiSettings,
  ) {}

  /** Browsers name the page that asks: only pages of this server may. */
  isOwnPage(request: FastifyRequest): boolean {
    const { origin } = request.headers
    if (origin === undefined || !URL.canParse(origin)) return false
    const { host, origin: asked } = new URL(origin)
    const { publicUrl } = this.settings
    // Anybody on the way can write a page of the same host without https.
    return host === publicUrl?.host ? asked === publicUrl.origin : host === request.host
  }

  personOf(request: FastifyRequest): Promise<Person | undefined> {
    return this.node.people.ofToken(this.tokenOf(request))
  }

  /** Empty where there is none. */
  tokenOf(request: FastifyRequest): string {
    return readSession(request, this.isSecure(request)) ?? ''
  }

  /** The hash of its token. */
  sessionOf(request: FastifyRequest): string {
    return this.node.people.sessionOf(this.tokenOf(request))
  }

  /** What people are told of themselves. */
  async selfOf(person: Person): Promise<Me> {
    const { id, name, settings, hidden } = person
    return { id, name, account: await this.node.accounts.isKept(person), settings, hidden }
  }

  /** From now on this browser has the session of the token. */
  signIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    writeSession(reply, token, this.isSecure(request))
  }

  /** This browser is nobody from now on. */
  forget(request: FastifyRequest, reply: FastifyReply): void {
    clearSession(reply, this.isSecure(request))
  }

  /** A route for those who are known, or become guests by it; its answer is sent as it is, a code as a refusal. */
  post<T>(
    app: FastifyInstance,
    path: string,
    schema: Checked<T>,
    work: (person: Person, body: T, id: string) => Promise<object | undefined | Code>,
    { mayBecomeGuest = () => false }: { readonly mayBecomeGuest?: (body: T) => boolean } = {},
  ): void {
    app.post(path, async (request, reply) => {
      const read = schema.safeParse(request.body)
      if (!read.success) return refuse(reply, whyMalformed(request.body))
      const person = mayBecomeGuest(read.data)
        ? await this.personOrGuest(request, reply, guestName(read.data))
        : ((await this.personOf(request)) ?? 'signed-out')
      if (typeof person === 'string') return refuse(reply, person)
      const answer = await this.inTurn(person.id, () => work(person, read.data, idOf(request)))
      return typeof answer === 'string' ? refuse(reply, answer) : reply.send(answer ?? {})
    })
  }

  /** One request of a person after another: what they may have at most, and who they are, is looked at before each. */
  inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
    return this.turns.do(person, work)
  }

  /** The person who asks; a guest is made where there is none. */
  async personOrGuest(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string | undefined,
  ): Promise<Person | Code> {
    const { people } = this.node
    const known = await this.personOf(request)
    if (known !== undefined && (name === undefined || name === known.name)) return known
    if (known !== undefined) {
      // The answer tells whether another account has this name.
      const mayTry = this.settings.addresses.mayLogIn(request.ip)
      return mayTry ? this.inTurn(known.id, () => people.rename(known, name ?? known.name)) : 'too-fast'
    }
    if (await people.isBanned(this.tokenOf(request) ?? '')) return 'banned'
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

/** Why a body was refused: its name or its password, or it follows the protocol nowhere. */
export function whyMalformed(body: unknown): Code {
  const name = guestName(body)
  if (name !== undefined && !meRequest.safeParse({ name }).success) return 'bad-name'
  const passwords = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const { min, max } = limits.passwordLength
  const isWrong = passwords.some(
    ([key, text]) =>
      (key === 'password' || key === 'next') &&
      typeof text === 'string' &&
      (text.length < min || text.length > max),
  )
  return isWrong ? 'bad-password' : 'bad-message'
}
