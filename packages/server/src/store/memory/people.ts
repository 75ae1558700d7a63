import type { DeviceLink, Person, PersonStore } from '../online-store.ts'

export function memoryPeople(): PersonStore {
  const people = new Map<string, Person>()
  const sessions = new Map<string, string>()
  const links = new Map<string, DeviceLink>()
  return {
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
  }
}
