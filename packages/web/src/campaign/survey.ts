import type { Campaign, Saved, Shelf } from '../matches/storage.ts'
import { settled } from './campaign.ts'

/** All that is on the shelf. Results of chapters that have come to their end are written down on the way. */
export async function survey(
  shelf: Shelf,
): Promise<{ readonly matches: readonly Saved[]; readonly campaigns: readonly Campaign[] }> {
  const [matches, kept] = await Promise.all([shelf.list(), shelf.campaigns()])
  const campaigns = kept.map(campaign => settled(campaign, matches))
  const changed = campaigns.filter(campaign => !kept.includes(campaign))
  await Promise.all(changed.map(campaign => shelf.keepCampaign(campaign)))
  return { matches, campaigns }
}
