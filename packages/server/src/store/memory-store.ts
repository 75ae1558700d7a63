import { memoryChat } from './memory/chat.ts'
import { memoryMatches } from './memory/matches.ts'
import { memoryPeople } from './memory/people.ts'
import { memoryResults } from './memory/results.ts'
import { memoryTables } from './memory/tables.ts'
import { memoryUptime } from './memory/uptime.ts'
import type { OnlineStore } from './online-store.ts'

/** A store that lives as long as the process: for tests and simulations. `now` is when sessions begin. */
export function memoryStore(now: () => number = Date.now): OnlineStore {
  const tables = memoryTables()
  const matches = memoryMatches(tables)
  const results = memoryResults(matches)
  const isThere = async (id: string) =>
    (await matches.load(id)) !== undefined || (await tables.load(id)) !== undefined
  const chat = memoryChat(isThere, async id => (await people.people.load(id)) !== undefined)
  const people = memoryPeople(person => {
    for (const { erase } of [matches, results, chat]) erase(person)
  }, now)
  return {
    chat,
    matches,
    results,
    tables,
    ...people,
    restored: 0,
    uptime: memoryUptime(),
    close: async () => undefined,
  }
}
