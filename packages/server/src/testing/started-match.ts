import type { AnyGame } from '@kazamata/kernel'
import { type Pace, usualSettings } from '@kazamata/protocol'
import { People } from '../people/people.ts'
import type { OnlineStore, Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { attend } from './deal-client.ts'
import { seededHex, serverParts, testClock } from './server-parts.ts'

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hugo']

export interface StartedTable {
  readonly game: AnyGame
  readonly seats: number
  readonly options: unknown
  readonly pace?: Pace
}

/** A match of people in this store that has just begun, and somebody who may watch it. */
export async function startedMatch(
  store: OnlineStore,
  { game, seats, options, pace = usualSettings.pace }: StartedTable,
  seed: number,
  clock = testClock(),
) {
  const parts = serverParts({
    store,
    clock,
    randomHex: seededHex(`match ${seed}`),
    findGame: async () => game,
  })
  const all = new People(parts)
  const tables = new Tables(parts, all)
  const guest = async (name: string): Promise<Person> => sure(await all.makeGuest(name)).person
  const people = await Promise.all(names.slice(0, seats).map(guest))
  const [host] = people
  if (host === undefined) throw new Error('A match has a host.')
  const settings = { ...usualSettings, pace }
  const open = people.map(() => ({ kind: 'open' as const }))
  const made = sure(
    await tables.create(host, { game: game.id, options, seats: open, watchable: true, settings }),
  )
  for (const person of people) sure((await tables.join(person, made.id, made.invite)) ?? {})
  await attend({ tables, parts }, made.id)
  sure((await tables.start(host, made.id)) ?? {})
  tables.close()
  return { match: made.id, people, spectator: await guest('Wanda') }
}

function sure<T extends object>(made: T | string): T {
  if (typeof made === 'string') throw new Error(`Refused: ${made}.`)
  return made
}
