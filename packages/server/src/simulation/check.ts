import { type AnyGame, isRefusal, type Viewer } from '@kazamata/kernel'
import { update } from '@kazamata/protocol'
import { leftAt } from '@kazamata/room'
import { Room } from '@kazamata/room/room'
import type { StoredLine } from '../store/chat-store.ts'
import type { LoadedOnlineMatch } from '../store/online-store.ts'
import { type Device, type Request, textOf } from './device.ts'

/** How late a server may notice that somebody is late, in milliseconds. */
export const noticeTime = 35_000

export interface Played {
  readonly game: AnyGame
  readonly loaded: LoadedOnlineMatch
  readonly chat: readonly StoredLine[]
  readonly devices: readonly Device[]
  readonly requests: readonly Request[]
  /** By viewer and version: what devices saw. */
  readonly seen: ReadonlyMap<string, string>
  /** How long the server was awake. */
  readonly awake: number
}

/** What a simulation must have come to when everything has happened; throws where a promise was broken. */
export function check({ game, loaded, chat, devices, requests, seen, awake }: Played) {
  const rooms = Array.from({ length: loaded.record.entries.length + 1 }, (_, length) =>
    roomAt(game, loaded, length),
  )
  checkClocks(rooms, loaded, awake)
  checkVersions(rooms, seen, [...new Set(devices.map(({ viewer }) => viewer))])
  const places = new Map<string, number[]>()
  for (const [place, request] of loaded.requests.entries())
    if (request !== undefined) places.set(request, [...(places.get(request) ?? []), place])
  for (const request of requests)
    if (request.message.type === 'say') checkLine(request, chat)
    else checkRequest(request, places.get(request.id) ?? [], rooms)

  const last = rooms.at(-1)
  const [waiting] = last?.activity.thinking ?? []
  if (waiting !== undefined) throw new Error(`Nobody plays for the bot of seat ${waiting}.`)
  checkPresence(devices)
  const isOver = last?.snapshot('table').outcome !== undefined
  for (const { viewer, snapshot, waiting, lines } of devices) {
    const heard = chat.filter(({ audience }) => audience === 'all' || viewer === 'table' || isOver)
    const expected = heard.map(({ request }) => request).join(' ')
    if (lines.map(({ id }) => id).join(' ') !== expected)
      throw new Error(`A device of ${viewer} has other lines of the chat than it may hear.`)
    const [unanswered] = waiting.keys()
    if (unanswered !== undefined) throw new Error(`Request ${unanswered} was never answered.`)
    if (snapshot === undefined || last === undefined || textOf(snapshot) !== overTheLine(last, viewer))
      throw new Error(`A device of ${viewer} is not at the end.`)
  }
}

function roomAt(game: AnyGame, { stored, record, times }: LoadedOnlineMatch, length: number): Room {
  const room = Room.open({
    game,
    isEndFinal: true,
    record: { ...record, entries: record.entries.slice(0, length) },
    times,
    clock: { pace: stored.settings.pace, begun: stored.clockBegun, now: () => 0 },
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

/** Nobody is replaced before their time is up, everybody afterwards. */
function checkClocks(rooms: readonly Room[], { record, times }: LoadedOnlineMatch, awake: number): void {
  const leftOf = (room: Room | undefined, seat: number, at: number) => {
    const clock = room?.standing.clocks?.[seat]
    return clock?.since === undefined ? undefined : leftAt(clock, at)
  }
  if (times.some(at => at > awake)) throw new Error('A clock counted time in which nobody was awake.')
  for (const [place, entry] of record.entries.entries()) {
    if (!('reason' in entry) || entry.reason !== 'late') continue
    // Several may be late in one moment: the clocks before the first of them tell.
    if (leftOf(rooms[place], entry.seat, times[place] ?? 0) !== 0)
      throw new Error(`Seat ${entry.seat} was replaced before its time was up.`)
  }
  for (const seat of record.seats.keys())
    if (leftOf(rooms.at(-1), seat, awake - noticeTime) === 0)
      throw new Error(`Seat ${seat} is late, and was not replaced.`)
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

/** What was acknowledged is in the chat once, what was refused never. */
function checkLine({ id, answer }: Request, chat: readonly StoredLine[]): void {
  const count = chat.filter(({ request }) => request === id).length
  if (answer === undefined) throw new Error(`Line ${id} was never answered.`)
  if (count !== (answer.type === 'ack' ? 1 : 0))
    throw new Error(`Line ${id} was answered with ${answer.type} and is in the chat ${count} times.`)
}

function checkRequest(request: Request, places: readonly number[], rooms: readonly Room[]): void {
  const { id, seat = -1, question, answer, message } = request
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

/** Everybody is back: so all are told, over whichever node they and the others came. */
function checkPresence(devices: readonly Device[]): void {
  const viewers = [...new Set(devices.map(({ viewer }) => viewer))]
  const expected = viewers.filter(viewer => viewer !== 'table').sort()
  for (const { viewer, presence } of devices)
    if (presence?.online.join() !== expected.join() || presence.watching !== viewers.length - expected.length)
      throw new Error(`A device of ${viewer} was told that others are there than those who are.`)
}
