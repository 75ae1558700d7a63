import type { Room } from '@kazamata/room/room'
import type { Chat } from '../chat/chat.ts'
import type { ServerParts } from '../parts.ts'
import { FaultyHost } from './faulty-host.ts'

/** A mistake that tells a viewer what others do in secret. */
export const leaks = [
  'counts hidden moves in versions',
  'tells how much others may take back',
  'shows hidden moves as activity',
  'lets clocks notice hidden moves',
  'shows players what those who watch say',
] as const
export type Leak = (typeof leaks)[number]

/** Makes hosts whose rooms have this leak. */
export const leakyHost = (leak: Leak) => (parts: ServerParts) =>
  new FaultyHost(parts, room => open(room, leak))

/** Players get all lines. */
export function overhear(chat: Chat): void {
  const follow = chat.follow.bind(chat)
  chat.follow = async (...args) => {
    const { talk, ...followed } = await follow(...args)
    return { ...followed, talk: Object.create(talk, { common: { get: () => talk.lines } }) }
  }
}

function open(room: Room, leak: Leak): void {
  const update = room.update.bind(room)
  switch (leak) {
    case 'counts hidden moves in versions':
      room.update = (viewer, since) => ({ ...update(viewer, since), version: room.record.entries.length + 1 })
      return
    case 'tells how much others may take back':
      room.update = (viewer, since) => {
        const undoable = room.record.seats.reduce((sum, _, seat) => sum + room.snapshot(seat).undoable, 0)
        return { ...update(viewer, since), undoable }
      }
      return
    case 'lets clocks notice hidden moves':
      room.update = (viewer, since) => {
        const right = update(viewer, since)
        const { length } = room.record.entries
        const clocks = right.clocks?.map(clock => clock && { ...clock, left: clock.left + length })
        return { ...right, ...(clocks && { clocks }) }
      }
      return
    case 'shows players what those who watch say':
      return
    case 'shows hidden moves as activity': {
      const { activity } = room
      Object.defineProperty(room, 'activity', {
        get: () => ({ ...activity, thinking: [room.record.entries.length % 2] }),
      })
    }
  }
}
