import { isStorable, type LoggedEntry, recordOf } from '@kazamata/room/store'
import type { OnlineMatch, OnlineMatchStore, TableStore } from '../online-store.ts'

export function memoryMatches(tables: Pick<TableStore, 'remove'>): OnlineMatchStore {
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
      return { stored, record, requests: logged.map(({ request }) => request) }
    },
    read: async (id, from) => matches.get(id)?.logged.slice(from) ?? [],
    listOf: async person =>
      [...matches.values()]
        .map(({ stored }) => stored)
        .filter(({ people: seated }) => seated.includes(person))
        .sort((a, b) => b.played - a.played),
    async create(stored, entries) {
      if (matches.has(stored.id)) return 'lost'
      if (!isStorable(entries)) return 'failed'
      matches.set(stored.id, { stored, logged: entries.map(entry => ({ entry })) })
      await tables.remove(stored.id)
      return 'won'
    },
    async append(stored, from, entries, request) {
      const match = matches.get(stored.id)
      if (match === undefined || match.logged.length !== from) return 'lost'
      if (!isStorable(entries)) return 'failed'
      match.stored = stored
      match.logged.push(...entries.map(entry => ({ entry, ...(request !== undefined && { request }) })))
      return 'won'
    },
    async remove(id) {
      matches.delete(id)
    },
  }
}
