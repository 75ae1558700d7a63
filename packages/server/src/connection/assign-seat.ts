import type { Seat } from '@kazamata/kernel'
import type { ClientMessage, Code } from '@kazamata/protocol'
import type { Accepted, RoomRefusal } from '@kazamata/room/room'
import type { HostedMatch } from '../matches/hosted-match.ts'

/**
 * One's own seat, to a bot or back; the host's word also counts for a seat whose person is away, where no clock counts their time.
 */
export async function assignSeat(
  hosted: HostedMatch,
  person: string,
  own: Seat | undefined,
  { seat, occupant, id }: Extract<ClientMessage, { type: 'assign' }>,
  levels: readonly string[],
): Promise<Accepted | RoomRefusal | Code> {
  const { room, stored } = hosted
  const isBot = occupant.kind === 'bot'
  if (isBot && !levels.includes(occupant.level)) return 'bad-seats'
  const give = () => room.assign(seat, id, occupant, { reason: isBot ? 'left' : 'back' })
  if (stored.people[seat] == null) return 'not-seated'
  if (own === seat) return give()
  if (stored.host !== person || !isBot || stored.settings.pace.kind !== 'none') return 'not-seated'
  await hosted.refreshPresence()
  const answer = hosted.presence.online.includes(seat) ? await earlierAnswer(room, seat, id) : await give()
  if (answer === undefined) return 'not-seated'
  // The version of another seat would tell how often it has moved in secret.
  return 'error' in answer ? answer : { ...answer, version: room.version(own ?? 'table') }
}

/** To a request that was sent before: who was away then may be here now. */
async function earlierAnswer(
  room: HostedMatch['room'],
  seat: Seat,
  id: string,
): Promise<Accepted | undefined> {
  await room.catchUp()
  return room.storedAnswer(seat, id)
}
