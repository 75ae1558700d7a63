import type { AnyGame, Viewer } from '@kazamata/kernel'
import { type ServerMessage, usualSettings } from '@kazamata/protocol'
import type { Snapshot } from '@kazamata/room'
import { Connection, type ConnectionParts, type SocketEvents } from '../online/connection/connection.ts'

/** A match's id. */
export const matchId = 'ab'.repeat(16)

interface Sent {
  readonly type: string
  readonly id?: string
  readonly [key: string]: unknown
}

/** A server and a clock in the hands of the test. */
export function fakeServer(more: Partial<ConnectionParts> = {}) {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>()
  const sockets: { readonly events: SocketEvents; readonly sent: Sent[]; isClosed: boolean }[] = []

  const parts: ConnectionParts = {
    open(_match, events) {
      const socket = { events, sent: [] as Sent[], isClosed: false }
      sockets.push(socket)
      return {
        send: text => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true
        },
      }
    },
    after(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    now: () => now,
    random: () => 1,
    isKnown: async () => true,
    build: 'test',
    ...more,
  }

  function last() {
    const socket = sockets.at(-1)
    if (socket === undefined) throw new Error('Nobody has connected.')
    return socket
  }

  const say = (message: ServerMessage) => last().events.received(JSON.stringify(message))
  const sent = (type: string) => last().sent.filter(message => message.type === type)

  return {
    connection: new Connection(parts),
    parts,
    sockets,
    say,
    sent,
    /** The id of the last request that was sent. */
    lastId: () => last().sent.findLast(({ id }) => id !== undefined)?.id ?? '',
    welcome(restored = 0) {
      last().events.opened()
      say({ type: 'welcome', protocol: 1, build: 'test', now: 0, name: 'Ada', restored })
    },
    cut: () => last().events.closed(),
    advance(ms: number) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        now = next.at
        timers.delete(next)
        next.callback()
      }
      now = end
    },
  }
}

/** The message that brings a snapshot from a version, 0 for all of it. */
export function updateOf(
  game: AnyGame,
  snapshot: Snapshot,
  { from, keep }: { readonly from: number; readonly keep: number } = { from: 0, keep: 0 },
): ServerMessage {
  const { events, ...rest } = snapshot
  const about = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: {},
    commitment: 'c'.repeat(64),
    settings: usualSettings,
  }
  return JSON.parse(
    JSON.stringify({
      type: 'update',
      match: matchId,
      ...rest,
      from,
      keep,
      events: events.slice(keep),
      ...(from === 0 && { about }),
    }),
  )
}

/** A snapshot of a match that has just begun. */
export function firstSnapshot(viewer: Viewer, more: Partial<Snapshot> = {}): Snapshot {
  return {
    viewer,
    version: 1,
    question: 1,
    view: { heap: 5 },
    events: [{ type: 'begun' }],
    active: [0],
    moves: viewer === 0 ? [{ take: 1 }, { take: 2 }] : [],
    undoable: 0,
    turnsEnded: 0,
    seats: [
      { name: 'Ada', occupant: { kind: 'person' } },
      { name: 'Bo', occupant: { kind: 'person' } },
    ],
    ...more,
  }
}
