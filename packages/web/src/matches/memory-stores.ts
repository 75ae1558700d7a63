import { memoryStore } from '@kazamata/room/store'
import { memoryCampaigns } from '../campaign/campaign-store.ts'
import { memoryHistory } from '../history/history-store.ts'

/** Stores that last as long as the page, where the browser has none to give. */
export const memoryStores = () => ({
  matches: memoryStore(),
  campaigns: memoryCampaigns(),
  history: memoryHistory(),
})
