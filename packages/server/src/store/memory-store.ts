import { memoryMatches } from './memory/matches.ts'
import { memoryPeople } from './memory/people.ts'
import { memoryTables } from './memory/tables.ts'
import type { OnlineStore } from './online-store.ts'

/** A store that lives as long as the process: for tests and simulations. */
export function memoryStore(): OnlineStore {
  const tables = memoryTables()
  return {
    matches: memoryMatches(tables),
    tables,
    people: memoryPeople(),
    close: async () => undefined,
  }
}
