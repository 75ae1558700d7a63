import { empty, isLoopback, meRequest, useDeviceLinkRequest } from '@kazamata/protocol'
import type { FastifyInstance } from 'fastify'
import { idOf, type Requests, refuse } from '../requests.ts'

export function peopleRoutes(app: FastifyInstance, requests: Requests): void {
  const { node, settings } = requests
  const { people } = node
  const { addresses } = settings

  app.get('/me', async (request, reply) => {
    const person = await requests.personOf(request)
    const answer = person === undefined ? null : await requests.selfOf(person)
    return reply.type('application/json').send(JSON.stringify(answer))
  })
  requests.post(
    app,
    '/me',
    meRequest,
    async (person, { settings, hidden }) => {
      const isSame = settings === undefined && hidden === undefined
      const saved = isSame ? person : await people.save(person, { settings, hidden })
      return typeof saved === 'string' ? saved : requests.selfOf(saved)
    },
    // A browser that was signed out and still tells what it looks like is nobody.
    { mayBecomeGuest: ({ settings, hidden }) => settings === undefined && hidden === undefined },
  )

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
    return reply.send(await requests.selfOf(used.person))
  })

  app.get('/people/:id', async (request, reply) => {
    const profile = await node.profiles.find(idOf(request), await requests.personOf(request))
    return typeof profile === 'string' ? refuse(reply, profile) : reply.send(profile)
  })

  app.get('/address', async request => {
    const network = isLoopback(request.hostname) ? settings.networkUrl?.() : undefined
    const url = settings.publicUrl?.origin ?? network
    return url === undefined ? {} : { url }
  })
}
