import type { FastifyReply, FastifyRequest } from 'fastify'

/** A year, in seconds. */
const age = 365 * 86_400

/** Bound to this host where there is https; a network at home has none. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-kazamata' : 'kazamata')

/** The token of the session, out of reach of scripts and of other sites. */
export function readSession({ headers }: FastifyRequest, isSecure: boolean): string | undefined {
  const prefix = `${nameOf(isSecure)}=`
  const found = headers.cookie?.split('; ').find(pair => pair.startsWith(prefix))
  return found?.slice(prefix.length)
}

export function writeSession(reply: FastifyReply, token: string, isSecure: boolean): void {
  write(reply, token, age, isSecure)
}

export function clearSession(reply: FastifyReply, isSecure: boolean): void {
  write(reply, '', 0, isSecure)
}

function write(reply: FastifyReply, token: string, age: number, isSecure: boolean): void {
  const secure = isSecure ? ' Secure;' : ''
  reply.header(
    'set-cookie',
    `${nameOf(isSecure)}=${token}; Max-Age=${age}; Path=/; HttpOnly;${secure} SameSite=Lax`,
  )
}
