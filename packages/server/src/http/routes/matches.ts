import { wordOf, writeMatch } from '@kazamata/kernel/match'
import { empty, type MatchSummary } from '@kazamata/protocol'
import { leftAt } from '@kazamata/room'
import type { FastifyInstance } from 'fastify'
import type { OnlineMatch, WaitingTable } from '../../store/online-store.ts'
import { idOf, type Requests, refuse } from '../requests.ts'

export function matchRoutes(app: FastifyInstance, requests: Requests): void {
  const { people, parts, tables } = requests.node

  app.get('/matches', async request => {
    const person = await requests.personOf(request)
    if (person === undefined) return []
    const [waiting, begun] = await Promise.all([
      parts.store.tables.listOf(person.id),
      parts.store.matches.listOf(person.id),
    ])
    const rows = await Promise.all(waiting.map(table => waitingSummary(table, person.id)))
    return [...rows, ...begun.map(match => matchSummary(match, person.id, requests.node.host.now))].sort(
      (a, b) => b.played - a.played,
    )
  })

  /** The whole match, its seed included: only when it is over, to whoever might have watched it. */
  app.get('/matches/:id/file', async (request, reply) => {
    const person = await requests.personOf(request)
    const loaded = await parts.store.matches.load(idOf(request))
    if (loaded === undefined) return refuse(reply, 'no-such-match')
    const { stored, record } = loaded
    const mayRead = stored.watchable || (person !== undefined && stored.people.includes(person.id))
    if (!mayRead) return refuse(reply, 'not-allowed')
    if (stored.winners === undefined) return refuse(reply, 'too-early')
    return reply.type('application/json').send(writeMatch(record, stored.seal))
  })

  requests.post(app, '/matches/:id/rematch', empty, (person, _, id) => tables.rematch(person, id))

  async function waitingSummary(table: WaitingTable, person: string): Promise<MatchSummary> {
    const you = table.seats.findIndex(seat => seat.kind === 'person' && seat.person === person)
    const seats = table.seats.map(async seat => ({
      name: 'person' in seat ? await people.nameOf(seat.person) : seat.kind === 'bot' ? seat.name : '',
      occupant: seat.kind === 'bot' ? { kind: seat.kind, level: seat.level } : { kind: seat.kind },
    }))
    return {
      id: table.id,
      game: table.game,
      seats: await Promise.all(seats),
      stage: 'waiting',
      active: [],
      played: table.changed,
      ...(table.campaign && { campaign: table.campaign }),
      ...(you !== -1 && { you }),
    }
  }
}

function matchSummary(
  {
    id,
    game,
    seats,
    people,
    active,
    winners,
    result,
    played,
    seed,
    campaign,
    clocks,
    abandoned,
  }: OnlineMatch,
  person: string,
  now: number,
): MatchSummary {
  const you = people.indexOf(person)
  const clock = clocks?.[you]
  return {
    id,
    game,
    seats: seats.map(({ name, occupant }) => ({ name, occupant })),
    stage: abandoned ? 'abandoned' : winners === undefined ? 'running' : 'over',
    active: [...active],
    played,
    ...(you !== -1 && { you }),
    ...(wordOf(seed) !== undefined && { seedWord: true }),
    ...(campaign && { campaign }),
    ...(clock?.since !== undefined && !abandoned && { left: leftAt(clock, now) }),
    ...(clock?.late && { late: true }),
    ...(winners && { winners: [...winners] }),
    ...(result?.scores && { result: { scores: [...result.scores] } }),
  }
}
