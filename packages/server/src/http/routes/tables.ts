import {
  changeSeatRequest,
  createTableRequest,
  empty,
  invitationRequest,
  inviteRequest,
  joinTableRequest,
  seedWordRequest,
  takeSeatRequest,
} from '@kazamata/protocol'
import type { FastifyInstance } from 'fastify'
import { idOf, type Requests, refuse } from '../requests.ts'

export function tableRoutes(app: FastifyInstance, requests: Requests): void {
  const { tables } = requests.node
  requests.post(
    app,
    '/tables',
    createTableRequest,
    (person, { name: _, ...wanted }) => tables.create(person, wanted),
    { mayBecomeGuest: () => true },
  )
  app.post('/tables/:id/invitation', async (request, reply) => {
    const read = invitationRequest.safeParse(request.body)
    const found = read.success ? await tables.invitation(idOf(request), read.data.invite) : 'bad-message'
    return typeof found === 'string' ? refuse(reply, found) : reply.send(found)
  })
  requests.post(
    app,
    '/tables/:id/join',
    joinTableRequest,
    (person, { invite, seat }, id) => tables.join(person, id, invite, seat),
    { mayBecomeGuest: () => true },
  )
  requests.post(app, '/tables/:id/seat', takeSeatRequest, (person, { seat }, id) =>
    tables.take(person, id, seat),
  )
  requests.post(app, '/tables/:id/remove', takeSeatRequest, (person, { seat }, id) =>
    tables.remove(person, id, seat),
  )
  requests.post(app, '/tables/:id/host', takeSeatRequest, (person, { seat }, id) =>
    tables.handOver(person, id, seat),
  )
  requests.post(app, '/tables/:id/word', seedWordRequest, (person, { word }, id) =>
    tables.proposeWord(person, id, word),
  )
  requests.post(app, '/tables/:id/agree', seedWordRequest, (person, { word }, id) =>
    tables.agree(person, id, word),
  )
  requests.post(app, '/tables/:id/change', changeSeatRequest, (person, { seat, to }, id) =>
    tables.changeSeat(person, id, seat, to),
  )
  requests.post(app, '/tables/:id/invite', inviteRequest, (person, _, id) => tables.invite(person, id))
  requests.post(app, '/tables/:id/leave', empty, (person, _, id) => tables.leave(person, id))
  requests.post(app, '/tables/:id/start', empty, (person, _, id) => tables.start(person, id))
}
