import { limits } from '@kazamata/protocol'
import type { PushStore, PushSubscription } from '../push-store.ts'

export function memoryPush(
  hasSession: (session: string, person: string) => boolean,
): PushStore & { erase(person: string): void } {
  /** By endpoint, the oldest first. */
  const subscriptions = new Map<string, PushSubscription>()
  const told = new Set<string>()
  let known: string | undefined

  function of(person: string): PushSubscription[] {
    for (const one of subscriptions.values())
      if (!hasSession(one.session, one.person)) subscriptions.delete(one.endpoint)
    return [...subscriptions.values()].filter(one => one.person === person).sort((a, b) => b.made - a.made)
  }

  return {
    of: async person => of(person),
    async save(subscription) {
      const { endpoint, person, session } = subscription
      if (!hasSession(session, person)) return 'lost'
      subscriptions.set(endpoint, subscription)
      for (const old of of(person).slice(limits.pushSubscriptions)) subscriptions.delete(old.endpoint)
      return 'won'
    },
    async remove(person, endpoint) {
      if (subscriptions.get(endpoint)?.person !== person) return 'lost'
      subscriptions.delete(endpoint)
      return 'won'
    },
    async tell(person, match) {
      const size = told.size
      return told.add(`${person} ${match}`).size > size ? 'won' : 'lost'
    },
    seen: async (person, match) => (told.delete(`${person} ${match}`) ? 'won' : 'lost'),
    loadKey: async () => known,
    async saveKey(key) {
      if (known !== undefined) return 'lost'
      known = key
      return 'won'
    },
    erase(person) {
      for (const [endpoint, one] of subscriptions) if (one.person === person) subscriptions.delete(endpoint)
      for (const one of told) if (one.startsWith(`${person} `)) told.delete(one)
    },
  }
}
