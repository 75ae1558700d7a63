import type { StoredMatch } from '@kazamata/room/store'
import type { Stores } from '../matches/open-stores.ts'
import type { Campaign } from './campaign.ts'
import { withResults } from './campaign.ts'

/** All that is stored. Results of chapters that have come to their end are written down on the way. */
export async function loadStored(
  stores: Stores,
): Promise<{ readonly matches: readonly StoredMatch[]; readonly campaigns: readonly Campaign[] }> {
  const [matches, kept] = await Promise.all([stores.matches.list(), stores.campaigns.list()])
  const campaigns = kept.map(campaign => withResults(campaign, matches))
  const changed = campaigns.filter(campaign => !kept.includes(campaign))
  await Promise.all(changed.map(campaign => stores.campaigns.save(campaign)))
  return { matches, campaigns }
}
