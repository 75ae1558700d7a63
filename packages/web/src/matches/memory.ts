import type { Entry } from '@kazamata/kernel/match'
import { type Campaign, recordOf, type Saved, type Shelf } from './storage.ts'

/** Matches that live as long as the page, where the browser keeps nothing. */
export function memoryShelf(): Shelf {
  const matches = new Map<string, { saved: Saved; entries: Entry[] }>()
  const campaigns = new Map<string, Campaign>()
  return {
    durable: false,
    list: async () => [...matches.values()].map(({ saved }) => saved).sort((a, b) => b.played - a.played),
    async load(id) {
      const match = matches.get(id)
      return match && { saved: match.saved, record: recordOf(match.saved, [...match.entries]) }
    },
    async add(saved, entries) {
      if (matches.has(saved.id)) return 'conflict'
      matches.set(saved.id, { saved, entries: [...entries] })
      return 'kept'
    },
    async append(saved, from, entries) {
      const match = matches.get(saved.id)
      if (match === undefined || match.entries.length !== from) return 'conflict'
      match.saved = saved
      match.entries.push(...entries)
      return 'kept'
    },
    async remove(id) {
      matches.delete(id)
    },
    campaigns: async () => [...campaigns.values()].sort((a, b) => b.played - a.played),
    async keepCampaign(campaign) {
      campaigns.set(campaign.id, campaign)
      return 'kept'
    },
    async removeCampaign(id) {
      campaigns.delete(id)
    },
  }
}
