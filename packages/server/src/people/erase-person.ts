import type { Code } from '@kazamata/protocol'
import type { MatchHost } from '../matches/match-host.ts'
import type { ServerParts } from '../parts.ts'
import type { OnlineMatch, Person } from '../store/online-store.ts'
import type { Tables } from '../tables/tables.ts'

/** Plays on in the seat of somebody who is gone. */
const substitute = { kind: 'bot', level: 'adventurer' } as const
/** How often it is looked again whether a room has written the person back. */
const maxTries = 8

interface Parts extends Pick<ServerParts, 'store' | 'randomHex'> {
  readonly host: MatchHost
  readonly tables: Tables
}

/** Hands this person's seats to bots, then erases all that is known of them; their matches stay, without the name. */
export async function erasePerson(
  { store, randomHex, host, tables }: Parts,
  person: Person,
): Promise<undefined | Code> {
  for (const { id } of await store.tables.listOf(person.id)) await tables.leave(person, id)
  for (let tries = 0; tries < maxTries; tries++) {
    const matches = await store.matches.listOf(person.id)
    for (const match of matches) if (!(await handOver(match))) return 'unavailable'
    if ((await store.people.erase(person.id)) !== 'won') return 'unavailable'
    // Rooms that were open know the old name, and may have written meanwhile.
    for (const { id } of matches) host.reopen(id)
    if ((await store.matches.listOf(person.id)).length === 0) return undefined
  }
  return 'unavailable'

  async function handOver({ id, winners }: OnlineMatch): Promise<boolean> {
    const hosted = winners === undefined ? await host.find(id) : 'over'
    // A match that cannot be opened any more has nobody who waits.
    if (typeof hosted === 'string') return hosted !== 'unavailable'
    const seat = hosted.seatOf(person.id)
    if (seat === undefined || hosted.room.snapshot('table').seats[seat]?.occupant.kind === 'bot') return true
    const answer = await hosted.room.assign(seat, randomHex(8), substitute, { reason: 'left' })
    return !('error' in answer) || answer.error !== 'unavailable'
  }
}
