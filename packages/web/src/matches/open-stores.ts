import type { MatchStore } from '@kazamata/room/store'
import type { CampaignStore } from '../campaign/campaign-store.ts'
import type { HistoryStore } from '../history/history-store.ts'

/** Where this page stores what is played. */
export interface Stores {
  readonly matches: MatchStore
  readonly campaigns: CampaignStore
  readonly history: HistoryStore
}

let opened: Promise<Stores> | undefined

/** The stores of this page: in IndexedDB, or in memory where the browser has none to give. */
export function openStores(): Promise<Stores> {
  opened ??= import('./indexed-db.ts')
    .then(({ indexedDbStores }) => indexedDbStores())
    .catch(async () => (await import('./memory-stores.ts')).memoryStores())
  return opened
}
