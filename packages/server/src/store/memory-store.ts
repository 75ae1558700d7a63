import { isStorable, type LoggedEntry, recordOf } from '@kazamata/room/store'
import type { DeviceLink, OnlineMatch, OnlineStore, Person, WaitingTable } from './online-store.ts'

/** A store that lives as long as the process: for tests and simulations. */
export function memoryStore(): OnlineStore {
  const matches = new Map<string, { stored: OnlineMatch; logged: LoggedEntry[] }>()
  const tables = new Map<string, WaitingTable>()
  const people = new Map<string, Person>()
  const sessions = new Map<string, string>()
  const links = new Map<string, DeviceLink>()

  return {
    matches: {
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
    },
    tables: {
      load: async id => tables.get(id),
      listOf: async person =>
        [...tables.values()]
          .filter(
            ({ host, seats }) =>
              host === person || seats.some(seat => seat.kind === 'person' && seat.person === person),
          )
          .sort((a, b) => b.changed - a.changed),
      async create(table) {
        if (tables.has(table.id)) return 'lost'
        tables.set(table.id, table)
        return 'won'
      },
      async save(table) {
        if (tables.get(table.id)?.revision !== table.revision - 1) return 'lost'
        tables.set(table.id, table)
        return 'won'
      },
      async remove(id) {
        tables.delete(id)
      },
      async removeOld(before) {
        for (const { id, changed } of tables.values()) if (changed < before) tables.delete(id)
      },
    },
    people: {
      async create(person, sessionHash) {
        if (people.has(person.id) || sessions.has(sessionHash)) return 'lost'
        people.set(person.id, person)
        sessions.set(sessionHash, person.id)
        return 'won'
      },
      ofSession: async hash => people.get(sessions.get(hash) ?? ''),
      load: async id => people.get(id),
      async rename(id, name) {
        const person = people.get(id)
        if (person === undefined) return 'lost'
        people.set(id, { ...person, name })
        return 'won'
      },
      async saveLink(link) {
        if (!people.has(link.person)) return 'lost'
        links.set(link.person, link)
        return 'won'
      },
      async useLink(linkHash, sessionHash, at) {
        const link = [...links.values()].find(({ hash }) => hash === linkHash)
        if (link === undefined || link.expires <= at || sessions.has(sessionHash)) return 'lost'
        links.delete(link.person)
        sessions.set(sessionHash, link.person)
        return 'won'
      },
    },
    close: async () => undefined,
  }
}
