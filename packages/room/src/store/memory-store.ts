import type { Entry } from '@kazamata/kernel/match'
import { isStorable, type MatchStore, recordOf, type StoredMatch } from './match-store.ts'

/** Matches that live as long as the process. */
export function memoryStore(): MatchStore {
  const matches = new Map<string, { stored: StoredMatch; entries: readonly Entry[] }>()
  return {
    durable: false,
    list: async () => [...matches.values()].map(({ stored }) => stored).sort((a, b) => b.played - a.played),
    async load(id) {
      const match = matches.get(id)
      return match && { stored: match.stored, record: recordOf(match.stored, match.entries) }
    },
    async create(stored, entries) {
      if (matches.has(stored.id)) return 'lost'
      if (!isStorable(entries)) return 'failed'
      matches.set(stored.id, { stored, entries: [...entries] })
      return 'won'
    },
    async append(stored, from, entries) {
      const match = matches.get(stored.id)
      if (match === undefined || match.entries.length !== from) return 'lost'
      if (!isStorable(entries)) return 'failed'
      matches.set(stored.id, { stored, entries: [...match.entries, ...entries] })
      return 'won'
    },
    async remove(id) {
      matches.delete(id)
    },
  }
}
