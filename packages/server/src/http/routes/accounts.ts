import {
  type Code,
  deleteRequest,
  keepRequest,
  loginRequest,
  passwordRequest,
  recoverRequest,
  signOutRequest,
} from '@kazamata/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../../people/accounts.ts'
import { dataOf } from '../../people/data.ts'
import { type Requests, refuse, whyMalformed } from '../requests.ts'

interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** Passwords, and the end of sessions. */
export function accountRoutes(app: FastifyInstance, requests: Requests): void {
  const { node, settings } = requests
  const { accounts, people } = node

  /** A route that tries a password or a code: each address may do so ten times a minute. */
  function guarded<T>(
    path: string,
    schema: Schema<T>,
    work: (body: T, request: FastifyRequest, reply: FastifyReply) => Promise<object | Code>,
  ): void {
    app.post(path, async (request, reply) => {
      const read = schema.safeParse(request.body)
      if (!read.success) return refuse(reply, whyMalformed(request.body))
      if (!settings.addresses.mayLogIn(request.ip)) return refuse(reply, 'too-fast')
      const answer = await work(read.data, request, reply)
      return typeof answer === 'string' ? refuse(reply, answer) : reply.send(answer)
    })
  }

  /** From now on this browser is that person: whoever it was before is signed out here. */
  async function become({ person, token }: SignedIn, request: FastifyRequest, reply: FastifyReply) {
    const before = await requests.personOf(request)
    if (before !== undefined) {
      await people.signOut(before, requests.tokenOf(request), 'here')
      node.signOut(before.id, { only: requests.sessionOf(request) })
    }
    requests.signIn(request, reply, token)
    return requests.selfOf(person)
  }

  guarded('/account', keepRequest, async ({ name, password }, request, reply) => {
    const person = await requests.personOrGuest(request, reply, undefined)
    if (typeof person === 'string') return person
    return requests.inTurn(person.id, async () =>
      (await people.isLikeNeighbour(person.id, name)) ? 'name-taken' : accounts.keep(person, name, password),
    )
  })
  guarded('/account/login', loginRequest, async ({ name, password }, request, reply) => {
    const signedIn = await accounts.login(name, password)
    return typeof signedIn === 'string' ? signedIn : become(signedIn, request, reply)
  })
  guarded('/account/recover', recoverRequest, async ({ recovery, password }, request, reply) => {
    const signedIn = await accounts.recover(recovery, password)
    if (typeof signedIn === 'string') return signedIn
    node.signOut(signedIn.person.id, { except: undefined })
    return { ...(await become(signedIn, request, reply)), recovery: signedIn.recovery }
  })
  guarded('/account/password', passwordRequest, async (body, request) => {
    const person = await requests.personOf(request)
    if (person === undefined) return 'signed-out'
    const changed = await accounts.changePassword(person, body, requests.tokenOf(request))
    if (typeof changed !== 'string') node.signOut(person.id, { except: requests.sessionOf(request) })
    return changed
  })

  guarded('/me/delete', deleteRequest, async ({ password }, request, reply) => {
    const person = await requests.personOf(request)
    if (person === undefined) return 'signed-out'
    const refused = (await accounts.mayAct(person, password)) ?? (await node.erase(person))
    if (refused !== undefined) return refused
    requests.forget(request, reply)
    return {}
  })
  app.get('/me/data', async (request, reply) => {
    const person = await requests.personOf(request)
    if (person === undefined) return refuse(reply, 'signed-out')
    return reply
      .header('content-disposition', 'attachment; filename="kazamata.json"')
      .send(await dataOf(node.parts.store, person))
  })

  app.post('/sign-out', async (request, reply) => {
    const read = signOutRequest.safeParse(request.body)
    if (!read.success) return refuse(reply, 'bad-message')
    const { where } = read.data
    const person = await requests.personOf(request)
    const refused = person && (await people.signOut(person, requests.tokenOf(request), where))
    if (refused !== undefined) return refuse(reply, refused)
    requests.forget(request, reply)
    if (person !== undefined)
      node.signOut(
        person.id,
        where === 'here' ? { only: requests.sessionOf(request) } : { except: undefined },
      )
    return reply.send({})
  })
}
