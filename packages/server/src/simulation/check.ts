import { type AnyGame, isRefusal, type Viewer } from '@kazamata/kernel'
import { update } from '@kazamata/protocol'
import { Room } from '@kazamata/room/room'
import type { LoadedOnlineMatch } from '../store/online-store.ts'
import { type Device, type Request, textOf } from './device.ts'

export interface Played {
  readonly game: AnyGame
  readonly loaded: LoadedOnlineMatch
  readonly devices: readonly Device[]
  readonly requests: readonly Request[]
  /** By viewer and version: what devices saw. */
  readonly seen: ReadonlyMap<string, string>
}

/** What a simulation must have come to when everything has happened; throws where a promise was broken. */
export function check({ game, loaded, devices, requests, seen }: Played) {
  const { record } = loaded
  const rooms = Array.from({ length: record.entries.length + 1 }, (_, length) =>
    roomAt(game, { ...record, entries: record.entries.slice(0, length) }),
  )
  checkVersions(rooms, seen, [...new Set(devices.map(({ viewer }) => viewer))])
  const places = new Map<string, number[]>()
  for (const [place, request] of loaded.requests.entries())
    if (request !== undefined) places.set(request, [...(places.get(request) ?? []), place])
  for (const request of requests) checkRequest(request, places.get(request.id) ?? [], rooms)

  const last = rooms.at(-1)
  for (const { viewer, snapshot, waiting } of devices) {
    const [unanswered] = waiting.keys()
    if (unanswered !== undefined) throw new Error(`Request ${unanswered} was never answered.`)
    if (snapshot === undefined || last === undefined || textOf(snapshot) !== overTheLine(last, viewer))
      throw new Error(`A device of ${viewer} is not at the end.`)
  }
}

function roomAt(game: AnyGame, record: LoadedOnlineMatch['record']): Room {
  const room = Room.open({
    game,
    record,
    log: { append: async () => 'failed', read: async () => [] },
    bots: { ask: async () => undefined },
    budget: { decision: 1, turn: 1 },
    pace: { pause: async () => undefined, ready: async () => undefined },
    report: error => {
      throw error
    },
  })
  if (isRefusal(room)) throw new Error(`The log does not replay: ${room.error}.`)
  return room
}

/** What a device would have of it. */
function overTheLine(room: Room, viewer: Viewer): string {
  const message = { type: 'update', match: '0'.repeat(32), ...room.update(viewer, 0) }
  return textOf(update.parse(JSON.parse(JSON.stringify(message))))
}

/** What was shown as a version is what the log says of it. */
function checkVersions(rooms: readonly Room[], seen: Played['seen'], viewers: readonly Viewer[]): void {
  const truth = new Map<string, string>()
  for (const room of rooms)
    for (const viewer of viewers) {
      const key = `${viewer} ${room.snapshot(viewer).version}`
      if (seen.has(key) && !truth.has(key)) truth.set(key, overTheLine(room, viewer))
    }
  for (const [key, text] of seen)
    if (truth.get(key) !== text) throw new Error(`Version ${key} is not what the log says.`)
}

function checkRequest(request: Request, places: readonly number[], rooms: readonly Room[]): void {
  const { id, seat, question, answer, message } = request
  if (answer === undefined) throw new Error(`Request ${id} was never answered.`)
  if (answer.type === 'reject') {
    // Who is away is not in the log: a node that died may have begun to write what another one then refuses.
    const isOfAway = message.type === 'assign' && message.seat !== seat && answer.code === 'not-seated'
    if (places.length > 0 && !isOfAway)
      throw new Error(`Request ${id} was refused (${answer.code}) and is in the log.`)
    return
  }
  const length = message.type === 'move' ? answer.played : 1
  if (places.length !== length || length === 0)
    throw new Error(`Request ${id} is in the log ${places.length} times instead of ${length}.`)
  if (question !== undefined && rooms[places[0] ?? -1]?.snapshot(seat).question !== question)
    throw new Error(`Request ${id} answered another question than the one shown.`)
}
