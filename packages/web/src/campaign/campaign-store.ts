import type { Campaign } from './campaign.ts'

/** Stores campaigns. Their matches are stored apart. */
export interface CampaignStore {
  /** Last played first. */
  list(): Promise<readonly Campaign[]>
  /** Stores a campaign, over the one with its id; false when there is no space. */
  save(campaign: Campaign): Promise<boolean>
  /** Its matches stay. */
  remove(id: string): Promise<void>
}

/** Campaigns that live as long as the page, where the browser stores nothing. */
export function memoryCampaigns(): CampaignStore {
  const campaigns = new Map<string, Campaign>()
  return {
    list: async () => [...campaigns.values()].sort((a, b) => b.played - a.played),
    async save(campaign) {
      campaigns.set(campaign.id, campaign)
      return true
    },
    async remove(id) {
      campaigns.delete(id)
    },
  }
}
