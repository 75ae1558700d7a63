import type { AnyGame } from '@kazamata/kernel'
import { People } from '../people/people.ts'
import type { OnlineStore, Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { seededHex, serverParts } from './server-parts.ts'

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hugo']

/** A match of people in this store that has just begun, and somebody who may watch it. */
export async function startedMatch(
  store: OnlineStore,
  { game, seats, options }: { readonly game: AnyGame; readonly seats: number; readonly options: unknown },
  seed: number,
) {
  const parts = serverParts({ store, randomHex: seededHex(`match ${seed}`), findGame: async () => game })
  const all = new People(parts)
  const tables = new Tables(parts, all)
  const guest = async (name: string): Promise<Person> => sure(await all.makeGuest(name)).person
  const people = await Promise.all(names.slice(0, seats).map(guest))
  const [host] = people
  if (host === undefined) throw new Error('A match has a host.')
  const open = people.map(() => ({ kind: 'open' as const }))
  const made = sure(await tables.create(host, { game: game.id, options, seats: open, watchable: true }))
  for (const person of people) sure((await tables.join(person, made.id, made.invite)) ?? {})
  sure((await tables.start(host, made.id)) ?? {})
  tables.close()
  return { match: made.id, people, spectator: await guest('Wanda') }
}

function sure<T extends object>(made: T | string): T {
  if (typeof made === 'string') throw new Error(`Refused: ${made}.`)
  return made
}
