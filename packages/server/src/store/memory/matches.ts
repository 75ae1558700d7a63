import { isStorable, type LoggedEntry, recordOf } from '@kazamata/room/store'
import type { OnlineMatch, OnlineMatchStore, TableStore } from '../online-store.ts'
import { withoutPerson } from '../without-person.ts'

const isRunning = ({ winners, abandoned }: OnlineMatch) => winners === undefined && !abandoned

export function memoryMatches(
  tables: Pick<TableStore, 'load' | 'remove'>,
): OnlineMatchStore & { erase(person: string): void } {
  const matches = new Map<string, { stored: OnlineMatch; logged: LoggedEntry[] }>()
  return {
    async load(id) {
      const match = matches.get(id)
      if (match === undefined) return undefined
      const { stored, logged } = match
      const record = recordOf(
        stored,
        logged.map(({ entry }) => entry),
      )
      return {
        stored,
        record,
        requests: logged.map(({ request }) => request),
        times: logged.map(({ at }) => at),
      }
    },
    read: async (id, from) => matches.get(id)?.logged.slice(from) ?? [],
    headsOf: async ids =>
      ids.flatMap(id => {
        const { stored, logged } = matches.get(id) ?? {}
        if (stored === undefined || logged === undefined) return []
        const { people, abandoned } = stored
        return [{ id, length: logged.length, people, ...(abandoned && { abandoned }) }]
      }),
    listOf: async person =>
      [...matches.values()]
        .map(({ stored }) => stored)
        .filter(({ people: seated }) => seated.includes(person))
        .sort((a, b) => b.played - a.played),
    countRunning: async person =>
      [...matches.values()].filter(({ stored }) => isRunning(stored) && stored.people.includes(person))
        .length,
    listed: async most =>
      [...matches.values()]
        .map(({ stored }) => stored)
        .filter(stored => isRunning(stored) && stored.watchable && stored.settings.listed)
        .reverse()
        .sort((a, b) => b.begun - a.begun)
        .slice(0, most),
    async create(stored, entries, revision) {
      if (matches.has(stored.id)) return 'lost'
      if (revision !== undefined && (await tables.load(stored.id))?.revision !== revision) return 'lost'
      if (!isStorable(entries)) return 'failed'
      matches.set(stored.id, { stored, logged: entries.map(entry => ({ entry, at: stored.clockBegun })) })
      await tables.remove(stored.id)
      return 'won'
    },
    async append(progress, from, entries, request, at = 0) {
      const match = matches.get(progress.id)
      if (match === undefined || match.logged.length !== from || match.stored.abandoned) return 'lost'
      if (!isStorable(entries)) return 'failed'
      const { winners: _w, result: _r, clocks: _c, deserted: _d, due: _due, ...lasting } = match.stored
      const { active, winners, result, clocks, deserted, played, due } = progress
      match.stored = {
        ...lasting,
        active,
        played,
        ...(winners && { winners }),
        ...(result && { result }),
        ...(clocks && { clocks }),
        ...(deserted && { deserted }),
        ...(due !== undefined && { due }),
      }
      match.logged.push(...entries.map(entry => ({ entry, at, ...(request !== undefined && { request }) })))
      return 'won'
    },
    nextDue: async count =>
      [...matches.values()]
        .flatMap(({ stored: { id, due } }) => (due === undefined ? [] : [{ id, due }]))
        .sort((a, b) => a.due - b.due)
        .slice(0, count),
    async postpone(id, length, due) {
      const match = matches.get(id)
      if (match?.logged.length !== length || (match.stored.due ?? due) >= due) return 'lost'
      match.stored = { ...match.stored, due }
      return 'won'
    },
    async abandon(id, length) {
      const match = matches.get(id)
      if (match?.logged.length !== length || match.stored.winners || match.stored.abandoned) return 'lost'
      const { due: _due, ...stored } = match.stored
      match.stored = { ...stored, abandoned: true }
      return 'won'
    },
    async remove(id) {
      matches.delete(id)
    },
    erase(person) {
      for (const match of matches.values()) match.stored = withoutPerson(match.stored, person)
    },
  }
}
