import { muteRequest, reportRequest } from '@kazamata/protocol'
import type { FastifyInstance } from 'fastify'
import type { Requests } from '../requests.ts'

export function chatRoutes(app: FastifyInstance, requests: Requests): void {
  const { chat } = requests.node
  requests.post(app, '/matches/:id/report', reportRequest, (person, report, id) =>
    chat.report(person, id, report),
  )
  requests.post(app, '/matches/:id/mute', muteRequest, (person, mute, id) => chat.mute(person, id, mute))
}
