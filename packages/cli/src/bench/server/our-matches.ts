import { randomBytes } from 'node:crypto'
import { commitment } from '@kazamata/kernel/match'
import { usualSettings } from '@kazamata/protocol'
import { storedMatch } from '@kazamata/room/store'
import type { OnlineStore } from '@kazamata/server/online-store'
import { hashOf } from '@kazamata/server/sqlite'
import type { Place } from './tables.ts'

/** A match in the store, and the sessions of its seats. */
export interface OurMatch {
  readonly id: string
  readonly tokens: readonly string[]
}

/** Matches that are stored at a time. */
const storedAtOnce = 16

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** Of a store that is opened for this alone. */
export const storeParts = {
  now: () => Date.now(),
  report(error: unknown) {
    throw error
  },
}

/** Stores matches in a new database, each played so far by people of its own; closes it. */
export async function storeMatches(store: OnlineStore, places: readonly Place[]): Promise<OurMatch[]> {
  try {
    const matches: OurMatch[] = []
    // A database has only so many connections.
    for (let from = 0; from < places.length; from += storedAtOnce)
      matches.push(
        ...(await Promise.all(
          places.slice(from, from + storedAtOnce).map(place => storeMatch(store, place)),
        )),
      )
    return matches
  } finally {
    await store.close()
  }
}

async function storeMatch(
  store: OnlineStore,
  { recorded: { record, standings }, from }: Place,
): Promise<OurMatch> {
  const id = hex(16)
  const standing = standings[from]
  if (standing === undefined) throw new Error('The recorded match is shorter.')
  const seats = record.seats.map(() => ({ person: hex(16), token: hex(32) }))
  const people = seats.map(({ person }) => person)
  const own = { ...record, id }
  const stored = {
    ...storedMatch(own, standing, { seal: commitment(own), begun: Date.now() }, Date.now()),
    people,
    host: people[0] ?? '',
    watchable: false,
    settings: usualSettings,
    clockBegun: 0,
  }
  const written = await Promise.all([
    ...seats.map(({ person, token }) =>
      store.people.create({ id: person, name: 'Player', made: Date.now() }, hashOf(token)),
    ),
    store.matches.create(stored, record.entries.slice(0, from)),
  ])
  if (written.some(result => result !== 'won')) throw new Error('A match could not be stored.')
  return { id, tokens: seats.map(({ token }) => token) }
}
