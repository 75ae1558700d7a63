import type { Room } from '@kazamata/room/room'
import type { ServerParts } from '../parts.ts'
import { FaultyHost } from './faulty-host.ts'

/** A mistake that the simulation has to find. */
export const mutants = [
  'publishes before it is stored',
  'does not know a request again',
  'stays behind its client',
  'resumes as if nothing had been undone',
  'goes on after an unknown write',
  'takes stale moves',
  'lets clocks notice every move',
  'counts the time in which it slept',
  'never replaces anybody',
  'replaces whoever is to move',
  'trusts in hints alone',
  'leaves its bots to the dead',
  'lets all nodes play for a bot, and none compare',
  'knows only who is here',
  'forgets what it refuses',
] as const
export type Mutant = (typeof mutants)[number]

/** A host whose rooms have this mistake. Those of the store and of the cluster are made there. */
export const mutantHost = (parts: ServerParts, mutant: Mutant) =>
  new FaultyHost(parts, room => Object.assign(room, mistakes(room, mutant)))

function mistakes(room: Room, mutant: Mutant): Partial<Room> {
  const submit = room.submit.bind(room)
  const undo = room.undo.bind(room)
  const update = room.update.bind(room)
  /** By viewer and version. */
  const lengths = new Map<string, number>()
  let count = 0
  switch (mutant) {
    case 'does not know a request again':
      return {
        submit: (seat, id, ...rest) => submit(seat, `${id}#${count++}`, ...rest),
        undo: (seat, id, ...rest) => undo(seat, `${id}#${count++}`, ...rest),
      }
    case 'stays behind its client':
      return { catchUp: async () => undefined }
    case 'resumes as if nothing had been undone':
      return {
        update: (viewer, since) => {
          const right = update(viewer, since)
          const { version, events } = room.snapshot(viewer)
          lengths.set(`${viewer} ${version}`, events.length)
          const keep = Math.min(lengths.get(`${viewer} ${since}`) ?? right.keep, events.length)
          return { ...right, keep, events: events.slice(keep) }
        },
      }
    case 'takes stale moves':
      return {
        submit: (seat, id, _, moves) => submit(seat, id, room.snapshot(seat).question, moves),
        undo: (seat, id, _, back) => undo(seat, id, room.snapshot(seat).question, back),
      }
    case 'lets clocks notice every move':
      return {
        update: (viewer, since) => {
          const right = update(viewer, since)
          const noticed = right.clocks?.map(
            clock => clock && { ...clock, left: clock.left + room.record.entries.length },
          )
          return { ...right, ...(noticed && { clocks: noticed }) }
        },
      }
    case 'never replaces anybody':
      return { replaceLate: async () => ({ error: 'stale' }) }
    case 'replaces whoever is to move':
      return {
        catchUp: async () => {
          await room.replaceLate({ kind: 'bot', level: 'novice' })
          const [seat] = room.waitingFor
          if (seat !== undefined)
            await room.assign(seat, `late-${count++}`, { kind: 'bot', level: 'novice' }, { reason: 'late' })
        },
      }
    case 'trusts in hints alone':
    case 'leaves its bots to the dead':
    case 'lets all nodes play for a bot, and none compare':
    case 'knows only who is here':
    case 'forgets what it refuses':
    case 'counts the time in which it slept':
    case 'publishes before it is stored':
    case 'goes on after an unknown write':
      return {}
  }
}
