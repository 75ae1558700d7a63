import type { ModerationStore } from '../moderation-store.ts'
import type { Account, AccountStore, DeviceLink, Person, PersonStore } from '../online-store.ts'
import type { PushStore } from '../push-store.ts'
import { memoryPush } from './push.ts'

/** People and their accounts; `onErase` is told whose traces are to be erased elsewhere. */
export function memoryPeople(
  onErase: (person: string) => void,
  now: () => number,
): {
  readonly people: PersonStore
  readonly accounts: AccountStore
  readonly moderation: ModerationStore
  readonly push: PushStore
} {
  const people = new Map<string, Person>()
  const accounts = new Map<string, Account>()
  /** By hash: whose it is. */
  const sessions = new Map<string, string>()
  /** By hash: when it was last used. */
  const used = new Map<string, number>()
  const links = new Map<string, DeviceLink>()
  /** By person: since when. */
  const bans = new Map<string, number>()
  const push = memoryPush((session, person) => sessions.get(session) === person)

  const find = (is: (account: Account) => boolean) => [...accounts.values()].find(is)
  const isTaken = (folded: string, person: string) =>
    find(account => account.folded === folded && account.person !== person) !== undefined

  function begin(session: string, person: string, at: number): void {
    sessions.set(session, person)
    used.set(session, at)
  }

  function endSessions(id: string): void {
    for (const [hash, person] of sessions) if (person === id) sessions.delete(hash)
    links.delete(id)
  }

  return {
    people: {
      async create(person, sessionHash) {
        if (people.has(person.id) || sessions.has(sessionHash)) return 'lost'
        people.set(person.id, { ...person, settings: {}, hidden: false })
        begin(sessionHash, person.id, now())
        return 'won'
      },
      ofSession: async hash => people.get(sessions.get(hash) ?? ''),
      load: async id => people.get(id),
      async rename(id, name, folded) {
        const person = people.get(id)
        const account = accounts.get(id)
        if (person === undefined || (account !== undefined && isTaken(folded, id))) return 'lost'
        people.set(id, { ...person, name })
        if (account !== undefined) accounts.set(id, { ...account, folded })
        return 'won'
      },
      async save(id, { settings, hidden }) {
        const person = people.get(id)
        if (person === undefined) return 'lost'
        people.set(id, { ...person, settings, hidden })
        return 'won'
      },
      async beginSession(id, sessionHash) {
        if (!people.has(id) || sessions.has(sessionHash)) return 'lost'
        begin(sessionHash, id, now())
        return 'won'
      },
      sessionUsed: async hash => (sessions.has(hash) ? used.get(hash) : undefined),
      async useSession(hash, at) {
        if (!sessions.has(hash)) return 'lost'
        used.set(hash, at)
        return 'won'
      },
      async endUnused(before) {
        const old = [...sessions.keys()].filter(hash => (used.get(hash) ?? 0) < before)
        for (const hash of old) sessions.delete(hash)
        return old.length > 0 ? 'won' : 'lost'
      },
      async endSession(sessionHash) {
        return sessions.delete(sessionHash) ? 'won' : 'lost'
      },
      async endSessions(id) {
        endSessions(id)
        return 'won'
      },
      async erase(id) {
        endSessions(id)
        accounts.delete(id)
        bans.delete(id)
        push.erase(id)
        people.delete(id)
        onErase(id)
        return 'won'
      },
      livingSessions: async hashes =>
        new Set(hashes.filter(hash => sessions.has(hash) && !bans.has(sessions.get(hash) ?? ''))),
      countSessions: async id => [...sessions.values()].filter(person => person === id).length,
      async saveLink(link) {
        if (!people.has(link.person)) return 'lost'
        links.set(link.person, link)
        return 'won'
      },
      async useLink(linkHash, sessionHash, at) {
        const link = [...links.values()].find(({ hash }) => hash === linkHash)
        if (link === undefined || link.expires <= at || sessions.has(sessionHash)) return 'lost'
        links.delete(link.person)
        begin(sessionHash, link.person, at)
        return 'won'
      },
    },
    accounts: {
      load: async person => accounts.get(person),
      ofName: async folded => find(account => account.folded === folded),
      ofRecovery: async hash => find(({ recoveryHash }) => recoveryHash === hash),
      async create(account, name) {
        const person = people.get(account.person)
        const isKept = accounts.has(account.person) || isTaken(account.folded, account.person)
        if (person === undefined || isKept) return 'lost'
        people.set(person.id, { ...person, name })
        accounts.set(person.id, account)
        return 'won'
      },
      async replacePassword(was, { passwordHash, recoveryHash, sessionHash }) {
        const account = accounts.get(was.person)
        if (account?.recoveryHash !== was.recoveryHash) return 'lost'
        accounts.set(was.person, { ...account, passwordHash, recoveryHash })
        endSessions(was.person)
        begin(sessionHash, was.person, now())
        return 'won'
      },
    },
    push,
    moderation: {
      people: async (text, most) =>
        [...people.values()]
          .filter(({ id, name }) => id === text || name.toLowerCase().includes(text.toLowerCase()))
          .sort((a, b) => b.made - a.made)
          .slice(0, most)
          .map(({ id, name, made }) => {
            const banned = bans.get(id)
            return { id, name, made, hasAccount: accounts.has(id), ...(banned !== undefined && { banned }) }
          }),
      isBanned: async person => bans.has(person),
      async ban(person, at) {
        if (!people.has(person) || bans.has(person)) return 'lost'
        bans.set(person, at)
        return 'won'
      },
      unban: async person => (bans.delete(person) ? 'won' : 'lost'),
    },
  }
}
