import { empty, isLoopback, renameRequest, useDeviceLinkRequest } from '@kazamata/protocol'
import type { FastifyInstance } from 'fastify'
import { type Requests, refuse } from '../requests.ts'

export function peopleRoutes(app: FastifyInstance, requests: Requests): void {
  const { node, settings } = requests
  const { people } = node
  const { addresses } = settings

  app.get('/me', async (request, reply) => {
    const person = await requests.personOf(request)
    return reply.type('application/json').send(JSON.stringify(person ? { name: person.name } : null))
  })
  requests.post(app, '/me', renameRequest, async ({ name }) => ({ name }), { mayBecomeGuest: true })

  app.post('/device-links', async (request, reply) => {
    const person = await requests.personOf(request)
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
    requests.signIn(request, reply, used.token)
    return reply.send({ name: used.person.name })
  })

  app.get('/address', async request => {
    const network = isLoopback(request.hostname) ? settings.networkUrl?.() : undefined
    const url = settings.publicUrl?.origin ?? network
    return url === undefined ? {} : { url }
  })
}
